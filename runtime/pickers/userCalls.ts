import type { Row } from '../../schemas/api/Result'
import type { Calls } from '../calls/Calls'
import { cutPage, pageOf, type RecordPage } from '../calls/pageOf'
import type { RowValues } from '../fields/FieldComponents'
import { isBlank, type ListState, listParams } from '../query/listParams'
import type { QueriedRows } from '../query/useListState'
import { listRecords } from '../session/records'

/** One page of users: of a department by its id, of all when that is empty; those of a user name are asked for with their departments. */
export async function loadUsers(
  calls: Calls,
  { queryItems, defaultSort }: QueriedRows,
  state: ListState,
  departId: string,
  signal: AbortSignal,
): Promise<RecordPage> {
  const options = { signal, isQuiet: true }
  if (departId !== '') return searchHere(pageOf(await calls.get('/sys/user/queryUserByDepId', { id: departId }, options)).records, state)
  const url = isBlank(state.values.username) ? '/sys/user/list' : '/sys/user/getAllUserWithDep'
  return cutPage(await listRecords(calls, url, listParams(queryItems, state, defaultSort), options), state.pageNo, state.pageSize)
}

/** The contacts of whoever is signed in. */
export async function loadContacts(calls: Calls, signal: AbortSignal): Promise<readonly Row[]> {
  return (await listRecords(calls, '/system/sysUserContact/contactList', {}, { signal, isQuiet: true })).records
}

/** Keeps the picked users as contacts. */
export async function keepContacts(calls: Calls, users: readonly RowValues[]): Promise<void> {
  await calls.post('/system/sysUserContact/addList', users)
}

export async function dropContacts(calls: Calls, users: readonly RowValues[]): Promise<void> {
  await calls.delete('/system/sysUserContact/deleteList', { usernames: users.map(({ username }) => username).join(',') })
}

/** The teams of whoever is signed in: their members by the name of the team. */
export type Teams = Readonly<Record<string, readonly Row[]>>

export async function loadTeams(calls: Calls, signal: AbortSignal): Promise<Teams> {
  return (await calls.get<Teams | null>('/myTeam/commonMyTeamMember/userSelectsMyTeam', undefined, { signal, isQuiet: true })) ?? {}
}

/** The members of one team, or of all of them, each once. */
export function membersOf(teams: Teams, name: string): readonly Row[] {
  const members = name === '' ? Object.values(teams).flat() : (teams[name] ?? [])
  return [...new Map(members.map((user) => [user.id, user])).values()]
}

/** Users that come all at once are searched and paged here. */
export function searchHere(users: readonly Row[], { values, pageNo, pageSize }: ListState): RecordPage {
  const has = (value: unknown, wanted: unknown) => textOf(value).includes(textOf(wanted).trim())
  const found = users.filter((user) => Object.entries(values).every(([key, wanted]) => has(user[key], wanted)))
  return { records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length }
}

function textOf(value: unknown): string {
  return String(value ?? '').toLowerCase()
}
