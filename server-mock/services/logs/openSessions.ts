import { sql } from 'kysely'
import type { SessionsQuery } from '../../../schemas/api/logs'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { Database } from '../../db/Database'
import { escapeLike } from '../../kernel/escapeLike'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

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

/** One page of the open sessions, the newest first. Nothing of a token is answered. */
export async function listSessions(database: Database, query: SessionsQuery): Promise<RowPage> {
  const { pageNo = 1, pageSize = 10, username = '', realname = '' } = query
  let sessions = openSessions(database)
  if (username !== '') sessions = sessions.where(contains('u.username', username))
  if (realname !== '') sessions = sessions.where(contains('u.realname', realname))
  const { count } = await sessions.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const rows = await sessions
    .select(['s.id', 'u.username', 'u.realname', 's.ip', 's.create_time', 's.expires_at'])
    .orderBy('s.create_time', 'desc')
    .orderBy('s.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const records = rows.map(({ id, username: name, realname: real, ip, create_time, expires_at }): Row => {
    return { id, username: name, realname: real, ip, createTime: create_time, expiresAt: expires_at }
  })
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
