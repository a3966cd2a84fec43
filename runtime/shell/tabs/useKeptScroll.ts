import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Place {
  left: number
  top: number
}

/** Brings a page and everything that scrolls inside it back to where it stood, when it comes into sight again: what is not displayed loses its place. */
export function useKeptScroll(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const places = useRef(new Map<Element, Place>())
  useLayoutEffect(() => {
    const page = element.current
    if (!page) return
    for (const [part, { left, top }] of places.current) {
      if (!page.contains(part)) places.current.delete(part)
      part.scrollLeft = left
      part.scrollTop = top
    }
    const note = ({ target }: Event) => {
      if (target instanceof Element) places.current.set(target, { left: target.scrollLeft, top: target.scrollTop })
    }
    page.addEventListener('scroll', note, { capture: true, passive: true })
    return () => page.removeEventListener('scroll', note, { capture: true })
  }, [])
  return element
}
