import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { maintainOnce } from '../../../server-mock/db/maintainDatabase'
import { openTestDatabase } from '../../support/openTestDatabase'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('clears a table in which much has changed, and brings a long log into the tables', async () => {
  // A server of its own looks after itself.
  if (database.kind === 'postgres') return
  const { kysely } = database
  const state = {}
  await maintainOnce(kysely, state)
  await sql`create table busy as select i as n, repeat('x', 500) as text from generate_series(1, 70000) as i`.execute(kysely)
  await sql`update busy set n = n + 1`.execute(kysely)
  await maintainOnce(kysely, state)
  const { rows } = await sql<{ vacuumed: boolean }>`
    select last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'busy'`.execute(kysely)
  expect(rows).toEqual([{ vacuumed: true }])
  const { rows: log } = await sql<{ behind: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), checkpoint_lsn) as behind from pg_control_checkpoint()`.execute(kysely)
  expect(log[0]?.behind).toBeLessThan(1024 * 1024)
})
