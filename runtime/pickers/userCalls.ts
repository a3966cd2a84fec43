import type { Row } from '../../schemas/api/Result'
import type { Calls } from '../calls/Calls'
import { pageOf, type RecordPage } from '../calls/pageOf'
import { type ListState, listParams } from '../query/listParams'
import type { QueriedRows } from '../query/useListState'

/** One page of users: of a department by its id, of all when that is empty. */
export async function loadUsers(
  calls: Calls,
  { queryItems, defaultSort }: QueriedRows,
  state: ListState,
  departId: string,
  signal: AbortSignal,
): Promise<RecordPage> {
  if (departId === '') return pageOf(await calls.list('/sys/user/list', listParams(queryItems, state, defaultSort), { signal }))
  const { records } = pageOf(await calls.get('/sys/user/queryUserByDepId', { id: departId }, { signal }))
  return cutPage(records, state)
}

/** The users of a department come all at once: they are searched and paged here. */
function cutPage(users: readonly Row[], { values, pageNo, pageSize }: ListState): RecordPage {
  const has = (value: unknown, wanted: unknown) => textOf(value).includes(textOf(wanted).trim())
  const found = users.filter((user) => Object.entries(values).every(([key, wanted]) => has(user[key], wanted)))
  return { records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length }
}

function textOf(value: unknown): string {
  return String(value ?? '').toLowerCase()
}
