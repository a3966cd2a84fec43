import { sql } from 'kysely'
import type { SessionsQuery } from '../../../schemas/api/logs'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { deviceOf } from '../../../schemas/wire/deviceOf'
import type { Database } from '../../db/Database'
import { escapeLike } from '../../kernel/escapeLike'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { hashToken } from '../session/sessions'

/** The sessions that are neither over nor ended, with whose they are. */
function openSessions({ kysely }: Database) {
  return systemTables(kysely)
    .selectFrom('sys_session as s')
    .innerJoin('sys_user as u', 'u.id', 's.user_id')
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', timeNow())
    .where('u.status', '=', '1')
}

const contains = (column: string, text: string) => sql<boolean>`${sql.ref(column)} ilike ${`%${escapeLike(text.replaceAll('*', ''))}%`}`

/** One page of the open sessions, the newest first, with that of the caller's token marked. Nothing of a token is answered. */
export async function listSessions(database: Database, query: SessionsQuery, token: string): Promise<RowPage> {
  const { pageNo = 1, pageSize = 10, username = '', realname = '' } = query
  let sessions = openSessions(database)
  if (username !== '') sessions = sessions.where(contains('u.username', username))
  if (realname !== '') sessions = sessions.where(contains('u.realname', realname))
  const { count } = await sessions.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await sessions
    .select(['s.id', 'u.username', 'u.realname', 's.token_hash', 's.user_agent', 's.ip', 's.create_time', 's.last_used_at', 's.expires_at'])
    .orderBy('s.create_time', 'desc')
    .orderBy('s.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const own = hashToken(token)
  const records = rows.map(
    (row): Row => ({
      id: row.id,
      username: row.username,
      realname: row.realname,
      isCurrent: row.token_hash === own ? '1' : null,
      device: deviceOf(row.user_agent),
      ip: row.ip,
      createTime: row.create_time,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
    }),
  )
  const total = Number(count)
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
}

/** Ends sessions at once, on every server; how many were open. */
export async function endSessions({ kysely }: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const result = await systemTables(kysely)
    .updateTable('sys_session')
    .set({ revoked_at: timeNow() })
    .where('id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}
