import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels to scroll before the header goes away. */
const threshold = 100

/**
 * Whether the header is away: it goes when somebody scrolls down, and comes back with the first scroll up. Whatever scrolls the page counts, a long
 * list too; small boxes do not.
 */
export function useHiddenHeader(isWanted: boolean, frame: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)
  const last = useRef<{ part: Element | null; top: number }>({ part: null, top: 0 })

  // The room that the header gives or takes may move the page. That is nobody's scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the header's coming and going is the reason to look
  useLayoutEffect(() => {
    const { part } = last.current
    if (part) last.current = { part, top: part.scrollTop }
  }, [isHidden])

  useEffect(() => {
    const element = frame.current
    if (!element || !isWanted) return
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.clientHeight < element.clientHeight / 2) return
      const from = last.current.part === target ? last.current.top : 0
      const top = target.scrollTop
      last.current = { part: target, top }
      if (top > from) setHidden(top > threshold)
      else if (top < from) setHidden(false)
    }
    // The keyboard reaches what is away, and brings it back.
    const show = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.pw-header')) setHidden(false)
    }
    element.addEventListener('scroll', follow, { capture: true, passive: true })
    element.addEventListener('focusin', show)
    return () => {
      element.removeEventListener('scroll', follow, { capture: true })
      element.removeEventListener('focusin', show)
    }
  }, [isWanted, frame])
  return isWanted && isHidden
}
