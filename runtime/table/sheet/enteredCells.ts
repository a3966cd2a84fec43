import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import { componentsOf } from '../../fields/componentsOf'
import { fieldOfRow } from '../../model/fieldOfRow'
import type { FieldModel } from '../../model/PageModel'
import { cellValue, type RowState } from '../../rows/RowState'
import type { EnteredCell, EnteredRow, RowsCore } from '../../rows/RowsCore'
import type { SheetCells } from './CellBlock'

/** Whether somebody can change the cell: it is there and open, and its kind has an input. */
export function canEnter(store: RowsCore, row: RowState, field: FieldModel): boolean {
  if (field.problem || !componentsOf(fieldOfRow(field, row.values)).Input) return false
  const { isVisible, isDisabled } = store.view(row, field)
  return isVisible && !isDisabled
}

/** Everything that one cell of a row holds: of a period its end too, of a chosen record what it brings along. */
export function cellIn(store: RowsCore, row: RowState, field: FieldModel): EnteredCell {
  const { key } = field
  const values = store.readRow(row)
  // A row holds what can be stored.
  const held = (name: string) => cellValue(values, name) as FieldValue
  const others = keysEnteredWith(field)
  return { key, value: held(key), ...(others.length > 0 ? { others: Object.fromEntries(others.map((name) => [name, held(name)])) } : {}) }
}

/** Keys of what a cell holds beside its own value. */
export function keysEnteredWith({ end, config, facts }: FieldModel): readonly string[] {
  return [...(end ? [end.key] : []), ...(facts.fills?.(config) ?? [])]
}

/** What empties the cells that can be changed. */
export function emptiedCells(store: RowsCore, { rows, fields }: SheetCells): EnteredRow[] {
  return rows.map((row) => ({ row, cells: open(store, row, fields).map((field) => emptied(cellIn(store, row, field))) }))
}

/** What fills the cells that can be changed with what stands in `source`, each column with its own. */
export function filledCells(store: RowsCore, source: RowState, { rows, fields }: SheetCells): EnteredRow[] {
  return rows.map((row) => ({ row, cells: open(store, row, fields).map((field) => cellIn(store, source, field)) }))
}

function open(store: RowsCore, row: RowState, fields: readonly FieldModel[]): FieldModel[] {
  return fields.filter((field) => canEnter(store, row, field))
}

function emptied({ key, others }: EnteredCell): EnteredCell {
  return { key, value: null, ...(others ? { others: Object.fromEntries(Object.keys(others).map((name) => [name, null])) } : {}) }
}
