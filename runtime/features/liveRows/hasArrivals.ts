import type { CallOptions } from '../../calls/Calls'
import type { ListModel } from '../../model/PageModel'
import { findRowsById } from '../../query/findRowsById'
import type { PageHost } from '../../session/PageHost'

/** Where the rows of a tree stand on the screen. */
type Places = ReadonlyMap<string, { isExpanded?: boolean }>

/** true when one of these rows, which the screen does not show, belongs below a row that is open there, or to the top. */
export async function hasArrivals(
  { calls }: Pick<PageHost, 'calls'>,
  { url, tree }: ListModel,
  ids: readonly string[],
  places: Places,
  options: CallOptions,
): Promise<boolean> {
  if (!tree) return false
  const { records } = await findRowsById(calls, url, ids, options)
  return records.some(
    ({ id, [tree.parentKey]: parent }) => ids.includes(id) && (!parent || places.get(String(parent))?.isExpanded === true),
  )
}
