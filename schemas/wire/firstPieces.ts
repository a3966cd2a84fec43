import type { PageKind } from '../page/kinds'

/** The file of the built browser part that says what a page of each kind needs at once: paths of scripts and style sheets. */
export const firstPiecesFile = 'first-pieces.json'

/** By kind of page, the paths of the files beside those that the document names itself. */
export type FirstPieces = Partial<Record<PageKind, string[]>>
