import { mix, readableOn } from './contrast.ts'
import type { Theme } from './Theme.ts'

/** The surfaces that text stands on; `theme.css` has the same values. */
export const surfaces = {
  light: { ground: '#f4f6f9', surface: '#ffffff', raised: '#ffffff' },
  dark: { ground: '#0f1216', surface: '#171b21', raised: '#1f252d' },
} as const

/** What one colour becomes, so that text in it and text on it can be read. */
export interface Shades {
  /** For text, lines and filled pieces. */
  main: string
  hover: string
  active: string
  /** Behind text in the main shade. */
  soft: string
  softHover: string
  line: string
  lineHover: string
}

/**
 * The colour as it is where text in it can be read, else the nearest shade. Light: text on the filled piece is white; dark: nearly black,
 * since no shade can be read on a dark surface and carry white text as well.
 */
export function shadesOf(colour: string, { isDark }: Pick<Theme, 'isDark'>): Shades {
  const { ground, surface, raised } = surfaces[isDark ? 'dark' : 'light']
  const extreme = isDark ? '#ffffff' : '#000000'
  const soft = mix(surface, colour, isDark ? 0.22 : 0.1)
  const main = readableOn(colour, [ground, surface, raised, soft], extreme)
  return {
    main,
    hover: mix(main, extreme, 0.14),
    active: mix(main, extreme, 0.28),
    soft,
    softHover: mix(surface, colour, isDark ? 0.3 : 0.16),
    line: mix(surface, colour, 0.4),
    lineHover: mix(surface, colour, 0.6),
  }
}

/** Text on a filled piece. */
export function textOnFilled({ isDark }: Pick<Theme, 'isDark'>): string {
  return isDark ? '#0b1320' : '#ffffff'
}
