import { useLayoutEffect, useState } from 'react'

/**
 * true once when there are fewer rows than before, until the next drawing, which nobody sees. The grid fails where an editor was open in a row that is gone
 * and whose place a footer has taken; without the footer it knows that the place is gone.
 */
export function useHasLostRows(count: number): boolean {
  const [before, setBefore] = useState(count)
  // Rows that came are no reason to draw once more.
  if (count > before) setBefore(count)
  useLayoutEffect(() => setBefore(count), [count])
  return count < before
}
