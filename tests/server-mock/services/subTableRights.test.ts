import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const sub = (key: string, words: object, columns: object[] = [text('part')]) => ({
  key,
  title: { 'zh-CN': key },
  foreignKey: 'mainId',
  columns,
  ...words,
})
const page = samplePage('kits', [text('name')], {
  subTables: [
    sub('lines', { authPre: 'kits:lines' }, [{ type: 'rowDragSort' }, text('part')]),
    sub('tree', { tree: { parentKey: 'above' } }, [{ key: 'above', type: 'hidden' }, text('part')]),
  ],
  grants: { staff: ['list', 'add', 'edit'], configurator: ['*'] },
})

let server: TestServer
let staff: string
let configurator: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const add = (values: object, token = configurator) => server.call<Row>('POST', '/api/sample/kits/add', values, token)
const edit = async (id: string, values: object, token: string) => {
  const { rowVersion } = (await server.call<Row>('GET', `/api/sample/kits/queryById?id=${id}`, undefined, token)).result
  return server.call<Row>('PUT', '/api/sample/kits/edit', { id, rowVersion, ...values }, token)
}
const stored = async (id: string) => {
  const { result } = await server.call<Row>('GET', `/api/sample/kits/queryById?id=${id}`, undefined, configurator)
  return result.sub as Record<string, Row[]>
}

describe('rows of a sub-table', () => {
  it('B2.3-codes are added and removed on the server by those alone who have the permission', async () => {
    const { result } = await add({ name: 'one', sub: { lines: { added: [{ part: 'bolt' }] } } })
    const [line] = (await stored(result.id)).lines ?? []
    const added = await edit(result.id, { sub: { lines: { added: [{ part: 'nut' }] } } }, staff)
    expect(added).toMatchObject({ status: 403, errors: [{ path: '/sub/lines/added', message: expect.stringContaining('lines') }] })
    expect(await add({ name: 'two', sub: { lines: { added: [{ part: 'nut' }] } } }, staff)).toMatchObject({ status: 403 })
    const deleted = await edit(result.id, { sub: { lines: { deleted: [line?.id] } } }, staff)
    expect(deleted).toMatchObject({ status: 403, errors: [{ path: '/sub/lines/deleted' }] })
    const changed = { id: line?.id, rowVersion: line?.rowVersion, part: 'screw' }
    expect(await edit(result.id, { sub: { lines: { edited: [changed] } } }, staff)).toMatchObject({ status: 200 })
    expect((await stored(result.id)).lines).toMatchObject([{ part: 'screw' }])
    expect(await edit(result.id, { sub: { lines: { deleted: [line?.id] } } }, configurator)).toMatchObject({ status: 200 })
  })

  it('B2.3-codes have their permissions among those of the page', async () => {
    const { kysely } = server.database
    const entries = await systemTables(kysely).selectFrom('sys_permission').select('perms').where('perms', 'like', 'kits:lines:%').execute()
    expect(entries.map(({ perms }) => perms).sort()).toEqual(['kits:lines:add', 'kits:lines:batch_delete'])
  })

  it('B2.3-tree are not removed where they are a tree, by anybody', async () => {
    const { result } = await add({ name: 'tree', sub: { tree: { added: [{ part: 'machine' }] } } })
    const [root] = (await stored(result.id)).tree ?? []
    const answer = await edit(result.id, { sub: { tree: { deleted: [root?.id] } } }, configurator)
    expect(answer).toMatchObject({ status: 400, errors: [{ path: '/sub/tree/deleted' }] })
    const below = (above: unknown) => edit(result.id, { sub: { tree: { added: [{ part: 'engine', above }] } } }, staff)
    expect(await below('nobody')).toMatchObject({ status: 400, errors: [{ path: '/sub/tree/added/0/above' }] })
    expect(await below(root?.id)).toMatchObject({ status: 200 })
    expect((await stored(result.id)).tree?.map(({ part, above }) => [part, above ?? null])).toEqual([
      ['machine', null],
      ['engine', root?.id],
    ])
  })

  it('B3-orderkey are stored in the order of orderNum where the column says no key', async () => {
    const { result } = await add({
      name: 'order',
      sub: {
        lines: {
          added: [
            { part: 'b', orderNum: 2 },
            { part: 'a', orderNum: 1 },
          ],
        },
      },
    })
    const rows = (await stored(result.id)).lines ?? []
    expect(new Map(rows.map((row) => [row.part, row.orderNum]))).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    )
  })
})
