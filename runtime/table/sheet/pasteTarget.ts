import type { FieldModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import { type CellRange, type SheetCells, wholeOf } from './CellBlock'
import type { CopiedCell, CopiedCells } from './clipboardCells'
import type { PastePlace } from './pasteCells'

/** So many rows are pasted at once; more are a matter for an import. */
const mostRows = 5000

/** Why nothing was pasted: more columns or rows than there is room for, or more rows than are taken at once. */
export interface PasteRefusal {
  reason: 'wide' | 'long' | 'closed'
  size: number
  room: number
}

/** The cells that a block goes to. */
export interface PasteTarget extends SheetCells {
  /** Rows that it needs behind the last one. */
  added: readonly RowState[]
  range: CellRange | undefined
  /** What goes to a cell, by its place among those of the target. */
  at(row: number, field: number): { text: string; cell: CopiedCell | null }
}

/** A single cell fills all that are marked; a block goes where the first marked cell is its first, and takes rows along behind the last one. */
export function targetOf(copied: CopiedCells, { sheet, block, makeRow }: PastePlace): PasteTarget | PasteRefusal {
  const { lines, cells } = copied
  // Not spread: a whole column of a spreadsheet has more rows than a call takes arguments.
  const width = lines.reduce((widest, { length }) => Math.max(widest, length), 0)
  const cellAt = (row: number, field: number) => ({ text: lines[row]?.[field] ?? '', cell: cells?.[row]?.[field] ?? null })
  if (lines.length === 1 && width === 1) return { ...block, added: [], range: wholeOf(block), at: () => cellAt(0, 0) }
  if (lines.length > mostRows) return { reason: 'long', size: lines.length, room: mostRows }
  const fields = cut(sheet.fields, block.fields[0], width)
  if (fields.length < width) return { reason: 'wide', size: width, room: fields.length }
  const rows = cut(sheet.rows, block.rows[0], lines.length)
  const missing = lines.length - rows.length
  if (missing > 0 && !makeRow) return { reason: 'closed', size: lines.length, room: rows.length }
  const added = makeRow ? Array.from({ length: missing }, makeRow) : []
  return { rows, fields, added, range: wholeOf({ rows: [...rows, ...added], fields }), at: cellAt }
}

function cut<T extends RowState | FieldModel>(all: readonly T[], first: T | undefined, count: number): T[] {
  const start = first === undefined ? -1 : all.indexOf(first)
  return start === -1 ? [] : all.slice(start, start + count)
}
