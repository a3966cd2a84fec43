import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../server-mock/db/Database'
import { type Change, openChangeLog } from '../../../server-mock/system/ChangeLog'

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
