import type { Row } from '../../../schemas/api/Result'
import { companionsOf, isCompanion } from '../../../schemas/wire/companions'

/** The one value that is an object of its own keys: told keys of it are merged into it. */
const nested = 'tug_status'

/** Whatever a list has fetched, with its rows changed: a page of rows, or the children of a tree's row. Anything else stays. */
export function mapRows(data: unknown, change: (rows: readonly Row[]) => readonly Row[]): unknown {
  if (Array.isArray(data)) return change(data as Row[])
  if (data === null || typeof data !== 'object' || !Array.isArray((data as { records?: unknown }).records)) return data
  return { ...data, records: change((data as { records: Row[] }).records) }
}

/** The row with the keys that were sent. The shown text of an old value goes with it. */
export function patchRow(row: Row, sent: Partial<Row>): Row {
  const patched: Row = { ...row }
  for (const [key, value] of Object.entries(sent)) {
    for (const companion of companionsOf(key)) delete patched[companion]
    patched[key] = key === nested && isObject(value) && isObject(row[key]) ? { ...row[key], ...value } : value
  }
  for (const [key, value] of Object.entries(sent)) if (isCompanion(key)) patched[key] = value
  return patched
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** true when values were sent with the row, and not only which row it is. */
export function hasValues(sent: Partial<Row>): boolean {
  return Object.keys(sent).some((key) => key !== 'id' && key !== 'rowVersion')
}
