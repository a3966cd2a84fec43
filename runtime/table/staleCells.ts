import type { FieldModel } from '../model/PageModel'
import { isStaleCell, type RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import type { StaleCell } from './EditableTableHandle'
import { keysEnteredWith } from './sheet/enteredCells'

/** The cells of these rows in which somebody else has saved another value than was typed here; a period is one cell. `numbers`: those that rows have on the screen. */
export function staleCells(
  store: RowsCore,
  fields: readonly FieldModel[],
  rows: Iterable<RowState>,
  numbers: ReadonlyMap<RowState, number> = new Map(),
): StaleCell[] {
  const ends = new Set(fields.flatMap(({ end }) => end?.key ?? []))
  const seen = fields.filter((field) => store.facts().isChecked(field) && !ends.has(field.key))
  return [...rows]
    .filter(({ staleKeys }) => staleKeys.size > 0)
    .flatMap((row) => seen.filter((field) => isStale(row, field)).map((field) => staleCell(store, row, field, numbers.get(row))))
}

function isStale(row: RowState, { key, end }: FieldModel): boolean {
  return isStaleCell(row, key) || (end !== undefined && isStaleCell(row, end.key))
}

function staleCell(store: RowsCore, row: RowState, field: FieldModel, number: number | undefined): StaleCell {
  return {
    id: `${row.key} ${field.key}`,
    ...(number === undefined ? {} : { row: number }),
    field,
    mine: row.values,
    theirs: row.base,
    takeTheirs: () => store.drop(row, [field.key, ...keysEnteredWith(field)]),
  }
}
