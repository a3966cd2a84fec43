import type { PageKind } from '../page/kinds'

/** The file of the built browser part that says what a page of each kind needs at once: paths of scripts and style sheets. */
export const firstPiecesFile = 'first-pieces.json'

/** By kind of page, the paths of all files that are fetched for it, those that are wanted first before the others. */
export type FirstPieces = Partial<Record<PageKind, string[]>>
