/** Theme colours to choose from; the first is the default. */
export const themeColours = ['#1890FF', '#00359F', '#e60012', '#e78926', '#13C2C2', '#52C41A', '#2F54EB', '#722ED1'] as const
export type ThemeColour = (typeof themeColours)[number]

/** How the product looks. */
export interface Theme {
  isDark: boolean
  colour: ThemeColour
  /** Colours that everybody can tell apart, stronger lines, underlined links. */
  isWeak: boolean
  /** false: nothing moves. */
  hasMotion: boolean
}

export const defaultTheme: Theme = { isDark: false, colour: themeColours[0], isWeak: false, hasMotion: true }
