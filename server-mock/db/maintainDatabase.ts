import { type Kysely, sql } from 'kysely'
import { repeat } from '../kernel/repeat'
import type { Tables } from './Database'

const every = 60_000
const logLimit = 64 * 1024 * 1024

/**
 * The embedded database runs without the processes that a server has for its upkeep. Once a minute this does their work: it brings the log into the
 * tables (it would grow until the server is stopped, and the start after a crash would take as long as reading all of it), and clears and measures
 * a table in which much has changed. The result stops it.
 */
export function maintainDatabase(kysely: Kysely<Tables>): () => void {
  const state: { position?: string } = {}
  // A failure here is met again by the calls of users, which report it.
  return repeat(
    every,
    () => maintainOnce(kysely, state),
    () => undefined,
  )
}

/** One round. `state` keeps the position of the log at the last checkpoint. */
export async function maintainOnce(kysely: Kysely<Tables>, state: { position?: string }): Promise<void> {
  const changed = await findChangedTable(kysely)
  if (changed !== undefined) await sql`vacuum (analyze) ${sql.table(changed)}`.execute(kysely)
  const { rows } = await sql<{ position: string; grown: number }>`
    select pg_current_wal_lsn()::text as position,
           pg_wal_lsn_diff(pg_current_wal_lsn(), ${state.position ?? '0/0'}::pg_lsn) as grown`.execute(kysely)
  const [log] = rows
  if (!log) return
  const isDue = state.position !== undefined && log.grown > logLimit
  if (isDue) await sql`checkpoint`.execute(kysely)
  if (isDue || state.position === undefined) state.position = log.position
}

/** The table in which most rows changed, by the measures that a server uses for itself. */
async function findChangedTable(kysely: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_user_tables
    where schemaname = current_schema()
      and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)
    order by n_dead_tup + n_mod_since_analyze desc limit 1`.execute(kysely)
  return rows[0]?.table
}
