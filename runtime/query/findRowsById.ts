import type { Row } from '../../schemas/api/Result'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import type { CallOptions, Calls } from '../calls/Calls'
import { pageOf } from '../calls/pageOf'
import { choosingParams } from './choosingParams'
import type { RowsQuestion } from './fetchRows'

/** The rows with these ids, as far as they are there and among those that `question` asks for, by the call that the page lists with. */
export async function findRowsById(
  calls: Calls,
  url: ListUrls,
  ids: readonly string[],
  options?: CallOptions,
  question: RowsQuestion = { list: {} },
): Promise<{ records: readonly Row[] }> {
  const asked = { id: ids.join(',') }
  const paging = { pageNo: 1, pageSize: ids.length }
  if (url.grid !== undefined) {
    const { postSortByItems: _, ...grid } = 'grid' in question ? question.grid : {}
    return pageOf(await calls.grid(url.grid, { ...grid, ...paging, selectParam: { ...grid.selectParam, ...asked } }, options))
  }
  const list = 'list' in question ? choosingParams(question.list) : {}
  return url.list === undefined ? { records: [] } : pageOf(await calls.list(url.list, { ...list, ...asked, ...paging }, options))
}

/** Whether the question leaves rows out, and can be asked of some rows alone: one that is about chosen ids cannot. */
export function isAboutSome(question: RowsQuestion): boolean {
  const { selectParam = {}, filterByItems = [], superQueryParams, searchText } = 'grid' in question ? question.grid : {}
  const params = 'list' in question ? choosingParams(question.list) : selectParam
  const isAsked = Object.keys(params).length > 0 || filterByItems.length > 0 || superQueryParams !== undefined || Boolean(searchText)
  return isAsked && !('id' in params)
}
