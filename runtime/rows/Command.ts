import { isSame } from './isSame'
import type { FieldError, RowOrigin, RowState, TypedValues } from './RowState'

/** In the place of a value: the one that the row started from, whatever it is by then. */
export const untyped = Symbol('untyped')

/** Values to be typed into one row, by field key. */
export interface SetValues {
  kind: 'set'
  row: string
  entries: ReadonlyMap<string, unknown>
}

/** Puts rows at their places, from the first to the last. */
export interface InsertRows {
  kind: 'insert'
  rows: readonly { row: RowState; index: number }[]
  /** Whether the rows are numbered by their places afterwards. */
  isNumbered: boolean
}

export interface RemoveRows {
  kind: 'remove'
  keys: readonly string[]
  isNumbered: boolean
}

export interface MoveRow {
  kind: 'move'
  row: string
  index: number
  isNumbered: boolean
}

/** Brings in what somebody else has saved: another order, and rows that start from something else. */
export interface MergeRows {
  kind: 'merge'
  order: readonly RowState[]
  sources: ReadonlyMap<RowState, RowOrigin>
  /** Stored rows that were removed here. */
  removed: readonly RowState[]
  isNumbered: boolean
}

/** Marks a cell into which something was entered that is no value, or takes the mark away. */
export interface MarkCell {
  kind: 'mark'
  row: string
  key: string
  error: FieldError | undefined
}

/** Several commands, one after the other, that somebody did at once: a block of cells pasted, with the rows that it took. */
export interface ManyCommands {
  kind: 'many'
  commands: readonly RowCommand[]
}

/** The only ways in which rows change. Applying one gives the one that takes it back. */
export type RowCommand = SetValues | InsertRows | RemoveRows | MoveRow | MergeRows | MarkCell | ManyCommands

/** What has to be set to come from the first typed values to the second. */
export function entriesBetween(from: TypedValues, to: TypedValues): ReadonlyMap<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const key of from.keys()) if (!to.has(key)) entries.set(key, untyped)
  for (const [key, value] of to) if (!from.has(key) || !Object.is(from.get(key), value)) entries.set(key, value)
  return entries
}

/** The typed values after some more were set. A value that the row started from is not typed; empty is null. */
export function typedWith(typed: TypedValues, entries: ReadonlyMap<string, unknown>, base: RowOrigin['base']): TypedValues {
  const next = new Map(typed)
  for (const [key, given] of entries) {
    const value = given === '' || given === undefined ? null : given
    if (value === untyped || isSame(value, Object.hasOwn(base, key) ? base[key] : null)) next.delete(key)
    else next.set(key, value)
  }
  return next
}
