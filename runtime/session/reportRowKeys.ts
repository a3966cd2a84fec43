import type { Row } from '../../schemas/api/Result'
import { shortKey } from './shortKey'

/**
 * What tells the rows of a report apart: their id, else all of their values together. Keys have at most 50 characters and differ where the rows do; rows
 * that are alike in everything are counted.
 */
export function reportRowKeys(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const seen = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const key = shortKey(row.id ? String(row.id) : JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      return [row, count === 1 ? key : shortKey(`${key}#${count}`)]
    }),
  )
}
