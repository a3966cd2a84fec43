import type { Row, RowPage } from '../../../schemas/api/Result'

/** What a list asks its server for. */
export interface AskedPage {
  column?: string
  order?: string
  pageNo?: number
  pageSize?: number
}

/** One page of the rows in the order that is asked for, as a server answers it. */
export function askedPage(rows: readonly Row[], { column, order, pageNo = 1, pageSize = rows.length }: AskedPage): RowPage {
  const sign = order === 'desc' ? -1 : 1
  const ordered = column === undefined ? rows : rows.toSorted((one, other) => sign * compare(one[column], other[column]))
  const first = (pageNo - 1) * pageSize
  const records = ordered.slice(first, first + pageSize)
  return { records, total: rows.length, size: pageSize, current: pageNo, pages: Math.ceil(rows.length / pageSize) }
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : Number(a > b)
}
