import type { RefObject } from 'react'
import { type FocusedPart, useFocusOfGone } from '../kit/useFocusOfGone'
import type { DataGridHandle } from './DataGrid'

interface FocusedRow extends FocusedPart {
  rowIdx: number
  idx: number
}

/** Keeps the focus in the grid when its row goes: the row in its place takes it, the last one where none is left there, the headings where there is no row. */
export function useFocusOfRows(body: RefObject<HTMLElement | null>, grid: RefObject<DataGridHandle | null>, rows: readonly unknown[]) {
  return useFocusOfGone(body, rows, rowOf, (was) => moveFocus(grid.current, was, rows.length))
}

function rowOf(target: Element): FocusedRow | null {
  const cell = target.closest('.rdg-cell[role="gridcell"]')
  const element = cell?.closest('.rdg-row')
  if (!cell || !element) return null
  const headings = element.closest('.rdg')?.querySelectorAll('.rdg-header-row').length ?? 0
  return {
    element,
    rowIdx: Number(element.getAttribute('aria-rowindex')) - headings - 1,
    idx: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

function moveFocus(grid: DataGridHandle | null, { rowIdx, idx }: FocusedRow, count: number): void {
  // The grid leaves the focus where it is when the cell is the active one already.
  const place = count === 0 ? '[role="columnheader"]' : '.rdg-cell[role="gridcell"][aria-selected="true"]'
  grid?.element?.querySelector<HTMLElement>(place)?.focus()
  if (count > 0) grid?.setActivePosition({ rowIdx: Math.min(rowIdx, count - 1), idx }, { shouldFocus: true })
}
