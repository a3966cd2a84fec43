import type { RefObject } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { CellKeyboardEvent, CellKeyDownArgs, Column, DataGridHandle } from '../../grid/DataGrid'
import { EditBar } from './EditBar'
import { editColumns } from './editColumns'
import { editKeys } from './editKeys'
import { open, save } from './openRow'
import type { RowInPlace } from './useRowEdit'

interface Surroundings {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  grid: RefObject<DataGridHandle | null>
  reload(): void
}

/** The bar over the rows, and the keys, while a row is edited in its place. */
function around({ core, id, at, end }: RowInPlace, { rows, columns, grid, reload }: Surroundings) {
  const saveRow = async () => {
    if (!(await save(core))) return
    end()
    reload()
  }
  const shared = { core, id, columns }
  return {
    bar: <EditBar key={id} {...shared} at={at} rows={rows} grid={grid} onSave={() => void saveRow()} onGiveUp={end} />,
    onKeyDown: (args: CellKeyDownArgs<Row>, event: CellKeyboardEvent) =>
      editKeys({ ...shared, grid: grid.current, save: () => void saveRow(), giveUp: end }, args, event),
  }
}

/** Opens another row. One at a time: what was typed into the one before is saved, or holds the place. */
async function openNext(before: RowInPlace | undefined, ...next: Parameters<typeof open>) {
  return before && !(await save(before.core)) ? undefined : open(...next)
}

/** Everything that editing a row in its place takes; it comes with the first row that is edited. */
export const rowEditing = { openNext, columns: editColumns, around }
