import { type RefObject, useEffect } from 'react'
import { lineIsUp } from '../../kit/line'

/** A pointer that comes to lie over the place because the page has changed below it does not move. */
const reaching = ['pointermove', 'pointerdown', 'focusin'] as const

/**
 * Fetches what will be needed next when somebody reaches for the place: it is no part of what the page shows first, and is there when
 * the button is pressed. What cannot be fetched now is fetched when it is needed.
 */
export function usePreload(place: RefObject<HTMLElement | null>, load: () => Promise<unknown>): void {
  useEffect(() => {
    const reached = new AbortController()
    const fetch = () => {
      reached.abort()
      void lineIsUp()
        .then(load)
        .catch(() => {})
    }
    for (const event of reaching) place.current?.addEventListener(event, fetch, { passive: true, signal: reached.signal })
    return () => reached.abort()
  }, [place, load])
}
