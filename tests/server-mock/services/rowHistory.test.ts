import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { RowHistory, RowHistoryEntry } from '../../../schemas/api/rowPanels'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { importFile, workbook } from '../../support/sheetFiles'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
const tokens = {} as Record<TestUser, string>

const text = (key: string, more: Record<string, unknown> = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
const columns = [
  text('name'),
  text('state', {
    type: 'select',
    options: [
      { value: 'open', label: { 'zh-CN': '打开', 'en-US': 'Open' } },
      { value: 'shut', label: { 'zh-CN': '关闭', 'en-US': 'Shut' } },
    ],
  }),
  text('amount', { type: 'inputNumber' }),
  text('wage', { type: 'inputNumber' }),
  text('pin', { type: 'password' }),
  text('remark'),
]
const noted = (fields = columns) =>
  samplePage('noted', fields, {
    url: { ...samplePage('noted').url, deleteBatch: '/sample/noted/deleteBatch', importExcelUrl: '/sample/noted/importExcel' },
    grants: { staff: ['list', 'add', 'edit', 'delete', 'import', 'close'], configurator: ['*'] },
    rights: { fields: { wage: { configurator: {} } } },
    subTables: [
      { key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [text('part'), text('count', { type: 'inputNumber' })] },
    ],
    rowButtons: [
      {
        name: 'close',
        label: { 'zh-CN': '关闭', 'en-US': 'Close it' },
        action: { type: 'call', method: 'POST', url: '/sample/noted/close' },
      },
    ],
    resource: {
      table: 'noted',
      trash: true,
      history: true,
      actions: [{ url: '/sample/noted/close', name: 'close', set: { state: 'shut' } }],
    },
  })

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  expect(await publish(server, tokens.configurator, noted())).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body?: unknown, user: TestUser = 'configurator') =>
  server.call<T>(method, `/api/sample/noted/${path}`, body, tokens[user])
const add = async (values: object, user?: TestUser) => (await call('POST', 'add', values, user)).result
const read = async (id: string) => (await call('GET', `queryById?id=${id}`)).result
const edit = async (id: string, values: object, user?: TestUser) =>
  call('PUT', 'edit', { id, rowVersion: (await read(id)).rowVersion, ...values }, user)
const historyOf = async (id: string, user?: TestUser) =>
  (await call<RowHistory>('GET', `queryById/history?id=${id}`, undefined, user)).result
const lastOf = async (id: string, user?: TestUser) => (await historyOf(id, user)).records[0] as RowHistoryEntry

describe('the history of a row', () => {
  it('tells who has changed what, from what to what, the newest first, with the texts of choices', async () => {
    const { id } = await add({ name: 'Bench', state: 'open', amount: 2 })
    await edit(id, { state: 'shut', amount: 2.5 }, 'staff')
    const { records, total } = await historyOf(id)
    expect(total).toBe(2)
    expect(records).toMatchObject([
      {
        kind: 'edit',
        user: 'staff',
        before: { state: 'open', state_dictText: 'Open', amount: 2 },
        after: { state: 'shut', state_dictText: 'Shut', amount: 2.5 },
      },
      { kind: 'add', user: 'configurator', before: {}, after: { name: 'Bench', state: 'open', amount: 2 } },
    ])
    expect(Object.keys(records[0]?.after ?? {}).sort()).toEqual(['amount', 'state', 'state_dictText'])
    expect(records[0]?.userName).not.toBe('')
    expect(records[0]?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('is read page by page', async () => {
    const { id } = await add({ name: 'Paged' })
    for (const name of ['one', 'two', 'three']) await edit(id, { name })
    const page = await call<RowHistory>('GET', `queryById/history?id=${id}&pageNo=2&pageSize=2`)
    expect(page.result).toMatchObject({ total: 4, records: [{ after: { name: 'one' } }, { kind: 'add' }] })
  })

  it('has the rows of sub-tables that came, went and were changed, with their fields', async () => {
    const { id } = await add({
      name: 'Lines',
      sub: {
        lines: {
          added: [
            { part: 'bolt', count: 1 },
            { part: 'nut', count: 2 },
          ],
        },
      },
    })
    expect((await lastOf(id)).lines.lines).toMatchObject([
      { kind: 'add', after: { part: 'bolt', count: 1 } },
      { kind: 'add', after: { part: 'nut' } },
    ])
    const [bolt, nut] = ((await read(id)).sub as { lines: Row[] }).lines
    const change = { added: [{ part: 'washer' }], edited: [{ id: bolt?.id, rowVersion: bolt?.rowVersion, count: 7 }], deleted: [nut?.id] }
    expect(await edit(id, { sub: { lines: change } })).toMatchObject({ success: true })
    const entry = await lastOf(id)
    expect(entry).toMatchObject({ kind: 'edit', after: {}, lineCount: { lines: 3 } })
    expect(entry.lines.lines).toEqual([
      expect.objectContaining({ kind: 'add', after: { part: 'washer' } }),
      { id: bolt?.id, kind: 'edit', before: { count: 1 }, after: { count: 7 }, row: { part: 'bolt', count: 7 } },
      { id: nut?.id, kind: 'delete', before: { part: 'nut', count: 2 }, after: {} },
    ])
    expect(await edit(id, { sub: { lines: { deleted: [bolt?.id] } } })).toMatchObject({ success: true })
    const earlier = (await historyOf(id)).records[1]?.lines.lines?.find((line) => line.id === bolt?.id)
    expect(earlier).toEqual({ id: bolt?.id, kind: 'edit', before: { count: 1 }, after: { count: 7 } })
  })

  it('has actions, deletions and what was brought back', async () => {
    const { id } = await add({ name: 'Going', state: 'open', sub: { lines: { added: [{ part: 'bolt' }] } } })
    expect(await call('POST', 'close', { ids: id }, 'staff')).toMatchObject({ success: true })
    expect(await lastOf(id)).toMatchObject({
      kind: 'action',
      action: 'close',
      actionTitle: 'Close it',
      user: 'staff',
      before: { state: 'open' },
      after: { state: 'shut' },
    })
    await call('DELETE', `deleteBatch?ids=${id}`)
    expect((await call('GET', `queryById/history?id=${id}`)).status).toBe(404)
    await call('POST', 'deleteBatch', { ids: id })
    const { records } = await historyOf(id)
    expect(records.map(({ kind }) => kind)).toEqual(['restore', 'delete', 'action', 'add'])
    expect(records[1]).toMatchObject({
      before: { name: 'Going', state: 'shut' },
      after: {},
      lines: { lines: [{ kind: 'delete', before: { part: 'bolt' } }] },
    })
  })

  it('has rows that came from a file', async () => {
    const answer = await importFile(server, '/sample/noted/importExcel', tokens.configurator, {
      content: workbook({
        noted: [
          ['name', 'amount'],
          ['From a file', 3],
        ],
      }),
    })
    expect(answer.status).toBe(200)
    const { records } = (await call<{ records: Row[] }>('GET', 'list?name=From a file')).result
    expect(await lastOf(String(records[0]?.id))).toMatchObject({
      kind: 'import',
      user: 'configurator',
      after: { name: 'From a file', amount: 3 },
    })
  })

  it('has no entry for a save that changes nothing, nor for one that was refused', async () => {
    const { id } = await add({ name: 'Still' })
    await edit(id, { name: 'Still' })
    expect(await call('PUT', 'edit', { id, rowVersion: 99, name: 'Stale' })).toMatchObject({ status: 409 })
    expect((await historyOf(id)).total).toBe(1)
  })

  it('never holds a password, not even in the database', async () => {
    const { id } = await add({ name: 'Secret', pin: 'swordfish-1' })
    await edit(id, { pin: 'swordfish-2', name: 'Kept' })
    const rows = await systemTables(server.database.kysely)
      .selectFrom('sys_row_history')
      .select('content')
      .where('row_id', '=', id)
      .execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/swordfish|pin|argon/)
  })

  it('keeps fields from whom they are hidden from', async () => {
    const { id } = await add({ name: 'Paid', wage: 4711 })
    expect(await lastOf(id)).toMatchObject({ after: { wage: 4711 } })
    const told = await lastOf(id, 'staff')
    expect(told).toMatchObject({ kind: 'add', after: { name: 'Paid' } })
    expect(JSON.stringify(told)).not.toMatch(/wage|4711/)
  })

  it('is for those alone who may read the rows', async () => {
    const { id } = await add({ name: 'Closed' })
    const stranger = await signInWith(server, [])
    const path = `/api/sample/noted/queryById/history?id=${id}`
    expect((await server.call('GET', path, undefined, stranger.token)).status).toBe(403)
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await call('GET', 'queryById/history?id=nonsense')).status).toBe(404)
  })

  it('shows a renamed field under its new name; of one that is gone only administrators see the values', async () => {
    const { id } = await add({ name: 'Renamed', remark: 'first words', amount: 5 })
    const renamed = columns
      .filter(({ key }) => key !== 'amount')
      .map((field) => (field.key === 'remark' ? text('note', { was: 'remark' }) : field))
    expect(await publish(server, tokens.admin, noted(renamed))).toMatchObject({ status: 200 })
    expect(await lastOf(id)).toMatchObject({ after: { note: 'first words', amount: null }, gone: ['amount'] })
    expect(await lastOf(id, 'admin')).toMatchObject({ after: { amount: 5 }, gone: ['amount'] })
  })
})
