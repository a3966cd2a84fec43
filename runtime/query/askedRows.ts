import { isSystemField } from '../../schemas/wire/systemFields'
import type { ListModel } from '../model/PageModel'
import type { AskedRows } from './askRows'
import type { ColumnFilters } from './columnFilters'
import { boundParams, type ListState, type QueryValues, queryParams } from './listParams'

/** What is asked for. A new version of the page may have lost the column that is sorted by. */
export function askedRows(
  page: ListModel,
  { values, pageNo, pageSize, ...state }: ListState,
  filters: ColumnFilters,
  bound: QueryValues = {},
): AskedRows {
  const isColumn = (column: string) => isSystemField(column) || page.fields.some(({ key }) => key === column)
  const sorted = state.sort.filter(({ column }) => isColumn(column))
  const sort = sorted.length > 0 ? sorted : page.defaultSort
  return { pageNo, pageSize, sort, filters, values: { ...queryParams(page.queryItems, values), ...boundParams(bound) } }
}
