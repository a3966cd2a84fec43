import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ColumnWidths } from './DataGrid'

/** Widths that were dragged, by the keys of their columns, in pixels. */
export type DraggedWidths = Readonly<Record<string, number>>

/** Screen refreshes that an animation is waited for, about two seconds. */
const timeout = 120

/**
 * The widths that the grid has measured and the user has dragged, beginning with those that were dragged before. A grid that appears in a dialog is measured
 * while the dialog still grows, and so too small: what was measured then is thrown away, and measured again when the dialog has its size.
 */
export function useColumnWidths(
  body: RefObject<HTMLElement | null>,
  before: DraggedWidths = {},
  onDragged?: (widths: DraggedWidths) => void,
): [ColumnWidths, (widths: ColumnWidths) => void] {
  const [widths, setWidths] = useState<ColumnWidths>(
    () => new Map(Object.entries(before).map(([key, width]) => [key, { type: 'resized', width }])),
  )
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const measureLater = (left: number) => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      if (left > 0 && isScaled(body.current)) measureLater(left - 1)
      else setWidths((before) => new Map(draggedOf(before)))
    })
  }
  const change = (next: ColumnWidths) => {
    setWidths(next)
    if (isScaled(body.current)) measureLater(timeout)
    const dragged = draggedOf(next)
    // The grid hands on those that it has not changed.
    if (dragged.some(([key, width]) => width !== widths.get(key)))
      onDragged?.(Object.fromEntries(dragged.map(([key, { width }]) => [key, width])))
  }
  return [widths, change]
}

function draggedOf(widths: ColumnWidths) {
  return [...widths].filter(([, { type }]) => type === 'resized')
}

/** true while the element is drawn larger or smaller than it is laid out. */
function isScaled(element: HTMLElement | null): boolean {
  if (!element) return false
  const { width } = element.getBoundingClientRect()
  return width > 0 && Math.abs(width - element.offsetWidth) > 1
}
