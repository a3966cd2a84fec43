import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ValidateResult } from '../../../schemas/api/pages'
import type { RowPage } from '../../../schemas/api/Result'
import { openServices } from '../../../server-mock/app/openServices'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let admin: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const over = (code: string, table: string, more: Record<string, unknown> = {}) =>
  samplePage(code, sampleColumns, { resource: { table }, ...more })
const lines = (table: string) => ({
  subTables: [
    {
      key: 'lines',
      title: { 'zh-CN': '行' },
      foreignKey: 'mainId',
      table,
      columns: [{ key: 'name', type: 'input', title: { 'zh-CN': '名' } }],
    },
  ],
})
const add = (code: string, body: unknown) => server.call('POST', `/api/sample/${code}/add`, body, configurator)
const listed = async (code: string) => (await server.call<RowPage>('GET', `/api/sample/${code}/list`, undefined, staff)).result.records

describe('a table that a page has left behind', () => {
  it('stays its own with its rows: another page is refused, and it can come back', async () => {
    await publish(server, configurator, over('leaver', 't_left'))
    await add('leaver', { name: 'SECRET' })
    await publish(server, configurator, over('leaver', 't_newer'))
    const taker = over('taker', 't_left')
    expect(await publish(server, configurator, taker)).toMatchObject({
      status: 422,
      errors: [{ path: '/resource/table', code: 'table-left', message: expect.stringContaining('leaver') }],
    })
    expect(await publish(server, configurator, over('leaver', 't_left'))).toMatchObject({ status: 200 })
    expect(await listed('leaver')).toMatchObject([{ name: 'SECRET' }])
  })

  it('stays its own as a sub-table, too', async () => {
    await publish(server, configurator, over('main', 't_main', lines('t_main_lines')))
    await add('main', { name: 'one', sub: { lines: { added: [{ name: 'SECRET' }] } } })
    await publish(server, configurator, over('main', 't_main'))
    for (const page of [over('taker', 't_main_lines'), over('taker', 't_taker', lines('t_main_lines'))]) {
      const answer = await publish(server, configurator, page)
      expect(answer).toMatchObject({ status: 422, errors: [{ code: 'table-left' }] })
    }
  })

  it('can be given to another page by an administrator, who is told so before', async () => {
    await publish(server, configurator, over('giver', 't_given'))
    await add('giver', { name: 'handed over' })
    await publish(server, configurator, over('giver', 't_given_newer'))
    const heir = over('heir', 't_given')
    const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/heir/validate', { config: heir }, admin)
    expect(result.changes).toContainEqual({
      kind: 'takeTable',
      subject: 't_given',
      message: 'Take over table t_given and its rows (1) from page “giver”',
    })
    expect(await publish(server, admin, heir)).toMatchObject({ status: 200 })
    expect(await listed('heir')).toMatchObject([{ name: 'handed over' }])
    expect(await publish(server, configurator, over('giver', 't_given'))).toMatchObject({ status: 422 })
    expect(await publish(server, configurator, { ...heir, title: { 'zh-CN': '继承' } })).toMatchObject({ status: 200 })
  })

  it('may be taken when there is no row in it', async () => {
    await publish(server, configurator, over('emptied', 't_empty'))
    await publish(server, configurator, over('emptied', 't_empty_newer'))
    expect(await publish(server, configurator, over('filler', 't_empty'))).toMatchObject({ status: 200 })
  })

  it('is known to a server whose database is older than this record', async () => {
    await server.database.kysely.deleteFrom('page_table').execute()
    const again = await openServices(server.database, { uploadFolder: server.uploadFolder })
    await again.changes.close()
    await publish(server, configurator, over('leaver', 't_newest'))
    expect(await publish(server, configurator, over('taker', 't_left'))).toMatchObject({ status: 422, errors: [{ code: 'table-left' }] })
  })
})
