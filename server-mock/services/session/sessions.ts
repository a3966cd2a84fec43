import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Database } from '../../db/Database'
import type { SessionUser } from '../../kernel/CallContext'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow } from '../../system/systemRows'

/** A session lives for seven days. */
export const sessionSeconds = 7 * 24 * 60 * 60

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** How long a session without any call stays open on a computer that others use as well. */
const idleSeconds = 30 * 60

/** Where somebody signs in from. */
export interface Arrival {
  ip: string
  /** How the browser names itself. */
  userAgent?: string | undefined
  /** true: others use the computer as well, so the session ends when it is not used. */
  isShared?: boolean | undefined
}

/** A browser names itself in far less. */
const longestAgent = 300

/** Opens a session and answers its token, 256 random bits. Only its hash is kept; the user's sessions that are over go. */
export async function openSession(connection: Connection, userId: string, { ip, userAgent, isShared }: Arrival): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await systemTables(connection).deleteFrom('sys_session').where('user_id', '=', userId).where('expires_at', '<=', timeNow()).execute()
  await insertSystemRow(connection, 'sys_session', {
    token_hash: hashToken(token),
    user_id: userId,
    expires_at: timeNow(isShared ? idleSeconds : sessionSeconds),
    last_used_at: timeNow(),
    idle_seconds: isShared ? idleSeconds : null,
    ip,
    user_agent: userAgent?.slice(0, longestAgent) ?? null,
  })
  return token
}

/** Seconds within which a second use is not written down. */
const useEvery = 60

/** Notes that a session is used, once a minute; one that ends when it is idle lives on, seven days at most. */
async function noteUse({ kysely }: Database, token: string): Promise<void> {
  const now = timeNow()
  await sql`
    update sys_session set last_used_at = ${now}::timestamp,
      expires_at = case when idle_seconds is null then expires_at
        else least(${now}::timestamp + make_interval(secs => idle_seconds::double precision), create_time + make_interval(secs => ${sessionSeconds})) end
    where token_hash = ${hashToken(token)} and revoked_at is null and expires_at > ${now}::timestamp
      and (last_used_at is null or last_used_at <= ${timeNow(-useEvery)}::timestamp)`.execute(kysely)
}

/**
 * The user of a session that is neither over nor revoked, and whose tenant is open, with those whose delegation to the user is valid; asked of the database at every call, so that
 * revoking and delegating work at once everywhere.
 */
export async function findSession(database: Database, token: string): Promise<SessionUser | null> {
  return (await findUsed(database, token))?.user ?? null
}

/** The same for a call: it counts as a use of the session. */
export async function findSessionOfCall(database: Database, token: string): Promise<SessionUser | null> {
  const found = await findUsed(database, token)
  if (found && (found.lastUsedAt ?? '') <= timeNow(-useEvery)) await noteUse(database, token)
  return found?.user ?? null
}

async function findUsed({ kysely }: Database, token: string): Promise<{ user: SessionUser; lastUsedAt: string | null } | null> {
  const now = timeNow()
  // Written out: this runs before every call, and putting it together from pieces takes as long as asking it.
  const { rows } = await sql<SessionUser & { lastUsedAt: string | null }>`
    select u.id, u.username, u.realname, u.org_code as "orgCode", u.tenant_id as "tenantId", s.last_used_at as "lastUsedAt", (
      select coalesce(json_agg(distinct jsonb_build_object('id', p.id, 'username', p.username, 'realname', p.realname, 'orgCode', p.org_code)), '[]')
      from sys_user_agent as a join sys_user as p on p.username = a.user_name
      where a.agent_user_name = u.username and a.user_name <> u.username and a.status = '1' and p.status = '1'
        and a.start_time <= ${now} and a.end_time > ${now}
    ) as principals
    from sys_session as s join sys_user as u on u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.revoked_at is null and s.expires_at > ${now} and u.status = '1'
      and (u.tenant_id is null or exists (select 1 from sys_tenant as t where t.id = u.tenant_id and t.status = '1'))`.execute(kysely)
  const [row] = rows
  if (!row) return null
  const { lastUsedAt, ...user } = row
  return { user, lastUsedAt }
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
