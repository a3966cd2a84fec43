import type { DragEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from './Column'
import type { ColumnWidths, DataGridHandle } from './DataGrid'

/** Pixels by which a key makes a column wider or narrower. */
const step = 10

/** Where the heading that this is in stands among the columns; NaN for anything else. */
function placeOf(element: Element | null): number {
  return Number(element?.closest('[role="columnheader"]')?.getAttribute('aria-colindex')) - 1
}

/**
 * Ctrl and an arrow in a heading make its column wider or narrower; with Shift they move it past its neighbour, and the focus goes with it. true: the key is
 * used up. The grid would take the first for a pointer that is never let go.
 */
export function changesColumn<R, S>(
  event: KeyboardEvent,
  columns: readonly Column<R, S>[],
  grid: DataGridHandle | null,
  widths: ColumnWidths,
  resize: (widths: ColumnWidths) => void,
): boolean {
  const { key, shiftKey } = event
  // A cast: keys come from elements.
  const target = event.target as Element
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const idx = placeOf(target)
  const [column, neighbour] = [columns[idx], columns[idx + direction]]
  if (!(direction && column && (event.ctrlKey || event.metaKey) && (shiftKey ? column.onMove : column.resizable))) return false
  event.preventDefault()
  if (!shiftKey) {
    const width = Math.max(target.getBoundingClientRect().width + direction * step, column.minWidth ?? 50)
    resize(new Map([...widths, [column.key, { type: 'resized', width }]]))
  } else if (neighbour?.onMove && neighbour.frozen === column.frozen) {
    flushSync(() => column.onMove?.(neighbour.key))
    grid?.setActivePosition({ rowIdx: -1, idx: idx + direction }, { shouldFocus: true })
  }
  return true
}

/** true over a heading that does not take the column which is dragged: a locked one stays at its side. */
export function refusesColumn<R, S>({ target, currentTarget }: DragEvent, columns: readonly Column<R, S>[]): boolean {
  return columns[placeOf(currentTarget.querySelector('.rdg-cell-dragging'))]?.frozen !== columns[placeOf(target as Element)]?.frozen
}
