import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import { newId } from '../../kernel/newId'
import { timeNow } from '../../kernel/timeNow'
import { systemTables } from '../../system/SystemTables'

const allowedFailures = 5
const lockSeconds = 10 * 60

/**
 * Counts an attempt to sign in as a failure before the password is looked at, so that attempts at the same moment cannot slip past the limit. false:
 * the name is locked, after five wrong passwords until ten minutes after the fifth. Known and unknown names alike.
 */
export async function takeAttempt(database: Database, username: string): Promise<boolean> {
  const now = timeNow()
  const quietSince = timeNow(-lockSeconds)
  const { rows } = await sql<{ failures: number }>`
    insert into sys_sign_in_failure as f (id, username, failures, last_at, create_by, create_time, row_version)
    values (${newId()}, ${username}, 1, ${now}::timestamp, 'system', ${now}::timestamp, 1)
    on conflict (username) do update set
      failures = case when f.last_at <= ${quietSince}::timestamp then 1 else f.failures + 1 end,
      last_at = case when f.failures >= ${allowedFailures} and f.last_at > ${quietSince}::timestamp then f.last_at else ${now}::timestamp end
    returning failures`.execute(database.kysely)
  return Number(rows[0]?.failures) <= allowedFailures
}

/** After a right password nothing is held against the name; names that have been quiet are forgotten with it. */
export async function clearFailures(database: Database, username: string): Promise<void> {
  await systemTables(database.kysely)
    .deleteFrom('sys_sign_in_failure')
    .where((where) => where.or([where('username', '=', username), where('last_at', '<=', timeNow(-lockSeconds))]))
    .execute()
}
