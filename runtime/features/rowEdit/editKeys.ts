import type { Row } from '../../../schemas/api/Result'
import { componentsOf } from '../../fields/componentsOf'
import type { RowFormCore } from '../../form/RowFormCore'
import type { CellKeyboardEvent, CellKeyDownArgs, Column, DataGridHandle } from '../../grid/DataGrid'
import { opensRow } from '../../grid/gridEvents'

interface Edited {
  core: RowFormCore
  id: string
  grid: DataGridHandle | null
  columns: readonly Column<Row>[]
  save(): void
  giveUp(): void
}

/** Keys in the edited row: Enter saves, Escape gives up, Tab goes on to the next cell that can be changed. An editor that opens something has its own Enter. */
export function editKeys({ core, id, grid, columns, save, giveUp }: Edited, args: CellKeyDownArgs<Row>, event: CellKeyboardEvent): void {
  const { row, column, rowIdx } = args
  if (!row || !column || row.id !== id) return
  if (event.key === 'Tab' && args.mode === 'EDIT') {
    const here = columns.findIndex(({ key }) => key === column.key)
    const next = nextEditable(columns, row, here, event.shiftKey ? -1 : 1)
    if (next === -1) return
    event.preventDefault()
    event.preventGridDefault()
    grid?.setActivePosition({ rowIdx, idx: column.idx + next - here }, { enableEditor: true, shouldFocus: true })
  }
  if (event.key === 'Enter') {
    const field = core.fields.get(column.key)
    if (args.mode === 'EDIT') {
      if (!field || !componentsOf(field).opensPopup) save()
    } else if (opensRow(event)) {
      event.preventDefault()
      event.preventGridDefault()
      save()
    }
  }
  if (event.key === 'Escape' && args.mode === 'ACTIVE') {
    event.stopPropagation()
    giveUp()
  }
}

/** Index of the next column that can be changed in the row; -1: there is none on this side. */
export function nextEditable(columns: readonly Column<Row>[], row: Row, from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < columns.length; index += step) {
    const { editable } = columns[index] ?? {}
    if (typeof editable === 'function' && editable(row)) return index
  }
  return -1
}
