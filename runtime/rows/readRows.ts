import type { Row } from '../../schemas/api/Result'
import { type CellValues, plainRow, type RowState } from './RowState'
import type { RowsState } from './RowsState'

const known = new WeakMap<RowState, { values: CellValues; plain: Row }>()

/** The rows as they stand now, in order. New rows carry a temporary id. A row that has not changed since it was last read is the same object. */
export function readRows(rows: RowsState): Row[] {
  return rows.rows.map((row) => {
    const values = rows.readRow(row)
    const last = known.get(row)
    if (last?.values === values) return last.plain
    const plain = plainRow(row, values)
    known.set(row, { values, plain })
    return plain
  })
}
