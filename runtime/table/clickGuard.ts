/** Lets a click through when the one before it is long enough ago. Specification B9: 1500 ms between inserts, 300 ms for other clicks. */
export function createClickGuard(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = Date.now()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}
