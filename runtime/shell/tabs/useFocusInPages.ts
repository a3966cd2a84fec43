import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the place of the pages where another one is shown and what had the focus has gone with the page before, or is hidden with it: the next
 * Tab leads into the page, and not to the top of the document. A page that takes the focus itself keeps it.
 */
export function useFocusInPages(place: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return undefined
    before.current = shown
    // Dialogs give the focus back as they go.
    const frame = requestAnimationFrame(() => {
      if (isLost(document.activeElement)) place.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [place, shown])
}

function isLost(focused: Element | null): boolean {
  return !focused || focused === document.body || focused.checkVisibility?.() === false
}
