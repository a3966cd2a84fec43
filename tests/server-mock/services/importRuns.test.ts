import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportRun } from '../../../schemas/api/imports'
import type { RowPage } from '../../../schemas/api/Result'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { keepAlive } from '../../../server-mock/services/imports/importRuns'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { openTab } from '../../support/openTab'
import { importFile, type SheetRows, workbook } from '../../support/sheetFiles'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let token: string

const path = '/sample/goods/importExcel'
const sample = samplePage('goods', [{ key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' } }])
const page = { ...sample, url: { ...sample.url, importExcelUrl: path }, toolbar: { import: true } }

beforeAll(async () => {
  server = await startTestServer({ pages: [] })
  token = await server.signIn('admin')
  expect(await publish(server, token, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const names = async () => {
  const answer = await server.call<RowPage>('GET', '/api/sample/goods/list?pageSize=1000&column=name&order=asc', undefined, token)
  return answer.result.records.map(({ name }) => name)
}
const send = (rows: SheetRows, more: Partial<Parameters<typeof importFile>[3]> = {}) =>
  importFile(server, path, token, { content: workbook({ Goods: rows }), ...more })

describe('B7.6-import while it runs', () => {
  const importId = 'a-run-of-my-own'
  const stateOf = (as = token) => server.call<ImportRun>('GET', `/api/common/imports/${importId}`, undefined, as)

  it('is known by the id that its caller gave, and ends with what was answered', async () => {
    const sent = await send([['Name'], ['Known']], { fields: { importId } })
    const { result } = await stateOf()
    expect(result).toMatchObject({ state: 'done', totalCount: 1, doneCount: 1, message: sent.message, result: sent.result })
    expect(await send([['Name'], ['Again']], { fields: { importId } })).toMatchObject({
      status: 400,
      message: 'There is an import of this id already',
    })
  })

  it('is cancelled by its caller alone: no row stays', async () => {
    const id = 'cancelled-run'
    const before = await names()
    const other = await server.signIn('staff')
    // Cancelled as soon as it is known: the rows are still being read, checked or written.
    const rows = Array.from({ length: 400 }, (_, index) => [`Many ${index}`])
    const sending = send([['Name'], ...rows], { fields: { importId: id } })
    const url = `/api/common/imports/${id}`
    await expect.poll(async () => (await server.call('GET', url, undefined, token)).status).toBe(200)
    expect((await server.call('DELETE', url, undefined, other)).status).toBe(404)
    const { result } = await server.call<ImportRun>('DELETE', url, undefined, token)
    expect(result.state).toBe('cancelled')
    expect(await sending).toMatchObject({ success: false, message: 'The import was cancelled; nothing has been imported' })
    expect(await names()).toEqual(before)
  })

  it('is lost with the server that worked on it, and forgotten after a day', async () => {
    const table = systemTables(server.database.kysely)
    const run = { page: 'goods', state: 'running', total_count: 9, done_count: 3, create_by: 'admin', row_version: 1 }
    const [longAgo, now] = [
      '2020-01-01 00:00:00',
      (await table.selectFrom('sys_import').select('create_time').executeTakeFirstOrThrow()).create_time,
    ]
    await table
      .insertInto('sys_import')
      .values([
        { ...run, id: 'lost-run', create_time: now, alive_at: longAgo },
        { ...run, id: 'old-run', create_time: longAgo, alive_at: longAgo },
      ])
      .execute()
    const lost = await server.call<ImportRun>('GET', '/api/common/imports/lost-run', undefined, token)
    expect(lost.result).toMatchObject({ state: 'lost', message: expect.stringContaining('nothing has been imported') })
    expect((await server.call('GET', '/api/common/imports/old-run', undefined, token)).status).toBe(404)
    await send([['Name'], ['Later']])
    expect(await table.selectFrom('sys_import').select('id').where('id', '=', 'old-run').execute()).toEqual([])
  })

  it('counts as lost a minute after its last sign of life, which it gives while it is worked on', async () => {
    const table = systemTables(server.database.kysely)
    const run = {
      page: 'goods',
      state: 'running',
      total_count: 9,
      done_count: 3,
      create_by: 'admin',
      row_version: 1,
      create_time: timeNow(),
    }
    await table
      .insertInto('sys_import')
      .values({ ...run, id: 'silent-run', alive_at: timeNow(-90) })
      .execute()
    const state = async () => (await server.call<ImportRun>('GET', '/api/common/imports/silent-run', undefined, token)).result.state
    expect(await state()).toBe('lost')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = keepAlive(server.database.kysely, 'silent-run')
    vi.advanceTimersToNextTimer()
    stop()
    vi.useRealTimers()
    await expect.poll(state).toBe('running')
  })

  it('tells open tabs that rows are new', async () => {
    const staff = await signInWith(server, ['goods:list'])
    const tab = await openTab(server.url, staff.token, staff.id, 'page')
    await send([['Name'], ['Told']])
    const told = await tab.next((message): message is typeof message => JSON.stringify(message).includes('many'))
    expect(told).toMatchObject({ data: { socketKey: 'goods', args: [null, '', 'many'] } })
    tab.close()
  })
})
