import { atom } from 'jotai'
import { themeColours } from '../../kit/theme/Theme'
import { onStorageChanged, readStored, writeStored } from '../../session/storage'
import { countTaken, declarePreference, keepPreference, preferencesTakenAtom } from '../../session/userPreferences'

/** One preference: its value, kept for the user, with a copy on this device under `pro__<key>`. What is stored and is none of the values counts as absent. */
function preferenceAtom<T extends string | boolean>(key: string, values: readonly T[], initial: T, isShared = false) {
  declarePreference(key)
  const chosen = atom<{ value: T; taken: number } | undefined>(undefined)
  chosen.onMount = (set) => {
    const read = () => set({ value: readChoice(key, values, initial), taken: countTaken() })
    return isShared ? onStorageChanged(key, read) : undefined
  }
  return atom(
    (get) => {
      // What was chosen before another user's preferences were taken up counts no more.
      const taken = get(preferencesTakenAtom)
      const last = get(chosen)
      return last?.taken === taken ? last.value : readChoice(key, values, initial)
    },
    (get, set, value: T) => {
      writeStored(key, value)
      keepPreference(key, value)
      set(chosen, { value, taken: get(preferencesTakenAtom) })
    },
  )
}

/** A preference of the look, which every open tab of the browser takes up. What moves a page about stays each tab's own until it is loaded anew. */
function lookAtom<T extends string | boolean>(key: string, values: readonly T[], initial: T) {
  return preferenceAtom(key, values, initial, true)
}

function readChoice<T>(key: string, values: readonly T[], initial: T): T {
  const stored = readStored(key)
  return values.find((value) => value === stored) ?? initial
}

function switchAtom(key: string, initial: boolean) {
  return preferenceAtom<boolean>(key, [true, false], initial)
}

export const themeModes = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof themeModes)[number]
export const menuThemes = ['light', 'dark'] as const
export type MenuTheme = (typeof menuThemes)[number]
export const layoutModes = ['sidemenu', 'topmenu'] as const
export type LayoutMode = (typeof layoutModes)[number]
/** `ByPage`: fixed, but for lists, which have the whole width. */
export const contentWidths = ['ByPage', 'Fixed', 'Fluid'] as const
export type ContentWidth = (typeof contentWidths)[number]

/** The preferences of the user, one atom each, with the values that hold until somebody chooses. The language keeps itself: `text/language.ts`. */
export const menuThemeAtom = lookAtom<MenuTheme>('DEFAULT_THEME', menuThemes, 'light')
export const themeModeAtom = lookAtom<ThemeMode>('DEFAULT_LOOK', themeModes, 'light')
export const colourAtom = lookAtom('DEFAULT_COLOR', themeColours, themeColours[0])
export const isWeakAtom = lookAtom('DEFAULT_COLOR_WEAK', [true, false], false)
export const layoutAtom = preferenceAtom<LayoutMode>('DEFAULT_LAYOUT_MODE', layoutModes, 'sidemenu')
export const contentWidthAtom = preferenceAtom<ContentWidth>('DEFAULT_CONTENT_WIDTH_TYPE', contentWidths, 'ByPage')
export const isHeaderFixedAtom = switchAtom('DEFAULT_FIXED_HEADER', true)
export const hidesHeaderAtom = switchAtom('DEFAULT_FIXED_HEADER_HIDDEN', false)
export const isSiderFixedAtom = switchAtom('DEFAULT_FIXED_SIDEMENU', true)
export const isMultiPageAtom = switchAtom('DEFAULT_MULTI_PAGE', true)
export const isSidebarOpenAtom = switchAtom('SIDEBAR_TYPE', true)
export const hasBrowserNoticesAtom = switchAtom('BROWSER_NOTICES', false)
