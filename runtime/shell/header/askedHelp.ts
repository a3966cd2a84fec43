import { atom } from 'jotai'

/** The page whose help was asked for last, from the header or from its own toolbar. */
export const askedHelpAtom = atom<{ path: string; isOpen: boolean } | null>(null)
