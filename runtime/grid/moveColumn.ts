import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Column } from './Column'
import type { DataGridHandle } from './DataGrid'

/** Moves the column whose heading has the focus past its neighbour, by Ctrl, Shift and an arrow; the focus goes with it. true: the key is used up. */
export function movesColumn<R, S>(event: KeyboardEvent, columns: readonly Column<R, S>[], grid: DataGridHandle | null): boolean {
  const { key, target } = event
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const heading = target instanceof Element ? target.closest('[role="columnheader"]') : null
  if (step === 0 || !heading || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return false
  const idx = Number(heading.getAttribute('aria-colindex')) - 1
  const [column, neighbour] = [columns[idx], columns[idx + step]]
  if (!column?.onMove) return false
  event.preventDefault()
  if (!neighbour?.onMove || neighbour.frozen !== column.frozen) return true
  flushSync(() => column.onMove?.(neighbour.key))
  grid?.setActivePosition({ rowIdx: -1, idx: idx + step }, { shouldFocus: true })
  return true
}
