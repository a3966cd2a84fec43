import type { TextKey } from '../../text/TextKey'
/** Largest photo, in megabytes. */
export const photoLimit = 5

/** Key of the text that says why a file cannot be taken as a photo; `null` when it can. */
export function photoProblem({ type, size }: { type: string; size: number }): TextKey | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'avatar.kind'
  return size > photoLimit * 1024 * 1024 ? 'avatar.large' : null
}
