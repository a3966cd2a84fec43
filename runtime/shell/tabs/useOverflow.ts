import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether there is more in the element than it has width for. `count` is what it holds: a change of it is a reason to look again. */
export function useOverflow(element: RefObject<HTMLElement | null>, count: number): boolean {
  const [isOver, setOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const look = () => setOver(watched.scrollWidth > watched.clientWidth + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, count])
  return isOver
}
