import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { toolbarButtons } from './useOneTabStop'

/** Pixels between two buttons, and of the button that opens the menu of the rest. */
const gap = 8
const rest = 32

/** How many buttons find room in one line. `labels` says which they are: others are all drawn once, and measured before anybody sees it. */
export function useFitting(bar: RefObject<HTMLElement | null>, labels: string): number {
  const [fitting, setFitting] = useState({ labels, count: Number.POSITIVE_INFINITY })
  const measured = useRef<{ labels: string; widths: readonly number[] }>(undefined)
  const isKnown = fitting.labels === labels
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    if (measured.current?.labels !== labels) measured.current = { labels, widths: toolbarButtons(element).map(widthOf) }
    const { widths } = measured.current
    const measure = () => {
      const count = countFitting(widths, widthOf(element))
      setFitting((before) => (before.labels === labels && before.count === count ? before : { labels, count }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar, labels])
  return isKnown ? fitting.count : Number.POSITIVE_INFINITY
}

function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width
}

/** What is measured has fractions that add up: half a pixel is no reason for a menu. A toolbar without width is not seen. */
function countFitting(widths: readonly number[], room: number): number {
  let end = -gap
  let withRest = 0
  for (const width of widths) {
    end += gap + width
    if (end + gap + rest <= room + 0.5) withRest += 1
  }
  return room === 0 || end <= room + 0.5 ? Number.POSITIVE_INFINITY : withRest
}
