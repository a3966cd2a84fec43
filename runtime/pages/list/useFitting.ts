import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { toolbarButtons } from './toolbarButtons'

/** Pixels between two buttons, and of the button that opens the menu of the rest. */
const gap = 8
const rest = 32

interface Measured {
  labels: string
  buttons: readonly HTMLElement[]
  /** Those that were seen last: a button that is at work, or whose letters come late, grows; one that is in the menu has no width. */
  widths: readonly number[]
}

/** How many buttons find room in one line. `labels` says which they are: others are all drawn once, and measured before anybody sees it. */
export function useFitting(bar: RefObject<HTMLElement | null>, labels: string): number {
  const [fitting, setFitting] = useState({ labels, count: Number.POSITIVE_INFINITY })
  const measured = useRef<Measured>(undefined)
  const isKnown = fitting.labels === labels
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    if (measured.current?.labels !== labels) measured.current = { labels, buttons: toolbarButtons(element), widths: [] }
    const known = measured.current
    const measure = () => {
      known.widths = known.buttons.map((button, index) => widthOf(button) || (known.widths[index] ?? 0))
      const count = countFitting(known.widths, widthOf(element))
      setFitting((before) => (before.labels === labels && before.count === count ? before : { labels, count }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...known.buttons]) observer.observe(observed)
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
