/** What is known of a press on a button: `detail` counts the clicks of a pointer, and is 0 for a key. */
export interface Press {
  detail: number
}

/** Milliseconds between two clicks (B9): inserting, and every other button of the rows. */
export const clickPauses = { insert: 1500, other: 300 } as const

/**
 * Lets a click of a pointer through when the one before it is long enough ago. Keys are never held back, nor is what code does. `onRefused` is called once
 * until a click gets through again.
 */
export function createClickGuard(milliseconds: number, onRefused?: () => void): (press?: Press) => boolean {
  let last = Number.NEGATIVE_INFINITY
  let isSaid = false
  return (press) => {
    if (!press || press.detail === 0) return true
    const now = Date.now()
    if (now - last >= milliseconds) {
      last = now
      isSaid = false
      return true
    }
    if (!isSaid) onRefused?.()
    isSaid = true
    return false
  }
}
