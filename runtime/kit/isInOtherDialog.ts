import type { SyntheticEvent } from 'react'

/** true for what happens in a dialog that was opened from here: React hands it on to whoever opened the dialog, though it stands elsewhere in the document. */
export function isInOtherDialog({ target, currentTarget }: Pick<SyntheticEvent, 'target' | 'currentTarget'>): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null
  return dialog !== null && !dialog.contains(currentTarget)
}
