import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { sqlStateOf } from '../../../server-mock/db/databaseErrors'
import { notify } from '../../../server-mock/db/notify'
import { openTestDatabase } from '../../support/openTestDatabase'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table thing (id text primary key, n numeric)`.execute(database.kysely)
})
afterAll(() => database.close())

async function count(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from thing`.execute(database.kysely)
  return rows[0]?.n ?? -1
}

it('gives the same plain values on both engines', async () => {
  const { rows } = await sql`select 1::int8 as big, 12.50::numeric as price, '2026-03-01'::date as day, '08:05:00.123'::time as clock,
    '2026-03-01 08:05:09.5'::timestamp as moment, true as yes, 7::int4 as small, null::text as nothing, array['a','b'] as list`.execute(
    database.kysely,
  )
  expect(rows).toEqual([
    {
      big: 1,
      price: 12.5,
      day: '2026-03-01',
      clock: '08:05:00',
      moment: '2026-03-01 08:05:09',
      yes: true,
      small: 7,
      nothing: null,
      list: ['a', 'b'],
    },
  ])
})

it('takes plain values of any type as parameters', async () => {
  const { rows } =
    await sql`select ${5}::text as t, ${'5'}::numeric as n, ${true}::boolean as b, ${7}::int8 as i, ${['x', 'y,z', 'q"']}::text[] as l,
    ${'2026-01-02'}::date as d`.execute(database.kysely)
  expect(rows).toEqual([{ t: '5', n: 5, b: true, i: 7, l: ['x', 'y,z', 'q"'], d: '2026-01-02' }])
})

it('rolls a failed transaction back as a whole', async () => {
  const before = await count()
  const failed = database.transaction(async (connection) => {
    await sql`insert into thing values ('a', 1)`.execute(connection)
    await sql`insert into thing values ('a', 2)`.execute(connection)
  })
  const error = await failed.catch((found: unknown) => found)
  expect(sqlStateOf(error)).toBe('23505')
  expect((error as { constraint?: string }).constraint).toBe('thing_pkey')
  expect(await count()).toBe(before)
})

it('tries a transaction again when the database asks for it', async () => {
  let attempts = 0
  const result = await database.transaction(async (connection) => {
    attempts++
    if (attempts < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(connection)
    return 'done'
  })
  expect([result, attempts]).toEqual(['done', 3])
})

it('does not try a transaction again for other errors', async () => {
  let attempts = 0
  const failed = database.transaction(async () => {
    attempts++
    throw new Error('mine')
  })
  await expect(failed).rejects.toThrow('mine')
  expect(attempts).toBe(1)
})

it('keeps statements of others out of a transaction', async () => {
  const before = await count()
  const [, outside] = await Promise.all([
    database
      .transaction(async (connection) => {
        await sql`insert into thing values ('b', 1)`.execute(connection)
        throw new Error('undo')
      })
      .catch(() => undefined),
    sql`insert into thing values ('c', 1)`.execute(database.kysely),
  ])
  expect(outside.numAffectedRows).toBe(1n)
  expect(await count()).toBe(before + 1)
})

it('wakes listeners when the transaction is committed', async () => {
  const received: string[] = []
  let wake: () => void = () => undefined
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const stop = await database.listen('page_change', (payload) => {
    received.push(payload)
    if (payload === 'kept') wake()
  })
  await database
    .transaction(async (connection) => {
      await notify(connection, 'page_change', 'undone')
      throw new Error('undo')
    })
    .catch(() => undefined)
  await database.transaction((connection) => notify(connection, 'page_change', 'kept'))
  await woken
  expect(received).toEqual(['kept'])
  await stop()
})

it('C-durable has on disk what was committed together when it has ended, also when it failed', async () => {
  const isOnDisk = async (position: unknown) => {
    const { rows } = await sql<{ is: boolean }>`select pg_current_wal_flush_lsn() >= ${position}::pg_lsn as is`.execute(database.kysely)
    return rows[0]?.is
  }
  /** The position before the commit: others write on the same server, and a position after it would be theirs. */
  const write = (id: string) =>
    database.transaction(async (connection) => {
      await sql`insert into thing values (${id}, 1)`.execute(connection)
      const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(connection)
      return rows[0]?.position
    })
  expect(await isOnDisk(await database.commitTogether(() => write('together')))).toBe(true)
  let last: string | undefined
  const failed = database.commitTogether(async () => {
    last = await write('failed')
    throw new Error('broken off')
  })
  await expect(failed).rejects.toThrow('broken off')
  expect(await isOnDisk(last)).toBe(true)
  expect(await isOnDisk(await write('alone'))).toBe(true)
})
