import type { PageDraft } from '../../../schemas/api/pages'

/** How far the text in the editor is from being safe. */
export type SaveState =
  /** The server has it. */
  | 'saved'
  /** Typed a moment ago; it is saved when the typing pauses. */
  | 'typed'
  | 'saving'
  /** It could not be saved, or somebody must decide first. */
  | 'unsaved'

/** A draft as its editor shows it. Every change gives a new object. */
export interface DraftSnapshot {
  /** The server's draft that `text` started from; undefined until it was read. */
  draft: PageDraft | undefined
  /** Why the draft could not be read. */
  error: Error | null
  /** The text in the editor: the only place where it is kept. */
  text: string
  state: SaveState
  /** false: the browser's storage would not keep the text, so that it is lost with the tab. */
  isKept: boolean
  /** Why the last save failed; null when it did not. */
  failure: Error | null
  /** The draft as it was saved elsewhere meanwhile; somebody must choose between it and `text`. */
  conflict: PageDraft | null
  /** true: the text was saved elsewhere while this editor was open, and taken over. */
  isFromElsewhere: boolean
}

/**
 * Keeps the draft of one page while it is written: on this computer with every key, on the server when the typing pauses. A save names the revision
 * that it started from, and an older revision is never taken for a newer one, so that no text overwrites another without somebody's word.
 */
export interface DraftKeeper {
  read(): DraftSnapshot
  /** Calls after every change. The result stops it. */
  subscribe(changed: () => void): () => void
  /** The editor is on the screen: the server's draft is read, and what it does not have is saved. */
  open(): void
  /** The editor leaves the screen: what is typed is saved now. */
  close(): void
  type(text: string): void
  /** Saves now; true when the server has the text. */
  save(): Promise<boolean>
  /** Ends the conflict: `theirs` takes their text, `mine` saves over it. */
  settle(whose: 'theirs' | 'mine'): Promise<void>
  /** The server has replaced the draft by `published`, which stood in the editor or was brought back: what was typed since stays. */
  replaceBy(draft: PageDraft, published: string): void
  /** Looks whether the draft was saved elsewhere. */
  refresh(): Promise<void>
}
