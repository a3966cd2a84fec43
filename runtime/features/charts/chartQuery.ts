import type { GridQuery } from '../../../schemas/api/rows'
import { choosingParams } from '../../query/choosingParams'
import type { RowsQuestion } from '../../query/fetchRows'

/** The rows that a list shows, on every page of it, as parameters of the list call; empty for all rows. */
export function chartQuery(question: RowsQuestion): Record<string, string | number> {
  const asked = choosingParams('grid' in question ? ofGrid(question.grid) : question.list)
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [])),
  )
}

function ofGrid({
  selectParam,
  filterByItems = [],
  superQueryParams,
  superQueryMatchType,
  searchText,
}: GridQuery): Record<string, unknown> {
  const advanced = superQueryParams === undefined ? {} : { superQueryParams, superQueryMatchType }
  const searched = searchText === undefined ? {} : { searchText }
  return { ...selectParam, ...advanced, ...searched, ...(filterByItems.length > 0 ? { filterByItems: JSON.stringify(filterByItems) } : {}) }
}
