import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ChoiceItems } from '../../schemas/api/choices'
import type { PublishResult } from '../../schemas/api/pages'
import type { Database } from '../../server-mock/db/Database'
import { openDatabase } from '../../server-mock/db/openDatabase'
import { type ApiClient, openClient } from '../support/callApi'
import { openPostgres } from '../support/openPostgres.mjs'
import { type Figure, median } from './figures'
import { startMeasured } from './startMeasured'

const rowCount = 1_000_000
const rounds = 15

/** Rare words and such that most rows hold, of one letter and of many, in the middle of a text and nowhere. */
const words = ['a', 'an', 'anna', 'ott', 'müller', 'müller 4', '王', '王伟', '大桥', '钱塘江', 'qq', '999999', 'device 77', 'nobody']

const page = (code: string, columns: object[]) => ({
  kind: 'list',
  version: 1,
  code,
  title: code,
  url: { list: `/bench/${code}/list` },
  columns,
  resource: { table: `bench_${code}` },
})
const people = page('people', [{ key: 'name', type: 'input', title: 'Name' }])
const duty = page('duty', [{ key: 'person', type: 'select', title: 'Person', choices: { table: 'bench_people', label: 'name' } }])

/** A drop-down over 1,000,000 rows of a PostgreSQL with pg_trgm: opened, and searched by words. */
export async function measureChoices(): Promise<Figure[]> {
  const postgres = await openPostgres()
  if (!postgres.url) {
    console.log(`Choices are left out: ${postgres.reason}`)
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'))
  // What an administrator does to the database takes longer than a statement of the product may.
  const database = await openDatabase({ url: postgres.url, statementLimit: 600_000 })
  try {
    return await measureOn(database, folder)
  } finally {
    await database.close()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(database: Database, folder: string): Promise<Figure[]> {
  const product = await startMeasured(database, folder)
  const client = await openClient(product.url, 'admin')
  await publish(client, people)
  await addPeople(database)
  await doAsAdvised(database, await publish(client, duty))
  const opened = await timeOf(client, '')
  const typed: [string, number][] = []
  for (const word of words) typed.push([word, await timeOf(client, word)])
  await product.close()
  const [slowest, most] = typed.reduce((one, other) => (other[1] > one[1] ? other : one))
  const detail = typed.map(([word, time]) => `${word} ${time.toFixed(0)}`).join(', ')
  return [
    { name: 'choices of 1,000,000 rows, opened', value: opened, unit: 'ms', aim: 100 },
    { name: `the same, slowest word: ${slowest}`, value: most, unit: 'ms', aim: 100, detail },
  ]
}

async function publish(client: ApiClient, config: { code: string }): Promise<PublishResult> {
  const answer = await client.call<PublishResult>('POST', `/page-configs/${config.code}/publish`, { config })
  if (!answer.success) throw new Error(`publishing was refused: ${answer.message}`)
  return answer.result
}

async function addPeople({ kysely }: Database): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(kysely)
  await sql`insert into bench_people (id, create_by, create_time, row_version, name)
    select md5(n::text), 'bench', now(), 1, (array['Anna','Berta','Otto','王伟','李娜','Device','Müller','Schmidt'])[1 + (hashint4(n) & 7)]
      || ' ' || to_hex(hashint4(n * 7) & 1048575) || ' ' || n from generate_series(1, ${sql.lit(rowCount)}) as n`.execute(kysely)
  await sql`insert into bench_people (id, create_by, create_time, row_version, name) values ('bridge', 'bench', now(), 1, '钱塘江大桥')`.execute(
    kysely,
  )
}

/** Runs the statements that publishing has told the administrator. */
async function doAsAdvised({ kysely }: Database, { changes }: PublishResult): Promise<void> {
  const advice = changes.find(({ subject, kind }) => subject === 'bench_people' && kind === 'warning')?.message ?? ''
  const statements = advice.slice(advice.indexOf('create index')).split(';')
  for (const statement of statements.filter((one) => one.trim() !== '')) await sql.raw(statement).execute(kysely)
  await sql`analyze bench_people`.execute(kysely)
}

async function timeOf(client: ApiClient, keyword: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await client.call<ChoiceItems>('POST', '/page-configs/duty/choices', { field: 'person', keyword })
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
