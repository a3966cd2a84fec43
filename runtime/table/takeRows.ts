import type { Row } from '../../schemas/api/Result'
import { typedKeys } from './rowChanges'
import { newRow, storedRow, type TableRow } from './TableRow'

/** What became of the rows of a table after somebody else has saved them. */
export interface TakenRows {
  rows: readonly TableRow[]
  /** Rows whose values are others now, with the values before. */
  changed: readonly { row: TableRow; before: TableRow['values'] }[]
  /** Rows that hold typed values and were changed or removed meanwhile. */
  stale: readonly TableRow[]
}

/**
 * Merges rows as they are stored now into the rows of a table. A typed cell stays, the others follow; a removed row goes, unless something was
 * typed in it: then it stands as a new row, which is saved with the others.
 */
export function takeRows(
  held: readonly TableRow[],
  stored: readonly Row[],
  deletedIds: ReadonlySet<string>,
  keys: readonly string[],
): TakenRows {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const changed: { row: TableRow; before: TableRow['values'] }[] = []
  const stale: TableRow[] = []
  const rows: TableRow[] = []
  for (const row of held) {
    const now = byId.get(row.key)
    if (!row.original || isAsKnown(row.original, now)) {
      rows.push(row)
    } else if (now) {
      const before = row.values
      if (takeRow(row, row.original, now)) stale.push(row)
      changed.push({ row, before })
      rows.push(row)
    } else if (typedKeys(row).length > 0) {
      const again = newRow(valuesOf(row, keys))
      stale.push(again)
      rows.push(again)
    }
  }
  const known = new Set(held.map(({ key }) => key))
  const added = stored.filter(({ id }) => !known.has(id) && !deletedIds.has(id)).map(storedRow)
  return { rows: [...rows, ...added], changed, stale }
}

function isAsKnown(known: Row, now: Row | undefined): boolean {
  return now !== undefined && now.rowVersion !== undefined && now.rowVersion === known.rowVersion
}

/** true when something was typed in the row. */
function takeRow(row: TableRow, original: Row, now: Row): boolean {
  const typed = typedKeys(row)
  const kept = Object.fromEntries(typed.map((key) => [key, row.values[key]]))
  const fresh = Object.entries(now).filter(([key, value]) => !typed.includes(key) && value !== original[key])
  row.values = typed.length === 0 ? now : { ...now, ...Object.fromEntries(typed.map((key) => [`${key}_dictText`, undefined])), ...kept }
  row.original = now
  row.taken = { ...row.taken, ...Object.fromEntries(fresh) }
  return typed.length > 0
}

function valuesOf({ values }: TableRow, keys: readonly string[]): TableRow['values'] {
  return Object.fromEntries(keys.map((key) => [key, values[key]]))
}
