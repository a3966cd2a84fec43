import { sql } from 'kysely'
import type { OwnSession, SessionLife } from '../../../schemas/api/session'
import type { Database } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { hashToken, sessionSeconds } from './sessions'

/** However often somebody stays signed in: after so many days the password is asked for once more. */
const longestSeconds = 30 * 24 * 60 * 60

/** The open sessions of a user, the one used last first. Nothing of a token is answered. */
export async function listOwnSessions({ kysely }: Database, userId: string, token: string): Promise<OwnSession[]> {
  const rows = await systemTables(kysely)
    .selectFrom('sys_session')
    .select(['id', 'token_hash', 'user_agent', 'ip', 'create_time', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', timeNow())
    .orderBy(sql`coalesce(last_used_at, create_time)`, 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = hashToken(token)
  return rows.map(({ id, token_hash, user_agent, ip, create_time, last_used_at }) => ({
    id,
    userAgent: user_agent,
    ip,
    createTime: create_time,
    lastUsedAt: last_used_at,
    isCurrent: token_hash === own,
  }))
}

/** Ends an open session of the user, at once and on every server. */
export async function endOwnSession({ kysely }: Database, userId: string, id: string): Promise<void> {
  const ended = await ownOpen(kysely, userId).where('id', '=', id).executeTakeFirst()
  if (Number(ended.numUpdatedRows) === 0) throw new CallFailure('not-found', 'session.noSession')
}

/** Ends every open session of the user but the one that asks. */
export async function endOtherSessions({ kysely }: Database, userId: string, token: string): Promise<void> {
  await ownOpen(kysely, userId).where('token_hash', '<>', hashToken(token)).execute()
}

function ownOpen(kysely: Database['kysely'], userId: string) {
  return systemTables(kysely)
    .updateTable('sys_session')
    .set({ revoked_at: timeNow() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
}

/** How long the session of a token goes on. */
export async function readSessionLife({ kysely }: Database, token: string): Promise<SessionLife> {
  const row = await systemTables(kysely)
    .selectFrom('sys_session')
    .select(['idle_seconds', sql<number>`extract(epoch from expires_at - ${timeNow()}::timestamp)`.as('ends_in')])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return { endsIn: Math.max(0, Math.floor(Number(row.ends_in))), idleSeconds: row.idle_seconds === null ? null : Number(row.idle_seconds) }
}

/** The session lives on as if it had just been opened, within the longest life. */
export async function extendSession(database: Database, token: string): Promise<SessionLife> {
  const now = timeNow()
  await sql`
    update sys_session set last_used_at = ${now}::timestamp, expires_at = least(
      ${now}::timestamp + make_interval(secs => coalesce(idle_seconds, ${sessionSeconds})::double precision),
      create_time + make_interval(secs => ${longestSeconds}))
    where token_hash = ${hashToken(token)} and revoked_at is null`.execute(database.kysely)
  return readSessionLife(database, token)
}
