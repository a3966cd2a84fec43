import { type RefObject, useLayoutEffect, useRef } from 'react'

interface ScrollPosition {
  left: number
  top: number
}

/** Frames that stand elsewhere than at their top. To ask them, or to tell one at its top to go there, has the whole page laid out at once. */
const moved = new WeakSet<Element>()

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
      if (left === 0 && top === 0 && !moved.has(part)) continue
      part.scrollLeft = left
      part.scrollTop = top
    }
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !(target === frame || page.contains(target))) return
      const { scrollLeft: left, scrollTop: top } = target
      places.current.set(target, { left, top })
      if (target !== frame) return
      if (left === 0 && top === 0) moved.delete(target)
      else moved.add(target)
    }
    const root = frame ?? page
    root.addEventListener('scroll', note, { capture: true, passive: true })
    return () => root.removeEventListener('scroll', note, { capture: true })
  }, [])
  return element
}
