import { type RefObject, useEffect, useRef, useState } from 'react'

/** Pixels to scroll before the header goes away (specification P9). */
const threshold = 100

/**
 * Whether the header is away: it goes when somebody scrolls down, and comes back with the first scroll up. Whatever scrolls the page counts, a long
 * list too; small boxes do not.
 */
export function useHiddenHeader(isWanted: boolean, frame: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)
  const last = useRef<{ part: Element | null; top: number; height: number }>({ part: null, top: 0, height: 0 })
  useEffect(() => {
    const element = frame.current
    if (!element || !isWanted) return
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.clientHeight < element.clientHeight / 2) return
      const before = last.current
      const top = target.scrollTop
      const height = target.clientHeight
      last.current = { part: target, top, height }
      // A place that changes because the header came or went is nobody's scrolling.
      if (before.part === target && before.height !== height) return
      const from = before.part === target ? before.top : 0
      if (top > from) setHidden(top > threshold)
      else if (top < from) setHidden(false)
    }
    element.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => element.removeEventListener('scroll', follow, { capture: true })
  }, [isWanted, frame])
  return isWanted && isHidden
}
