import type { Row } from '../../schemas/api/Result'
import { type CellValues, type RowState, storedRow } from './RowState'

/**
 * Rows as they were answered, each with a key of its own: its id, where it has one and is the first that has it. Of the others nobody could say which is
 * meant: they are shown, and nothing of them can be saved. What is no row at all is left out.
 */
export function statesOf(rows: readonly Row[]): RowState[] {
  const keys = new Set<string>()
  return rows.filter(isRow).map((row, index) => {
    const id = idOf(row)
    const key = id !== undefined && !keys.has(id) ? id : `unidentified_${index}`
    keys.add(key)
    return storedRow(row, key)
  })
}

/** false for a stored row that nobody can name. */
export function isIdentified({ key, stored }: RowState): boolean {
  return stored === null || idOf(stored) === key
}

/** Other backends answer anything. */
export function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null && !Array.isArray(row)
}

/** Other backends answer numbers, or nothing. */
function idOf({ id }: CellValues): string | undefined {
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : undefined
}
