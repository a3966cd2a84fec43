import { atom } from 'jotai'
import { showMessage } from '../../kit/notifications'
import { antdTheme } from '../../kit/theme/antdTheme'
import { applyTheme } from '../../kit/theme/applyTheme'
import type { Theme, ThemeColour } from '../../kit/theme/Theme'
import { text } from '../../text/i18n'
import { prefersDarkAtom, prefersStillAtom } from './deviceTheme'
import { colourAtom, isWeakAtom, type ThemeMode, themeModeAtom } from './preferences'

/** The theme that the preferences and the device make together. */
export const themeAtom = atom<Theme>((get) => ({
  isDark: isDark(get(themeModeAtom), get(prefersDarkAtom)),
  colour: get(colourAtom),
  isWeak: get(isWeakAtom),
  hasMotion: !get(prefersStillAtom),
}))

/** The same for antd. */
export const antdThemeAtom = atom((get) => antdTheme(get(themeAtom)))

interface ThemeChange {
  kind?: ThemeMode
  colour?: ThemeColour
  isWeak?: boolean
}

/** Changes the theme. It is tried out first: one that cannot be shown changes nothing and says so. */
export const changeThemeAtom = atom(null, (get, set, { kind, colour, isWeak }: ThemeChange) => {
  const before = get(themeAtom)
  try {
    applyTheme({
      ...before,
      isDark: isDark(kind ?? get(themeModeAtom), get(prefersDarkAtom)),
      colour: colour ?? before.colour,
      isWeak: isWeak ?? before.isWeak,
    })
  } catch {
    showMessage('error', text('shell.themeFailed'))
    return
  }
  if (kind !== undefined) set(themeModeAtom, kind)
  if (colour !== undefined) set(colourAtom, colour)
  if (isWeak !== undefined) set(isWeakAtom, isWeak)
})

function isDark(kind: ThemeMode, prefersDark: boolean): boolean {
  return kind === 'dark' || (kind === 'system' && prefersDark)
}
