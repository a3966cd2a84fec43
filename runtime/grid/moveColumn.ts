import type { DragEvent, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from './Column'
import type { ColumnWidths, DataGridHandle } from './DataGrid'

/** Pixels by which a key makes a column wider or narrower. */
const step = 10

/** Where the heading stands among the columns that this is in; -1 elsewhere. */
function placeOf(target: EventTarget | null): number {
  const heading = target instanceof Element ? target.closest('[role="columnheader"]') : null
  return Number(heading?.getAttribute('aria-colindex') ?? 0) - 1
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
  const { key, target } = event
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const idx = placeOf(target)
  const [column, neighbour] = [columns[idx], columns[idx + direction]]
  if (direction === 0 || !column || !(event.ctrlKey || event.metaKey)) return false
  if (!event.shiftKey) {
    if (!column.resizable || !(target instanceof Element)) return false
    const width = Math.max(target.getBoundingClientRect().width + direction * step, column.minWidth ?? 50)
    event.preventDefault()
    resize(new Map([...widths, [column.key, { type: 'resized', width }]]))
    return true
  }
  if (!column.onMove) return false
  event.preventDefault()
  if (!neighbour?.onMove || neighbour.frozen !== column.frozen) return true
  flushSync(() => column.onMove?.(neighbour.key))
  grid?.setActivePosition({ rowIdx: -1, idx: idx + direction }, { shouldFocus: true })
  return true
}

/** true over a heading that does not take the column which is dragged: a locked one stays at its side. */
export function refusesColumn<R, S>({ target, currentTarget }: DragEvent, columns: readonly Column<R, S>[]): boolean {
  const dragged = columns[placeOf(currentTarget.querySelector('.rdg-cell-dragging'))]
  const over = columns[placeOf(target)]
  return dragged !== undefined && over !== undefined && over.frozen !== dragged.frozen
}
