import { sql } from 'kysely'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { namesIn } from './namesIn'

/** What users can have: the table that says who has it, its column, and that of the user. */
const held = {
  sys_user: { column: 'tenant_id', user: 'id' },
  sys_user_role: { column: 'role_id', user: 'user_id' },
  sys_user_depart: { column: 'depart_id', user: 'user_id' },
  sys_user_position: { column: 'position_id', user: 'user_id' },
} as const

/** What the users are called who have a role, a department, a position or a tenant; undefined for none. */
export async function usersHolding(
  connection: Connection,
  table: keyof typeof held,
  id: string,
  context: CallContext,
): Promise<string | undefined> {
  const { column, user } = held[table]
  const { rows } = await sql<{ realname: string | null; username: string }>`
    select u.realname, u.username from ${sql.table(table)} as h join sys_user as u on u.id = ${sql.ref(`h.${user}`)}
    where ${sql.ref(`h.${column}`)} = ${id} order by u.username`.execute(connection)
  if (rows.length === 0) return undefined
  const names = rows.map(({ realname, username }) => (realname ? `${realname} (${username})` : username))
  return namesIn(context, names)
}
