import { isListWord } from '../../schemas/wire/listWords'

/** Of the words of the list call those that say which rows are meant; the others say how they are sorted and cut into pages. */
const choosing: readonly string[] = ['superQueryParams', 'superQueryMatchType', 'filterByItems', 'searchText']

/** Of the parameters of a list call those that say which rows are meant; empty for all rows. */
export function choosingParams(list: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(list).filter(([name]) => choosing.includes(name) || !isListWord(name)))
}
