import type { RowPage } from '../../schemas/api/Result'
import type { GridQuery } from '../../schemas/api/rows'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import type { CallOptions, Calls } from '../calls/Calls'
import { rowPageOf } from '../calls/pageOf'

/** What rows are asked for: the parameters of the list call, or the payload of the grid call. */
export type RowsQuestion = { list: Record<string, unknown> } | { grid: GridQuery }

/** One page of rows, by the call that the question is made for. */
export async function fetchRows(calls: Calls, url: ListUrls, question: RowsQuestion, options: CallOptions): Promise<RowPage> {
  if ('grid' in question) return rowPageOf(await calls.grid(url.grid ?? '', question.grid, options), question.grid)
  return rowPageOf(await calls.list(url.list ?? '', question.list, options), question.list)
}
