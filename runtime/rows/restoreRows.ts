import type { SubTableChange } from '../../schemas/api/rows'
import { type MergeRows, typedWith } from './Command'
import { addedRow, cellValue, type RowOrigin, type RowState } from './RowState'
import type { RowsState } from './RowsState'

/**
 * What brings changes of a table back that were kept elsewhere: typed values, new rows, removed ones and their order. A row that is gone by now is left
 * out; one that somebody else has changed since is marked as such. `isWhole`: the new rows take the place of those that are there.
 */
export function restoreOf(rows: RowsState, { added = [], edited = [], deleted = [] }: SubTableChange, isWhole = false): MergeRows {
  const { orderKey } = rows.plan
  const sources = new Map<RowState, RowOrigin>()
  const numbers = new Map<RowState, unknown>()
  const take = (row: RowState, values: Record<string, unknown>, isStale: boolean) => {
    if (orderKey !== undefined && values[orderKey] !== undefined) numbers.set(row, values[orderKey])
    const entries = Object.entries(values).filter(([key]) => key !== orderKey && rows.plan.byKey.has(key))
    const { stored, base, typed, staleKeys } = row
    sources.set(row, { stored, base, typed: typedWith(typed, new Map(entries), base), isStale, staleKeys })
  }
  for (const { id, rowVersion, ...values } of edited) {
    const row = rows.find(id)
    if (row) take(row, values, row.isStale || row.stored?.rowVersion !== rowVersion)
  }
  const removed = deleted.flatMap((id) => rows.find(id) ?? [])
  const order = rows.rows.filter((row) => !removed.includes(row) && !(isWhole && row.stored === null))
  for (const values of added) {
    const row = addedRow({})
    take(row, values, false)
    order.push(row)
  }
  const numberOf = (row: RowState) => Number(numbers.get(row) ?? cellValue(row.base, orderKey ?? '') ?? Number.MAX_SAFE_INTEGER)
  return {
    kind: 'merge',
    order: numbers.size > 0 ? [...order].sort((one, other) => numberOf(one) - numberOf(other)) : order,
    sources,
    removed: [...rows.removed.values(), ...removed],
    isNumbered: rows.order.isNumbered || numbers.size > 0,
  }
}
