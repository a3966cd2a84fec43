import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Database } from '../../db/Database'
import type { SessionUser } from '../../kernel/CallContext'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'

/** A session lives for seven days. */
export const sessionSeconds = 7 * 24 * 60 * 60

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Opens a session and answers its token, 256 random bits. Only its hash is kept; the user's sessions that are over go. */
export async function openSession(connection: Connection, userId: string, ip: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await systemTables(connection).deleteFrom('sys_session').where('user_id', '=', userId).where('expires_at', '<=', timeNow()).execute()
  await insertSystemRow(connection, 'sys_session', {
    token_hash: hashToken(token),
    user_id: userId,
    expires_at: timeNow(sessionSeconds),
    ip,
  })
  return token
}

/**
 * The user of a session that is neither over nor revoked, with those whose delegation to the user is valid; asked of the database at every call, so that
 * revoking and delegating work at once everywhere.
 */
export async function findSession({ kysely }: Database, token: string): Promise<SessionUser | null> {
  const now = timeNow()
  // Written out: this runs before every call, and putting it together from pieces takes as long as asking it.
  const { rows } = await sql<SessionUser>`
    select u.id, u.username, u.realname, u.org_code as "orgCode", (
      select coalesce(json_agg(distinct jsonb_build_object('id', p.id, 'username', p.username, 'realname', p.realname, 'orgCode', p.org_code)), '[]')
      from sys_user_agent as a join sys_user as p on p.username = a.user_name
      where a.agent_user_name = u.username and a.user_name <> u.username and a.status = '1' and p.status = '1'
        and a.start_time <= ${now} and a.end_time > ${now}
    ) as principals
    from sys_session as s join sys_user as u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.revoked_at is null and s.expires_at > ${now} and u.status = '1'`.execute(kysely)
  return rows[0] ?? null
}

/** Whether the session was opened within the last seconds: its user has just proven who they are. */
export async function isFreshSession({ kysely }: Database, token: string, seconds: number): Promise<boolean> {
  const row = await systemTables(kysely)
    .selectFrom('sys_session')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('create_time', '>', timeNow(-seconds))
    .executeTakeFirst()
  return row !== undefined
}

export async function revokeSession(database: Database, token: string): Promise<boolean> {
  const result = await systemTables(database.kysely)
    .updateTable('sys_session')
    .set({ revoked_at: timeNow() })
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Ends every session of a user: after a changed password, or when the user is frozen. */
export async function revokeSessionsOf(connection: Connection, userId: string): Promise<void> {
  await systemTables(connection)
    .updateTable('sys_session')
    .set({ revoked_at: timeNow() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
