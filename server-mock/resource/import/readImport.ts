import type { FieldConfig } from '../../../schemas/fields'
import type { LabelSource } from '../../../schemas/fields/FieldFacts'
import { rulesOf } from '../../../schemas/rules/rulesOf'
import { isUniqueRule } from '../../../schemas/rules/validate/unique'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { textOf } from '../../kernel/text/textOf'
import { type Sheet, type SheetRow, shownIn } from '../../sheets/Sheet'
import { columnInRow } from '../model/columnInRow'
import { columnOf } from '../model/columnOf'
import { type ColumnModel, titleOfColumn } from '../model/ResourceModel'
import { shorten } from '../query/QueryContext'
import type { SaveContext } from '../write/SaveContext'
import type { ImportFile, ImportRow, ReadRow, RowProblem } from './ImportFile'
import { type ReadSheet, readHeader } from './readHeader'
import { readWrittenCell, textsIn } from './readWrittenCell'
import { plainSheetName, type SheetTable, sheetNamesOf, sheetTables, titleOfSub } from './SheetTable'
import { TextValues } from './TextValues'

/** How a file is to be read. */
export interface ImportReading {
  /** true: only the first sheet. */
  isSingleTable: boolean
  /** Keys of the fields of the main table that join the rows of sub-tables to their main rows; the first unique one when there are none. */
  foreignKeys: readonly string[]
  /** The fields of the page, as its list has them. */
  fields: readonly FieldConfig[]
}

/** Reads the sheets of a file into rows: the first is the main table, one that is called like a sub-table has its rows. Throws for a file that is wrong as a whole. */
export async function readImport(saving: SaveContext, sheets: readonly Sheet[], reading: ImportReading): Promise<ImportFile> {
  const { context } = saving
  const [first, ...others] = sheets
  const { main, subs } = sheetTables(saving, reading.fields)
  const mainSheet = readHeader(first ?? { name: '', rows: [] }, main, [], context.language)
  const subSheets = reading.isSingleTable ? [] : readSubSheets(mainSheet, others, subs, reading, context)
  const all = [mainSheet, ...subSheets]
  const texts = await loadTexts(saving, all)
  const [mainRows = [], ...subRows] = await Promise.all(all.map((sheet) => readRows(saving, sheet, texts)))
  const missing = reading.isSingleTable ? [] : subs.filter((table) => !others.some((sheet) => isSheetOf(table, sheet)))
  const withoutSheet = missing.flatMap(({ sub }) => (sub ? [titleOfSub(sub, context.language)] : []))
  return { sheets: all, withoutSheet, ...joinRows(mainSheet, mainRows, subRows.flat(), context) }
}

function isSheetOf({ sub }: SheetTable, { name }: Sheet): boolean {
  return sub !== undefined && sheetNamesOf(sub).has(plainSheetName(name))
}

function readSubSheets(
  main: ReadSheet,
  others: readonly Sheet[],
  tables: readonly SheetTable[],
  { foreignKeys }: ImportReading,
  { language }: CallContext,
): ReadSheet[] {
  const found = others.flatMap((sheet) => {
    const table = tables.find((one) => isSheetOf(one, sheet))
    // The template has a sheet for each, which may stay empty.
    return table && sheet.rows.length > 1 ? [{ sheet, table }] : []
  })
  if (found.length === 0) return []
  const joins = joinsOf(main.table, foreignKeys)
  const headings = joins.map((join) => titleOfColumn(join, language, join.key)).join(', ')
  return found.map(({ sheet, table }) => {
    const read = readHeader(sheet, table, joins, language)
    const isJoined = joins.length > 0 && joins.every(({ key }) => read.columns.some((column) => column.joins === key))
    const isInMain = joins.every((join) => main.columns.some(({ column }) => column === join))
    if (!isJoined || !isInMain)
      throw new CallFailure('bad-request', 'imports.noJoin', { sheet: sheet.name, headings: headings || 'foreignKeys' })
    return read
  })
}

/** The columns of the main table that say which of its rows is meant. */
export function joinsOf(table: SheetTable['table'], keys: readonly string[]): ColumnModel[] {
  if (keys.length === 0) {
    const unique = table.fields.find((field) => table.columns.has(field.key) && rulesOf(field).some(isUniqueRule))
    const column = unique && table.columns.get(unique.key)
    return column ? [column] : []
  }
  return keys.map((key) => {
    const column = columnOf(table, key)
    if (!column || column.isSecret) throw new CallFailure('bad-request', 'imports.badForeignKeys', { field: shorten(key) })
    return column
  })
}

/** Everything that is written for a value is looked up at once, for each place where values come from. */
async function loadTexts({ parts, context }: SaveContext, sheets: readonly ReadSheet[]): Promise<TextValues> {
  const texts = new TextValues(parts, parts.database.kysely, context)
  const asked = new Map<LabelSource, Set<string>>()
  for (const { columns, rows } of sheets)
    for (const { index, column } of columns.filter(({ isLeftOut }) => !isLeftOut)) {
      for (const one of column ? [column, ...(column.cases ?? [])] : []) {
        if (!one.labels) continue
        const known = asked.get(one.labels) ?? new Set()
        for (const { cells } of rows) for (const text of textsIn(one, cells[index])) known.add(text)
        asked.set(one.labels, known)
      }
    }
  for (const [source, written] of asked) await texts.load(source, written)
  return texts
}

async function readRows({ context, rest }: SaveContext, sheet: ReadSheet, texts: TextValues): Promise<ReadRow[]> {
  const read: ReadRow[] = []
  for (const source of sheet.rows) {
    read.push(readRow(sheet, source, { texts, language: context.language }))
    await rest()
  }
  return read
}

function readRow(sheet: ReadSheet, source: SheetRow, reading: Parameters<typeof readWrittenCell>[2]): ReadRow {
  const values: Record<string, unknown> = {}
  const problems = new Map<string, string>()
  const read = (column: ColumnModel, index: number) => {
    const { value, problem } = readWrittenCell(columnInRow(column, values), source.cells[index], reading)
    values[column.key] = value
    if (problem) problems.set(column.key, problem)
  }
  const columns = sheet.columns.flatMap(({ column, index, isLeftOut }) => (column && !isLeftOut ? [{ column, index }] : []))
  // Which input a field has may depend on the others.
  for (const { column, index } of columns) if (!column.cases) read(column, index)
  for (const { column, index } of columns) if (column.cases) read(column, index)
  return { sheet, source, values: withoutEmpty(values), problems }
}

/** An empty cell leaves the default of its field. */
function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function joinRows(main: ReadSheet, rows: readonly ReadRow[], subRows: readonly ReadRow[], { language }: CallContext) {
  const byMain = new Map<string, ReadRow[]>()
  const orphans: RowProblem[] = []
  const joins = [...new Set(subRows[0]?.sheet.columns.flatMap(({ joins }) => joins ?? []))]
  const nameOf = ({ sheet, source }: ReadRow, key: string) => {
    const column = sheet.columns.find((one) => (sheet === main ? one.column?.key === key : one.joins === key))
    return column ? shownIn(source.cells[column.index]).trim() : ''
  }
  const joined = (row: ReadRow) => JSON.stringify(joins.map((key) => nameOf(row, key)))
  const known = new Set(subRows.length > 0 ? rows.map(joined) : [])
  for (const row of subRows) {
    const name = joined(row)
    if (known.has(name)) byMain.set(name, [...(byMain.get(name) ?? []), row])
    else orphans.push({ row, column: row.sheet.columns.findIndex((one) => one.joins !== undefined), message: orphanText(row) })
  }
  function orphanText(row: ReadRow): string {
    const field = joins.map((key) => titleOfColumn(main.table.columns.get(key), language, key)).join(', ')
    return textOf('imports.orphan', language, { field, text: shorten(joins.map((key) => nameOf(row, key)).join(', ')) })
  }
  const taken = new Set<string>()
  const whole = rows.map((row): ImportRow => {
    const name = joins.length > 0 ? joined(row) : ''
    const subs = taken.has(name) ? [] : (byMain.get(name) ?? [])
    taken.add(name)
    return { ...row, subs }
  })
  return { rows: whole, orphans }
}
