import type { ContactRows, UserRow } from '../../../schemas/api/people'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { userOf } from '../../kernel/userOf'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRows } from '../../system/systemRows'
import type { Services } from '../Services'
import { listUsers } from './listUsers'

/** Most contacts that one user keeps: they are listed all at once. */
const mostContacts = 1000

async function namesOf({ database }: Services, username: string): Promise<string[]> {
  const rows = await systemTables(database.kysely)
    .selectFrom('sys_user_contact')
    .select('contact')
    .where('user_name', '=', username)
    .execute()
  return rows.map(({ contact }) => contact)
}

/** The users of these names, as far as the caller may read them; those that are frozen are left out. */
async function usersNamed(services: Services, names: readonly string[], context: CallContext): Promise<UserRow[]> {
  if (names.length === 0) return []
  return (await listUsers(services, context, { username: names.join(','), pageSize: String(mostContacts) })).records
}

/** The contacts of whoever asks. */
export async function listContacts(services: Services, context: CallContext): Promise<UserRow[]> {
  return usersNamed(services, await namesOf(services, userOf(context).username), context)
}

/** Keeps the picked users as contacts of whoever asks; those that are contacts already stay so. Answers all of them. */
export async function addContacts(services: Services, rows: ContactRows, context: CallContext): Promise<UserRow[]> {
  const { username } = userOf(context)
  const asked = [...new Set(rows.map((row) => row.username))]
  const known = new Set((await usersNamed(services, asked, context)).map((user) => String(user.username)))
  const unknown = asked.find((name) => !known.has(name))
  if (unknown !== undefined) throw new CallFailure('bad-request', 'http.unknownUser', { name: unknown })
  await services.database.transaction(async (connection) => {
    const kept = await systemTables(connection).selectFrom('sys_user_contact').select('contact').where('user_name', '=', username).execute()
    const before = new Set(kept.map(({ contact }) => contact))
    const added = asked.filter((name) => !before.has(name))
    if (before.size + added.length > mostContacts) throw new CallFailure('refused', 'http.manyContacts', { most: mostContacts })
    await insertSystemRows(
      connection,
      'sys_user_contact',
      added.map((contact) => ({ contact, user_name: username })),
      username,
    )
  })
  return listContacts(services, context)
}

/** Takes users out of the contacts of whoever asks. */
export async function removeContacts(services: Services, names: readonly string[], context: CallContext): Promise<UserRow[]> {
  const { username } = userOf(context)
  await systemTables(services.database.kysely)
    .deleteFrom('sys_user_contact')
    .where('user_name', '=', username)
    .where('contact', 'in', [...names, ''])
    .execute()
  return listContacts(services, context)
}

/** The teams of whoever asks: their members by the name of the team. */
export async function listTeams(services: Services, context: CallContext): Promise<Record<string, UserRow[]>> {
  const { username } = userOf(context)
  const rows = await systemTables(services.database.kysely)
    .selectFrom('common_my_team_member')
    .select(['team_name', 'member'])
    .where('user_name', '=', username)
    .orderBy('team_name')
    .orderBy('id')
    .execute()
  const users = await usersNamed(services, [...new Set(rows.map(({ member }) => member))], context)
  const byName = new Map(users.map((user) => [String(user.username), user]))
  const names = [...new Set(rows.map(({ team_name: name }) => name))]
  const membersOf = (name: string): UserRow[] =>
    rows.flatMap((row) => {
      const user = row.team_name === name ? byName.get(row.member) : undefined
      return user ? [user] : []
    })
  return Object.fromEntries(names.map((name) => [name, membersOf(name)]))
}
