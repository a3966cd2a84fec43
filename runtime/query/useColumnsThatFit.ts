import { type RefObject, useLayoutEffect, useState } from 'react'

const beforeMeasuring = 4

/** How many query inputs of a width in pixels stand side by side in the room that there is. */
export function useColumnsThatFit(container: RefObject<HTMLElement | null>, itemWidth: number): number {
  const [count, setCount] = useState(beforeMeasuring)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => {
      const room = roomInside(element)
      if (room > 0) setCount(Math.max(1, Math.floor(room / itemWidth)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, itemWidth])
  return count
}

/** Width in pixels between the paddings. */
function roomInside(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0)
}
