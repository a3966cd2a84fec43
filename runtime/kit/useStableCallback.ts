import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that is the same in every drawing and does what the one of the last drawing does, so that a memoised component that is handed it need not be
 * drawn anew. For events: it must not be called while something is drawn.
 */
export function useStableCallback<A extends unknown[], R>(callback: (...given: A) => R): (...given: A) => R {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
