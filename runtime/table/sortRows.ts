import type { SortInfo } from '../../schemas/api/rows'
import type { RowState } from '../rows/RowState'

/** The rows sorted by columns; rows without a value stand last. Numbers by size, everything else as text of the language. */
export function sortRows(rows: readonly RowState[], sort: readonly SortInfo[], language: string): readonly RowState[] {
  if (sort.length === 0) return rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  return rows.toSorted((one, other) => {
    for (const { column, order } of sort) {
      const result = compareValues(one.values[column], other.values[column], compare)
      if (result !== 0) return result === 'last' ? 1 : result === 'first' ? -1 : order === 'asc' ? result : -result
    }
    return 0
  })
}

function compareValues(one: unknown, other: unknown, compare: (a: string, b: string) => number): number | 'first' | 'last' {
  const [isOneEmpty, isOtherEmpty] = [one, other].map((value) => value === null || value === undefined || value === '')
  if (isOneEmpty || isOtherEmpty) return isOneEmpty && isOtherEmpty ? 0 : isOneEmpty ? 'last' : 'first'
  return typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
}
