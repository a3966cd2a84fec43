import type { CellKeyboardEvent, CellKeyDownArgs } from '../../grid/DataGrid'

/** true for the key that opens the row of a cell; the grid then leaves it alone. */
export function opensByKey<R, S>(args: CellKeyDownArgs<R, S>, event: CellKeyboardEvent): args is CellKeyDownArgs<R, S> & { row: R } {
  if (args.mode !== 'ACTIVE' || args.row === undefined || event.key !== 'Enter' || !event.altKey) return false
  event.preventGridDefault()
  event.preventDefault()
  return true
}
