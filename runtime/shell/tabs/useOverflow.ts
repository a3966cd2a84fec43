import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether there is more in the element than it has width for. `count` is what it holds: a change of it is a reason to look again. The observer speaks first when
 * the page is laid out anyway: to ask before would lay it out once more.
 */
export function useOverflow(element: RefObject<HTMLElement | null>, count: number): boolean {
  const [isOver, setOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => setOver(watched.scrollWidth > watched.clientWidth + 1))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, count])
  return isOver
}
