import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { type Change, openChangeLog } from '../../../server-mock/system/ChangeLog'
import { migrate } from '../../../server-mock/system/migrate'
import { openTestDatabase } from '../../support/openTestDatabase'

afterEach(() => vi.restoreAllMocks())

/** A database whose changes are put into it by the test, and which announces them as it is told to. */
function announcedDatabase() {
  const rows: object[] = []
  const looks: ((rows: object[]) => void)[] = []
  let announce = () => {}
  const question = () => {
    const chain: object = new Proxy(
      {},
      { get: (_, name) => (name === 'execute' ? () => new Promise((resolve) => looks.push(resolve)) : () => chain) },
    )
    return chain
  }
  // A cast: only these are asked for.
  const database = {
    kysely: { selectFrom: question },
    listen: async (_channel: string, onNotice: () => void) => {
      announce = onNotice
      return async () => {}
    },
  } as unknown as Database
  return {
    database,
    add: (subject: string) => void rows.push({ id: subject, kind: 'page', subject, detail: '' }),
    announce: () => announce(),
    /** Answers the look that is on its way with what is there, as its question was asked then. */
    answer: async (shown: readonly object[]) => {
      await vi.waitFor(() => expect(looks.length).toBeGreaterThan(0))
      looks.shift()?.([...shown])
    },
    rows,
    isAsked: () => looks.length > 0,
  }
}

it('a change that is announced after somebody has begun to look is looked for, though an earlier notice was still waiting', async () => {
  // Without the regular look, which would find it a second later.
  vi.spyOn(globalThis, 'setInterval').mockReturnValue({ unref() {} } as NodeJS.Timeout)
  const { database, add, announce, answer, rows, isAsked } = announcedDatabase()
  const opening = openChangeLog(database)
  await answer([])
  const log = await opening
  const heard: Change[] = []
  log.onChange((change) => void heard.push(change))
  announce()
  const looked = log.catchUp()
  await answer(rows)
  await looked
  add('later')
  announce()
  await vi.waitFor(() => expect(isAsked()).toBe(true))
  await answer(rows)
  await vi.waitFor(() => expect(heard.map(({ subject }) => subject)).toEqual(['later']))
  await log.close()
})

it('changes of more than an hour ago are taken away as time goes by', async () => {
  const database = await openTestDatabase()
  await migrate(database)
  const log = await openChangeLog(database)
  const write = (subject: string) => log.write(database.kysely, { kind: 'rows', subject, detail: '' })
  await write('long ago')
  await sql`update change_log set create_time = localtimestamp - interval '2 hours'`.execute(database.kysely)
  await write('now')
  const kept = async () => (await sql<{ subject: string }>`select subject from change_log`.execute(database.kysely)).rows
  await log.catchUp()
  expect(await kept()).toHaveLength(2)
  const soon = performance.now() + 90_000
  vi.spyOn(performance, 'now').mockReturnValue(soon)
  await log.catchUp()
  expect(await kept()).toEqual([{ subject: 'now' }])
  vi.restoreAllMocks()
  await log.close()
  await database.close()
})
