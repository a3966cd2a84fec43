import { type RefObject, useLayoutEffect, useState } from 'react'

/** Least width of one query input with its label, in pixels; the same number stands in `ListPage.css`. */
const itemWidth = 300
const beforeMeasuring = 4

/** How many query inputs stand side by side in the room that there is. */
export function useColumnsThatFit(container: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(beforeMeasuring)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setCount(Math.max(1, Math.floor(element.clientWidth / itemWidth)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return count
}
