import type { Row } from '../../schemas/api/Result'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import type { CallOptions, Calls } from '../calls/Calls'
import { pageOf } from '../calls/pageOf'

/** The rows with these ids, as far as they are there, by the call that the page lists with. */
export async function findRowsById(
  calls: Calls,
  url: ListUrls,
  ids: readonly string[],
  options?: CallOptions,
): Promise<{ records: readonly Row[] }> {
  const asked = { id: ids.join(',') }
  const paging = { pageNo: 1, pageSize: ids.length }
  if (url.grid !== undefined) return pageOf(await calls.grid(url.grid, { ...paging, selectParam: asked }, options))
  return url.list === undefined ? { records: [] } : pageOf(await calls.list(url.list, { ...asked, ...paging }, options))
}
