import { newRow } from '../../schemas/rules/defaults'
import { addedRow, type CellValues, type RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'

/** A row with the defaults of its fields, and values over them. */
export function emptyRow(store: RowsCore, values: CellValues = {}): RowState {
  const { fields, user } = store.facts()
  const configs = fields.filter(({ problem }) => !problem).map(({ config }) => config)
  return addedRow({ ...newRow(configs, { user }).row, ...values })
}
