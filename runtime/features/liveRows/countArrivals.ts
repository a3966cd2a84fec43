import type { CallOptions, Calls } from '../../calls/Calls'
import type { ListModel } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'
import { findRowsById } from '../../query/findRowsById'

/** How many of these rows the question asks for. */
export async function countArrivals(
  calls: Calls,
  { url }: Pick<ListModel, 'url'>,
  ids: readonly string[],
  question: RowsQuestion,
  options: CallOptions,
): Promise<number> {
  const { records } = await findRowsById(calls, url, ids, options, question)
  return records.filter(({ id }) => ids.includes(id)).length
}
