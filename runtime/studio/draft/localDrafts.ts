import { createLocalPlaces, type KeptInput, type LeftInput, type LocalPlaces } from '../../session/localPlaces'

/** A text as it stands in an editor, while the server does not have it. */
export interface LocalDraft extends KeptInput {
  text: string
  /** Revision of the server's draft that the text started from. */
  revision: number
  /** The texts of saves whose answers have not come: the server may have any of them. */
  sent: readonly string[]
}

/** A text that was left on this computer, and where it is kept. */
export type LeftDraft = LeftInput<LocalDraft>

/** What one user has typed into one page, kept on this computer until the server has it. */
export type LocalDrafts = LocalPlaces<LocalDraft>

function isLocalDraft(value: unknown): value is LocalDraft {
  if (value === null || typeof value !== 'object') return false
  const { text, revision, sent, at } = value as Partial<LocalDraft>
  return typeof text === 'string' && typeof revision === 'number' && Array.isArray(sent) && typeof at === 'number'
}

export function createLocalDrafts(userId: string, code: string): LocalDrafts {
  const start = `STUDIO_DRAFT ${userId} ${code} `
  const places = createLocalPlaces({ start, isKept: isLocalDraft, isSame: (one, other) => one.text === other.text })
  return {
    ...places,
    // Where there is no room for everything, the text alone.
    keep: (draft) => places.keep(draft) || places.keep({ ...draft, sent: [] }),
  }
}
