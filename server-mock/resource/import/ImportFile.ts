import type { SheetRow } from '../../sheets/Sheet'
import type { ReadSheet } from './readHeader'

/** A row of a sheet, with the values that its cells say. */
export interface ReadRow {
  sheet: ReadSheet
  source: SheetRow
  values: Record<string, unknown>
  /** What of its cells can be understood in several ways, by field key. */
  problems: ReadonlyMap<string, string>
}

/** A row of the main table with those of the sub-tables that belong to it. */
export interface ImportRow extends ReadRow {
  subs: readonly ReadRow[]
}

/** A file whose sheets have been read. */
export interface ImportFile {
  sheets: readonly ReadSheet[]
  rows: readonly ImportRow[]
  /** Rows of sub-tables whose main row is not in the file. */
  orphans: readonly RowProblem[]
  /** Titles of the sub-tables that were looked for, and for which the file has no sheet. */
  withoutSheet: readonly string[]
}

/** What is wrong with a row, and where. */
export interface RowProblem {
  row: ReadRow
  /** Place in the columns of its sheet; undefined where the row itself is meant. */
  column?: number
  message: string
}

/** A row that was not imported, with the reasons. */
export interface FailedRow {
  row: ImportRow
  problems: readonly RowProblem[]
}
