import type { GroupsBody, RowsGroups } from '../../schemas/api/groups'
import type { CallOptions, Calls } from '../calls/Calls'

/** Works groups of a page's rows out, by the server over all of them. */
export function fetchGroups(calls: Calls, body: GroupsBody, options: CallOptions): Promise<RowsGroups> {
  return calls.post<RowsGroups>('/common/rowGroups', body, { ...options, isRead: true })
}
