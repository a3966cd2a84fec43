import type { Row } from '../../schemas/api/Result'

/** Longest key of a row. */
const mostCharacters = 50

/**
 * What tells the rows of a report apart: their id, else all of their values together. Keys have at most 50 characters and differ where the rows do; rows
 * that are alike in everything are counted.
 */
export function reportRowKeys(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const seen = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const key = shorten(row.id ? String(row.id) : JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      return [row, count === 1 ? key : shorten(`${key}#${count}`)]
    }),
  )
}

/** A long text as a number that no other text is likely to have, of 106 bits. */
function shorten(text: string): string {
  if (text.length <= mostCharacters) return text
  return `${hash(text, 1).toString(36)}-${hash(text, 2).toString(36)}-${text.length.toString(36)}`
}

/** The hash of a text in 53 bits (cyrb53 by bryc, public domain); another seed gives another one. */
function hash(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
