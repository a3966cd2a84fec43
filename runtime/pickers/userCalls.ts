import type { Calls } from '../calls/Calls'
import type { LabelLoader } from './labels'
import { pageOf, type RecordPage } from './pageOf'

export interface UserSearchQuery {
  username: string
  realname: string
  /** Id of the department whose users are wanted; all when empty. */
  departId: string
  pageNo: number
  pageSize: number
}

/** One page of users, the newest first. */
export async function loadUsers(calls: Calls, query: UserSearchQuery, signal: AbortSignal): Promise<RecordPage> {
  const { username, realname, departId, pageNo, pageSize } = query
  if (departId === '') {
    const asked = { username: contains(username), realname: contains(realname) }
    return pageOf(await calls.list('/sys/user/list', { pageNo, pageSize, column: 'createTime', order: 'desc', ...asked }, { signal }))
  }
  return cutPage(pageOf(await calls.get('/sys/user/queryUserByDepId', { id: departId }, { signal })), query)
}

/** The users of a department come all at once: they are searched and paged here. */
function cutPage({ records }: RecordPage, { username, realname, pageNo, pageSize }: UserSearchQuery): RecordPage {
  const has = (value: unknown, wanted: string) =>
    String(value ?? '')
      .toLowerCase()
      .includes(wanted.trim().toLowerCase())
  const found = records.filter((user) => has(user.username, username) && has(user.realname, realname))
  return { records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length }
}

function contains(text: string): string | undefined {
  return text.trim() === '' ? undefined : `*${text.trim()}*`
}

/** Names of stored users: one list call with all of them. */
export function userLabels(valueKey: 'username' | 'id'): LabelLoader {
  return {
    key: ['user', valueKey],
    async load({ calls, signal }, values) {
      const query = { [valueKey]: values.join(','), pageNo: 1, pageSize: values.length }
      const { records } = pageOf(await calls.list('/sys/user/list', query, { signal }))
      return Object.fromEntries(records.map((user) => [String(user[valueKey]), String(user.realname ?? user.username)]))
    },
  }
}
