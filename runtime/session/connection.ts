import { atom } from 'jotai'

/** false: the socket was open and is lost; it is tried again until it is back. */
export const isConnectedAtom = atom(true)
