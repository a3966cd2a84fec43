import type { Path } from '../checks/Finding'
import type { SubTable } from './parts/SubTable'
import { isJsonObject, listOf, objectOf } from './readParts'

/**
 * Columns that tables of other systems have for the row itself and not for a value of it. Here the table says such things, or has them anyway:
 * row numbers, and the arrow of a row whose `detailRow` can be opened.
 */
const rowColumns: ReadonlyMap<unknown, Pick<SubTable, 'selection'>> = new Map([
  ['row-number', {}],
  ['row-checkbox', { selection: true }],
  ['row-radio', { selection: 'radio' }],
  ['row-expand', {}],
])

/** What such a column has its table say; undefined for a column that is a field. */
export function wordsOfRowColumn(type: unknown): Pick<SubTable, 'selection'> | undefined {
  return rowColumns.get(type)
}

/** A column for the row itself, where it stands in the page as it is written. */
export interface RowColumn {
  path: Path
  written: string
}

interface FoldedPage<T> {
  page: T
  rowColumns: readonly RowColumn[]
  /** The place in the page as it is written: a path into the folded page. */
  writtenPath(path: Path): Path
}

/**
 * Takes the columns for the row itself out of the sub-tables, and lets the tables say what they asked for; what a table says by itself counts.
 * The page may be anything, and is not changed; without such columns it is the same object.
 */
export function foldRowColumns<T>(page: T): FoldedPage<T> {
  const tables = isJsonObject(page) ? listOf(page.subTables) : []
  const folded = tables.map(foldTable)
  const found = folded.flatMap(({ dropped }, index) =>
    dropped.map(({ at, written }): RowColumn => ({ path: ['subTables', index, 'columns', at, 'type'], written })),
  )
  if (found.length === 0) return { page, rowColumns: [], writtenPath: (path) => path }
  return {
    page: { ...page, subTables: folded.map(({ table }) => table) },
    rowColumns: found,
    writtenPath: (path) => {
      const [list, table, columns, column, ...rest] = path
      if (list !== 'subTables' || columns !== 'columns' || typeof column !== 'number') return path
      return [list, Number(table), columns, folded[Number(table)]?.kept[column] ?? column, ...rest]
    },
  }
}

function foldTable(table: unknown) {
  const columns = listOf(objectOf(table).columns)
  const typeAt = columns.map((column) => objectOf(column).type)
  const dropped = typeAt.flatMap((type, at) => (wordsOfRowColumn(type) ? [{ at, written: String(type) }] : []))
  const kept = [...columns.keys()].filter((at) => !wordsOfRowColumn(typeAt[at]))
  if (dropped.length === 0) return { table, kept, dropped }
  const said = Object.assign({}, ...dropped.map(({ written }) => wordsOfRowColumn(written)))
  return { table: { ...said, ...objectOf(table), columns: kept.map((at) => columns[at]) }, kept, dropped }
}
