import { atom } from 'jotai'
import { showMessage } from '../../kit/notices'
import type { Look, ThemeColour } from '../../kit/theme/Look'
import { makeTheme } from '../../kit/theme/makeTheme'
import { showLook } from '../../kit/theme/showLook'
import { text } from '../../text/i18n'
import { prefersDarkAtom, prefersStillAtom } from './deviceLook'
import { colourAtom, isWeakAtom, type LookKind, lookKindAtom } from './preferences'

/** The look that the preferences and the device make together. */
export const lookAtom = atom<Look>((get) => ({
  isDark: isDark(get(lookKindAtom), get(prefersDarkAtom)),
  colour: get(colourAtom),
  isWeak: get(isWeakAtom),
  hasMotion: !get(prefersStillAtom),
}))

/** The same for antd. */
export const themeAtom = atom((get) => makeTheme(get(lookAtom)))

interface LookChange {
  kind?: LookKind
  colour?: ThemeColour
  isWeak?: boolean
}

/** Changes the look. It is tried out first: one that cannot be shown changes nothing and says so (specification P8). */
export const changeLookAtom = atom(null, (get, set, { kind, colour, isWeak }: LookChange) => {
  const before = get(lookAtom)
  try {
    showLook({
      ...before,
      isDark: isDark(kind ?? get(lookKindAtom), get(prefersDarkAtom)),
      colour: colour ?? before.colour,
      isWeak: isWeak ?? before.isWeak,
    })
  } catch {
    showMessage('error', text('shell.themeFailed'))
    return
  }
  if (kind !== undefined) set(lookKindAtom, kind)
  if (colour !== undefined) set(colourAtom, colour)
  if (isWeak !== undefined) set(isWeakAtom, isWeak)
})

function isDark(kind: LookKind, prefersDark: boolean): boolean {
  return kind === 'dark' || (kind === 'system' && prefersDark)
}
