import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { openTestDatabase } from '../../support/openTestDatabase'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table note (text text)`.execute(database.kysely)
})
afterAll(() => database.close())

it('a transaction that reads beside its own connection goes on', async () => {
  await database.transaction(async (connection) => {
    await connection.insertInto('note').values({ text: 'one' }).execute()
    await database.kysely.selectFrom('note').selectAll().execute()
  })
  expect(await database.kysely.selectFrom('note').selectAll().execute()).toEqual([{ text: 'one' }])
})

it('what a transaction started and did not wait for stays out of the next one', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let later = Promise.resolve()
  await database.transaction(async () => {
    later = held.then(() => database.kysely.insertInto('note').values({ text: 'late' }).execute()).then(() => undefined)
  })
  await database
    .transaction(async (connection) => {
      await connection.insertInto('note').values({ text: 'gone' }).execute()
      goOn()
      throw new Error('undo')
    })
    .catch(() => undefined)
  await later
  const texts = (await database.kysely.selectFrom('note').select('text').execute()).map(({ text }) => text)
  expect(texts.sort()).toEqual(['late', 'one'])
})
