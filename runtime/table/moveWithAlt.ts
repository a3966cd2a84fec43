import type { CellKeyboardEvent, CellKeyDownArgs } from '../grid/DataGrid'
import type { RowState } from '../rows/RowState'
import type { TableActions } from './useTableActions'

/** Alt with an arrow takes the row of the cell up or down; the cell stays the one that is worked in. */
export function moveWithAlt<S>(
  { row, column, mode }: CellKeyDownArgs<RowState, S>,
  event: CellKeyboardEvent,
  moveBy: TableActions['moveBy'],
  show: (row: RowState, key: string) => void,
): void {
  if (mode !== 'ACTIVE' || !row || !event.altKey) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventGridDefault()
  event.preventDefault()
  moveBy(row, event.key === 'ArrowUp' ? -1 : 1)
  show(row, column?.key ?? '')
}
