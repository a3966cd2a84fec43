import { pageOf } from '../calls/pageOf'
import type { LabelLoader } from './labels'

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
