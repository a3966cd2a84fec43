import type { SortInfo } from '../../../schemas/api/rows'
import type { CallOptions } from '../../calls/Calls'
import type { RowsPart } from '../../model/PageModel'
import { askRows } from '../../query/askRows'
import type { PageHost } from '../../session/PageHost'
import { type ChildRows, readTreeRows } from './treeRows'

/** What a tree list is asked for children by; without it the rows at the top come. */
const parentParameter = 'parentId'

/** Children come all at once, as many as the server hands out in one answer. */
const childrenAtOnce = 1000

/** The rows below the row with this id. */
export async function fetchChildren(
  { calls, text }: Pick<PageHost, 'calls' | 'text'>,
  page: RowsPart,
  { id, sort }: { id: string; sort: readonly SortInfo[] },
  options: CallOptions,
): Promise<ChildRows> {
  const { url } = page
  const asked = { pageNo: 1, pageSize: childrenAtOnce, sort, filters: {}, values: { [parentParameter]: id } }
  const question = askRows(page, asked)
  const answer = 'grid' in question ? calls.grid(url.grid ?? '', question.grid, options) : calls.get(url.list ?? '', question.list, options)
  return readTreeRows(await answer, text('list.badTree'))
}
