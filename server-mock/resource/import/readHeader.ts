import type { Language } from '../../../schemas/page/Text'
import { CallFailure } from '../../kernel/CallFailure'
import { type Sheet, type SheetRow, shownIn } from '../../sheets/Sheet'
import { type ColumnModel, titleOfColumn } from '../model/ResourceModel'
import { shorten } from '../query/QueryContext'
import { columnsByHeading, filledColumns, isAlwaysFilled, noteHeadings, plainHeading, type SheetTable, serverHeadings } from './SheetTable'

/** One column of a sheet. */
export interface SheetColumn {
  /** Its place in the cells of a row. */
  index: number
  heading: string
  /** What its cells are of; undefined where they are passed over. */
  column?: ColumnModel
  /** true: the page has the column, and no new row takes a value for it: its cells are not read. */
  isLeftOut?: boolean
  /** Set where it names the row of the main table that a row belongs to. */
  joins?: string
}

/** A sheet whose columns are known. */
export interface ReadSheet extends SheetTable {
  name: string
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
}

/** Reads the headings of a sheet. Throws for headings that stand for nothing, and where a column is missing that every row must fill. */
export function readHeader(sheet: Sheet, of: SheetTable, joins: readonly ColumnModel[], language: Language): ReadSheet {
  const [first, ...rows] = sheet.rows
  if (!first || rows.length === 0) throw new CallFailure('bad-request', 'imports.noRows', { sheet: sheet.name })
  const columns = columnsOf(first, rows, of, joins)
  refuseUnknown(sheet, columns, of)
  refuseMissing(sheet, columns, of, language)
  return { ...of, name: sheet.name, columns, rows }
}

const nothing: ReadonlySet<string> = new Set()

function columnsOf(first: SheetRow, rows: readonly SheetRow[], of: SheetTable, joins: readonly ColumnModel[]): SheetColumn[] {
  const width = Math.max(first.cells.length, ...rows.map(({ cells }) => cells.length))
  const byHeading = columnsByHeading(of)
  const byJoin = columnsByHeading({
    table: { ...of.table, columns: new Map(joins.map((join) => [join.key, join])) },
    closed: nothing,
    left: nothing,
    shown: [],
  })
  const byServer = serverHeadings(of)
  const headings = Array.from({ length: width }, (_, index) => shownIn(first.cells[index]).trim())
  const taken = new Set<ColumnModel>()
  const take = (candidates: readonly ColumnModel[] = []) => {
    const column = candidates.find((one) => !taken.has(one))
    if (column) taken.add(column)
    return column
  }
  // Where a sheet has fewer columns of one title than the page, those are meant that can be filled in.
  const candidatesOf = (heading: string) => {
    const all = byHeading.get(plainHeading(heading)) ?? []
    const isWhole = headings.filter((one) => plainHeading(one) === plainHeading(heading)).length >= all.length
    return isWhole ? all : all.toSorted((one, other) => Number(of.left.has(one.key)) - Number(of.left.has(other.key)))
  }
  const isFilled = (index: number) => rows.some(({ cells }) => shownIn(cells[index]) !== '')
  return headings.flatMap((heading, index): SheetColumn[] => {
    if (heading === '' && !isFilled(index)) return []
    const join = take(byJoin.get(plainHeading(heading)))
    if (join) return [{ index, heading, joins: join.key }]
    const column = take(candidatesOf(heading))
    const isLeftOut = column ? of.left.has(column.key) : byServer.has(plainHeading(heading))
    return [{ index, heading, column, isLeftOut }]
  })
}

function refuseUnknown({ name }: Sheet, columns: readonly SheetColumn[], of: SheetTable): void {
  const notes = noteHeadings()
  const isKnown = ({ heading, column, joins, isLeftOut }: SheetColumn) =>
    column !== undefined || joins !== undefined || isLeftOut || notes.has(plainHeading(heading))
  const unknown = columns.filter((column) => !isKnown(column))
  if (unknown.length === 0) return
  const known = columnsByHeading(of)
  const isRepeated = unknown.every(({ heading }) => known.has(plainHeading(heading)))
  const headings = unknown.slice(0, 10).map(({ heading, index }) => (heading === '' ? `(${letterOf(index)})` : shorten(heading)))
  throw new CallFailure('bad-request', isRepeated ? 'imports.repeatedHeadings' : 'imports.unknownHeadings', {
    sheet: name,
    headings: headings.join(', '),
  })
}

function refuseMissing({ name }: Sheet, columns: readonly SheetColumn[], of: SheetTable, language: Language): void {
  const given = new Set(columns.map(({ column }) => column))
  const missing = filledColumns(of).filter((column) => isAlwaysFilled(column) && !given.has(column))
  if (missing.length === 0) return
  const headings = missing.map((column) => titleOfColumn(column, language, column.key)).join(', ')
  throw new CallFailure('bad-request', 'imports.missingHeadings', { sheet: name, headings })
}

/** A column as spreadsheets call it: A, B … Z, AA. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}
