import type { GridQuery } from '../../../schemas/api/rows'
import { isListWord } from '../../../schemas/wire/listWords'
import type { RowsQuestion } from '../../query/fetchRows'

/** Of the words of the list call those that say which rows are meant; the others say how they are sorted and cut into pages. */
const choosing: readonly string[] = ['superQueryParams', 'superQueryMatchType', 'filterByItems', 'searchText']

/** The rows that a list shows, on every page of it, as parameters of the list call; empty for all rows. */
export function chartQuery(question: RowsQuestion): Record<string, string | number> {
  const asked = 'grid' in question ? ofGrid(question.grid) : question.list
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => {
      const isAsked = choosing.includes(name) || !isListWord(name)
      return isAsked && (typeof value === 'string' || typeof value === 'number') ? [[name, value]] : []
    }),
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
