import { useLayoutEffect, useReducer, useRef } from 'react'

/**
 * true once when there are fewer rows than before, until the next drawing, which nobody sees. The grid fails where an editor was open in a row that is gone
 * and whose place a footer has taken; without the footer it knows that the place is gone.
 */
export function useHasLostRows(count: number): boolean {
  const before = useRef(count)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const hasLost = count < before.current
  useLayoutEffect(() => {
    before.current = count
    // Rows that came are no reason to draw once more.
    if (hasLost) drawAgain()
  }, [count, hasLost])
  return hasLost
}
