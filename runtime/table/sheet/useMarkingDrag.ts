import type { RefObject } from 'react'
import type { DataGridHandle, PositionOf } from '../../grid/DataGrid'
import { blockOf, type CellAt, cellBeside, type SheetCells } from './CellBlock'
import { useCellDrag } from './useCellDrag'
import type { MarkedCells } from './useCellRange'

interface Surroundings {
  sheet: SheetCells
  marked: MarkedCells
  grid: RefObject<DataGridHandle | null>
  position: RefObject<PositionOf | null>
  scrollTo(at: CellAt): void
}

/** Marks the cells that the mouse is dragged over, from the one that it was pressed on. */
export function useMarkingDrag({ sheet, marked, grid, position, scrollTo }: Surroundings) {
  return useCellDrag({
    grid,
    cellAt: (rowIdx, idx) => position.current && cellStanding(sheet, position.current, rowIdx, idx),
    onDrag(from, step) {
      const last = marked.range?.to ?? from
      // Over the number of a row, or its box, the columns stay as they are.
      const to = 'over' in step ? { key: last.key, ...step.over } : cellBeside(sheet, last, step.beyond.rows, step.beyond.columns)
      if (!to || !blockOf(sheet, { from, to })) return
      marked.mark(to.row === from.row && to.key === from.key ? null : { from, to })
      if ('beyond' in step) scrollTo(to)
    },
  })
}

/** The row that stands there, and its field where that is one; undefined for what stands under an opened row. */
function cellStanding({ rows, fields }: SheetCells, positionOf: PositionOf, rowIdx: number, idx: number) {
  let [low, high] = [0, Math.min(rowIdx, rows.length - 1)]
  // What the grid puts between the rows moves them down, each as far as the one before it or further.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (positionOf(middle, '').rowIdx <= rowIdx) low = middle
    else high = middle - 1
  }
  const row = rows[low]
  if (!row || positionOf(low, '').rowIdx !== rowIdx) return undefined
  const field = fields.find(({ key }) => positionOf(0, key).idx === idx)
  return { row, ...(field ? { key: field.key } : {}) }
}
