import { atom } from 'jotai'

/** What of the two is open: the search over everything, or the list of keys. */
export const openedPaletteAtom = atom<'search' | 'keys' | null>(null)
