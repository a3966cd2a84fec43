import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../server-mock/db/Database'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { timeNow } from '../../server-mock/kernel/timeNow'
import { openClient } from '../support/callApi'
import { openPostgres } from '../support/openPostgres.mjs'
import { type Figure, median } from './figures'
import { startMeasured } from './startMeasured'

const rowCount = 5_000
const batches = 40
const callsInBatch = 10

/** A list call against a bare handler with the same statements, over the same open database, in turns; on both engines where there are both. */
export async function measureServer(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  const figures = [await measureOn('embedded', await openDatabase({ dataDir: join(folder, 'db') }), folder)]
  const postgres = await openPostgres()
  if (postgres.url) {
    figures.push(await measureOn('PostgreSQL', await openDatabase({ url: postgres.url }), folder))
    await postgres.close()
  } else {
    console.log(`PostgreSQL is left out: ${postgres.reason}`)
  }
  rmSync(folder, { recursive: true, force: true })
  return figures
}

async function measureOn(engine: string, database: Database, folder: string): Promise<Figure> {
  const product = await startMeasured(database, folder)
  await sql`insert into test_equipment (id, create_by, create_time, row_version, code, name, status)
    select md5(n::text), 'bench', now() - n * interval '1 minute', 1, 'EQ-' || lpad(n::text, 6, '0'), 'Device ' || n, 'ready'
    from generate_series(1, ${sql.lit(rowCount)}) as n`.execute(database.kysely)
  const bare = fastify()
  bare.get('/list', ({ headers }) => readRows(database, String(headers['x-access-token'])))
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
  const client = await openClient(product.url, 'admin')
  const times = await takeTurns(
    () => client.call('GET', '/test/equipment/list?pageNo=1&pageSize=15'),
    async () => (await fetch(`${bareUrl}/list`, { headers: { 'X-Access-Token': client.token } })).json(),
  )
  await bare.close()
  await product.close()
  await database.close()
  const [ours = 0, theirs = 0] = times.map(median)
  return {
    name: `list call, ${engine}`,
    value: ours / theirs,
    unit: '×',
    aim: 1.3,
    detail: `${ours.toFixed(2)} against ${theirs.toFixed(2)} ms`,
  }
}

/** What somebody would write for this one list, behind a sign-in that can be revoked: who calls, one page of rows, how many there are. */
async function readRows({ kysely }: Database, token: string): Promise<unknown> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const callers = await sql`select u.id, u.username, u.realname, u.org_code from sys_session as s join sys_user as u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${timeNow()} and u.status = '1'`.execute(kysely)
  if (callers.rows.length === 0) throw new Error('nobody is signed in')
  const { rows } =
    await sql`select t.id, t.create_by, t.create_time, t.update_by, t.update_time, t.sys_org_code, t.row_version, t.code, t.name,
    t.status, t.owner, t.department, t.calibrated_on, t.blocked_reason from test_equipment as t order by t.create_time desc, t.id limit 15`.execute(
      kysely,
    )
  const counted = await sql<{ n: number }>`select count(*) as n from (select 1 from test_equipment limit 10001) as counted`.execute(kysely)
  return { success: true, message: '', code: 0, result: { records: rows, total: counted.rows[0]?.n }, timestamp: Date.now() }
}

/** Milliseconds of each call of either kind, in alternating batches. */
async function takeTurns(...calls: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times = calls.map((): number[] => [])
  for (let batch = 0; batch < batches; batch++) {
    for (const [kind, call] of calls.entries()) {
      for (let turn = 0; turn < callsInBatch; turn++) {
        const startedAt = performance.now()
        await call()
        if (batch > 2) times[kind]?.push(performance.now() - startedAt)
      }
    }
  }
  return times
}
