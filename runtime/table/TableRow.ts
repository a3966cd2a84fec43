import type { Row } from '../../schemas/api/Result'

/**
 * One row of an editable table. The object stays the same as long as the row exists, so that typing into a cell never draws its row anew;
 * `values` is replaced with every change.
 */
export interface TableRow {
  /** The id of a stored row; a temporary one, starting with `row_`, for a new row. */
  readonly key: string
  /** The row as it is stored, as far as is known here; null for a new row. */
  original: Row | null
  values: Readonly<Record<string, unknown>>
  /** Values that somebody else has saved since the row was loaded. */
  taken?: Readonly<Record<string, unknown>>
}

const temporaryPrefix = 'row_'

export function storedRow(row: Row): TableRow {
  return { key: row.id, original: row, values: row }
}

export function newRow(values: Readonly<Record<string, unknown>>): TableRow {
  return { key: `${temporaryPrefix}${crypto.randomUUID().replaceAll('-', '')}`, original: null, values }
}
