import type { PickedSource } from './PickedSource'
import { recordsFrom } from './records'

/** Users: their names by what is stored of them, and whose name or user name holds what was typed. */
export function usersBy(valueKey: 'username' | 'id'): PickedSource {
  return recordsFrom({ listUrl: '/sys/user/list', valueKey, labelKey: 'realname', searchParams: (keyword) => ({ keyword }) })
}
