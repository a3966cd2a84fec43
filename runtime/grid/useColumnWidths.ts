import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ColumnWidths } from './DataGrid'

/** Screen refreshes that an animation is waited for, about two seconds. */
const timeout = 120

/**
 * The widths that the grid has measured and the user has dragged. A grid that appears in a dialog is measured while the dialog still grows, and
 * so too small: what was measured then is thrown away, and measured again when the dialog has its size.
 */
export function useColumnWidths(body: RefObject<HTMLElement | null>): [ColumnWidths, (widths: ColumnWidths) => void] {
  const [widths, setWidths] = useState<ColumnWidths>(() => new Map())
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const measureLater = (left: number) => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      if (left > 0 && isScaled(body.current)) measureLater(left - 1)
      else setWidths((before) => new Map([...before].filter(([, { type }]) => type === 'resized')))
    })
  }
  const change = (next: ColumnWidths) => {
    setWidths(next)
    if (isScaled(body.current)) measureLater(timeout)
  }
  return [widths, change]
}

/** true while the element is drawn larger or smaller than it is laid out. */
function isScaled(element: HTMLElement | null): boolean {
  if (!element) return false
  const { width } = element.getBoundingClientRect()
  return width > 0 && Math.abs(width - element.offsetWidth) > 1
}
