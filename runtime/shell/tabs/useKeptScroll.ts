import { type RefObject, useLayoutEffect, useRef } from 'react'

interface ScrollPosition {
  left: number
  top: number
}

/**
 * Brings a page and everything that scrolls inside it back to where it stood, when it comes into sight again: what is not displayed loses its place.
 * The frame around the pages, where that is what scrolls, stands for each page where it was left; for a new one at the top.
 */
export function useKeptScroll(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<Element, ScrollPosition>())
  useLayoutEffect(() => {
    const page = element.current
    if (!page) return
    const frame = page.closest('.pw-layout')
    if (frame && !places.current.has(frame)) places.current.set(frame, { left: 0, top: 0 })
    for (const [part, { left, top }] of places.current) {
      if (part !== frame && !page.contains(part)) places.current.delete(part)
      part.scrollLeft = left
      part.scrollTop = top
    }
    const note = ({ target }: Event) => {
      if (target === frame || (target instanceof Element && page.contains(target)))
        places.current.set(target as Element, { left: (target as Element).scrollLeft, top: (target as Element).scrollTop })
    }
    const root = frame ?? page
    root.addEventListener('scroll', note, { capture: true, passive: true })
    return () => root.removeEventListener('scroll', note, { capture: true })
  }, [])
  return element
}
