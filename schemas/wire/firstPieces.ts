import type { PageKind } from '../page/kinds'

/** The file of the built browser part that says what the first screen needs at once: paths of scripts and style sheets. */
export const firstPiecesFile = 'first-pieces.json'

/** Paths of the files that are fetched, those that are wanted first before the others. */
export interface FirstPieces {
  /** All for a page of each kind. */
  kinds: Partial<Record<PageKind, string[]>>
  /** Those beside, for what stands around the pages of somebody signed in. */
  frame: string[]
}
