import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlStateOf } from '../../../server-mock/db/databaseErrors'
import { openDatabase } from '../../../server-mock/db/openDatabase'

// The data folder belongs to the embedded database alone.
const folder = mkdtempSync(join(tmpdir(), 'pagewright-data-'))
const dataDir = join(folder, 'db')

beforeAll(async () => {
  await (await openDatabase({ dataDir })).close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the inserting process; resolves when `count` rows are acknowledged. */
async function startInserting(count: number): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const script = fileURLToPath(new URL('insertForever.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let lines = 0
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      lines += chunk.toString().split('\n').length - 1
      if (lines >= count) resolve()
    })
    child.on('exit', () => reject(new Error(`the inserting process ended: ${output}`)))
  })
  child.removeAllListeners('exit')
  return { child, acknowledged: () => Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)) }
}

async function killHard(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

describe('C-durable the data folder', () => {
  it('keeps every acknowledged row when the server is killed in the middle of writing', async () => {
    for (let round = 0; round < 3; round++) {
      const { child, acknowledged } = await startInserting(30)
      await killHard(child)
      const database = await openDatabase({ dataDir })
      const { rows } = await sql<{ n: number; last: number }>`select count(*) as n, max(n) as last from counted`.execute(database.kysely)
      expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged())
      expect(rows[0]?.n).toBe(rows[0]?.last)
      await database.close()
    }
  }, 120_000)

  it('is refused to a second process, with a sentence that names the first', async () => {
    const { child } = await startInserting(1)
    const error = await openDatabase({ dataDir }).catch((found: unknown) => found)
    await killHard(child)
    expect(error).toMatchObject({ name: 'FolderInUse' })
    expect((error as Error).message).toContain(`already open in process ${child.pid}, since 20`)
  }, 60_000)

  it('is refused to a second opener in the same process', async () => {
    const database = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow(`already open in process ${process.pid}`)
    await database.close()
    expect(existsSync(`${dataDir}.lock`)).toBe(false)
  })

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 - 3, start: 'x', host: hostname() }],
    ['of a process whose number another one has now', { pid: process.pid, start: 'another', host: hostname() }],
  ])('takes over the lock %s', async (_, stale) => {
    writeFileSync(`${dataDir}.lock`, JSON.stringify({ ...stale, since: '2026-01-01T00:00:00.000Z' }))
    await (await openDatabase({ dataDir })).close()
  })

  it.each([
    ['of another machine', JSON.stringify({ pid: 1, start: 'x', since: '2026-01-01', host: 'elsewhere' }), 'on elsewhere'],
    ['that cannot be read', 'half', 'cannot be read'],
  ])('waits for the lock %s until nobody touches it any more', async (_, text, sentence) => {
    writeFileSync(`${dataDir}.lock`, text)
    await expect(openDatabase({ dataDir })).rejects.toThrow(sentence)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(`${dataDir}.lock`, longAgo, longAgo)
    await (await openDatabase({ dataDir })).close()
  })
})

describe('the statement time limit', () => {
  it('stops a statement, fails its call alone, and loses nothing', async () => {
    const database = await openDatabase({ dataDir, statementLimit: 3_000 })
    await sql`create table if not exists kept (n integer)`.execute(database.kysely)
    await sql`insert into kept values (1)`.execute(database.kysely)
    const slow = sql`select count(*) from generate_series(1, 2000000000)`.execute(database.kysely).catch((error: unknown) => error)
    const next = sql<{ n: number }>`select count(*) as n from kept`.execute(database.kysely)
    const error = await slow
    expect(sqlStateOf(error)).toBe('57014')
    expect((error as Error).message).toContain('ran longer than 3000 ms')
    expect((await next).rows).toEqual([{ n: 1 }])
    await database.close()
  })

  it('loses a transaction as a whole', async () => {
    const database = await openDatabase({ dataDir, statementLimit: 3_000 })
    const lost = database.transaction(async (connection) => {
      await sql`insert into kept values (2)`.execute(connection)
      await sql`select count(*) from generate_series(1, 2000000000)`.execute(connection).catch(() => undefined)
      await sql`insert into kept values (3)`.execute(connection)
    })
    expect(sqlStateOf(await lost.catch((error: unknown) => error))).toBe('40003')
    expect((await sql<{ n: number }>`select n from kept`.execute(database.kysely)).rows).toEqual([{ n: 1 }])
    await database.close()
  })
})

it('a new data folder begins as a copy of the prepared one, where there is one, and goes its own way', async () => {
  const copy = { dataDir: join(folder, 'copy'), templateFolder: dataDir }
  const rowsOf = async (options: typeof copy) => {
    const database = await openDatabase(options)
    await sql`insert into kept values (4)`.execute(database.kysely)
    const { rows } = await sql<{ n: number }>`select n from kept order by n`.execute(database.kysely)
    await database.close()
    return rows.map(({ n }) => n)
  }
  expect(await rowsOf(copy)).toEqual([1, 4])
  expect(await rowsOf({ ...copy, dataDir: join(folder, 'second') })).toEqual([1, 4])
  expect(await rowsOf(copy)).toEqual([1, 4, 4])
  const database = await openDatabase({ dataDir: join(folder, 'third'), templateFolder: join(folder, 'nowhere') })
  await expect(sql`select n from kept`.execute(database.kysely)).rejects.toThrow('kept')
  await database.close()
})
