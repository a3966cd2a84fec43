import type { FieldModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'

/** The cells of a table as they stand on the screen: its rows in the order that they are shown in, its fields from left to right. */
export interface SheetCells {
  rows: readonly RowState[]
  fields: readonly FieldModel[]
}

/** One cell; it stays itself when rows come and go around it. */
export interface CellAt {
  row: RowState
  key: string
}

/** Cells that are marked together, by two opposite corners: where marking began, and where it has got to. */
export interface CellRange {
  from: CellAt
  to: CellAt
}

interface Place {
  row: number
  field: number
}

function placeOf({ rows, fields }: SheetCells, at: CellAt): Place | undefined {
  const place = { row: rows.indexOf(at.row), field: fields.findIndex(({ key }) => key === at.key) }
  return place.row === -1 || place.field === -1 ? undefined : place
}

function cellAt({ rows, fields }: SheetCells, place: Place): CellAt | undefined {
  const [row, field] = [rows[place.row], fields[place.field]]
  return row && field && { row, key: field.key }
}

/** The cells between two corners; undefined when a row or a column of theirs is gone. */
export function blockOf(sheet: SheetCells, { from, to }: CellRange): SheetCells | undefined {
  const [one, other] = [placeOf(sheet, from), placeOf(sheet, to)]
  if (!one || !other) return undefined
  return {
    rows: sheet.rows.slice(Math.min(one.row, other.row), Math.max(one.row, other.row) + 1),
    fields: sheet.fields.slice(Math.min(one.field, other.field), Math.max(one.field, other.field) + 1),
  }
}

/** The whole table as a range; undefined for one without cells. */
export function wholeOf(sheet: SheetCells): CellRange | undefined {
  const from = cellAt(sheet, { row: 0, field: 0 })
  const to = cellAt(sheet, { row: sheet.rows.length - 1, field: sheet.fields.length - 1 })
  return from && to && { from, to }
}

/** The cell so many rows and columns further; the last one there where the table ends before. */
export function cellBeside(sheet: SheetCells, at: CellAt, rows: number, columns: number): CellAt | undefined {
  const place = placeOf(sheet, at)
  if (!place) return undefined
  const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1)
  return cellAt(sheet, { row: within(place.row + rows, sheet.rows.length), field: within(place.field + columns, sheet.fields.length) })
}

/** The next cell in reading order that `isStop` takes, from any cell of a row, also one that holds no field; undefined behind the last one. */
export function nextCell(sheet: SheetCells, at: CellAt, isBack: boolean, isStop: (at: CellAt) => boolean): CellAt | undefined {
  const { rows, fields } = sheet
  const step = isBack ? -1 : 1
  const start = rows.indexOf(at.row)
  // A cell before the fields: the box that selects the row.
  const found = fields.findIndex(({ key }) => key === at.key)
  const all = rows.length * fields.length
  for (let index = start * fields.length + found + step; start !== -1 && index >= 0 && index < all; index += step) {
    const next = cellAt(sheet, { row: Math.floor(index / fields.length), field: index % fields.length })
    if (next && isStop(next)) return next
  }
  return undefined
}
