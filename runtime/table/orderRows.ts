import type { FieldModel } from '../model/PageModel'
import type { TableRow } from './TableRow'

/** Key of the field that holds the rows' order; undefined when the table has none. */
export function orderKeyOf(fields: readonly FieldModel[]): string | undefined {
  return fields.find(({ facts, problem }) => facts.isRowOrder && !problem)?.key
}

/** The rows as their order numbers say; rows without one stay behind, as they came. */
export function inOrder(rows: readonly TableRow[], orderKey: string | undefined): readonly TableRow[] {
  if (!orderKey) return rows
  const place = ({ values }: TableRow) => {
    const value = values[orderKey]
    return value === null || value === undefined || value === '' ? Number.POSITIVE_INFINITY : Number(value)
  }
  return rows.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a === b ? 0 : a - b
  })
}

/** The rows with one of them taken out and put at `index`. */
export function withRowAt(rows: readonly TableRow[], row: TableRow, index: number): readonly TableRow[] {
  const others = rows.filter((other) => other !== row)
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, row)
}
