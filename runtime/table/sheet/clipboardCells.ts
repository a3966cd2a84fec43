import type { ExpressionScope } from '../../../schemas/rules/expression'
import { dressedText } from '../../fields/workOutCell'
import { writeTabbed } from '../../kit/tabbedText'
import { fieldOfRow } from '../../model/fieldOfRow'
import type { FieldModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import type { EnteredCell, RowsCore } from '../../rows/RowsCore'
import type { SheetCells } from './CellBlock'
import { cellIn } from './enteredCells'

/** The values behind copied texts, for tables of this product: no text says which of two persons of one name it was. */
const cellsType = 'application/x-pagewright-cells'

/** What was copied of one cell, beside its text. */
export interface CopiedCell extends EnteredCell {
  /** What the value is; see `sortOf`. */
  sort: string
}

/** What is pasted: texts, and the values behind them where they came from here. */
export interface CopiedCells {
  lines: readonly (readonly string[])[]
  cells?: readonly (readonly (CopiedCell | null)[])[]
}

/** Fields of one sort hold the same values: what was copied from one is right in the other. */
export function sortOf({ kind, config, facts }: FieldModel): string {
  return JSON.stringify([kind, facts.labels?.(config) ?? null, facts.sides?.(config) ?? null, facts.isMultiple?.(config) ?? false])
}

/** Puts a block of cells onto the clipboard, as its reader sees it. */
export function copyCells(clipboard: DataTransfer, store: RowsCore, { rows, fields }: SheetCells): void {
  const { user } = store.facts()
  const lines = rows.map((row) => fields.map((field) => textOf(store, row, field, user)))
  const [[only = ''] = []] = lines
  const isOne = rows.length === 1 && fields.length === 1
  const cells = rows.map((row) => fields.map((field) => copiedCell(store, row, field)))
  clipboard.setData('text/plain', isOne ? only : writeTabbed(lines))
  clipboard.setData(cellsType, JSON.stringify({ lines, cells } satisfies CopiedCells))
}

function textOf(store: RowsCore, row: RowState, field: FieldModel, user: ExpressionScope['user']): string {
  return store.view(row, field).isVisible && !field.problem ? dressedText(field, store.readRow(row), user) : ''
}

function copiedCell(store: RowsCore, row: RowState, field: FieldModel): CopiedCell | null {
  const isKept = field.facts.isSecret || field.cell?.mask !== undefined || !store.view(row, field).isVisible
  return isKept ? null : { sort: sortOf(fieldOfRow(field, row.values)), ...cellIn(store, row, field) }
}

/** What the clipboard holds beside its text: cells that were copied here. */
export function copiedHere(clipboard: DataTransfer): CopiedCells | undefined {
  const written = clipboard.getData(cellsType)
  if (written === '') return undefined
  try {
    // Only tables of this product write it.
    return JSON.parse(written) as CopiedCells
  } catch {
    return undefined
  }
}
