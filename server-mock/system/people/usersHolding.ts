import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { namesIn } from './namesIn'

/** What users can have: the table between, and its column. */
const held = {
  sys_user_role: 'role_id',
  sys_user_depart: 'depart_id',
  sys_user_position: 'position_id',
} as const

/** What the users are called who have a role, a department or a position; undefined for none. */
export async function usersHolding(
  connection: Connection,
  table: keyof typeof held,
  id: string,
  context: CallContext,
): Promise<string | undefined> {
  const { rows } = await sql<{ realname: string | null; username: string }>`
    select u.realname, u.username from ${sql.table(table)} as h join sys_user as u on u.id = h.user_id
    where ${sql.ref(`h.${held[table]}`)} = ${id} order by u.username`.execute(connection)
  if (rows.length === 0) return undefined
  const names = rows.map(({ realname, username }) => (realname ? `${realname} (${username})` : username))
  return namesIn(context, names)
}
