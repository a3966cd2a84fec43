import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SavedQuery, SavedQueryBody } from '../../../schemas/api/superQuery'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let own: string
let other: string

beforeAll(async () => {
  server = await startTestServer()
  own = await server.signIn('staff')
  other = await server.signIn('configurator')
})
afterAll(() => server.close())

const base = '/api/common/superQuery'
const query: SavedQueryBody = {
  path: 'order',
  title: 'Dear ones',
  matchType: 'or',
  records: [
    { field: 'price', rule: 'gt', val: 100, type: 'inputNumber' },
    { field: 'status', rule: 'in', val: 'a,b', type: 'select', dictCode: 'order_status', dictTable: null, dictText: null },
    { field: 'goods', rule: 'eq', val: 'x', type: 'popup', popup: 'goods', customReturnField: null },
    { field: 'lines,name', rule: 'not_empty' },
  ],
}
const list = async (token: string, path = 'order') =>
  (await server.call<SavedQuery[]>('GET', `${base}/list?path=${path}`, undefined, token)).result
const add = (body: object, token = own) => server.call<SavedQuery>('POST', `${base}/add`, { ...query, ...body }, token)
const edit = (body: object, token = own) => server.call<SavedQuery>('PUT', `${base}/edit`, { ...query, ...body }, token)
const remove = (id: string, token = own) => server.call<null>('DELETE', `${base}/delete?id=${id}`, undefined, token)

describe('B3-superquery saved advanced queries', () => {
  it('hold their title, how they are joined and their conditions, with what their inputs were made of', async () => {
    const { success, code, result } = await add({})
    expect([success, code]).toEqual([true, 200])
    expect(result).toEqual({ ...query, id: result.id, rowVersion: 1 })
    expect(await list(own)).toEqual([result])
    expect(await list(own, 'invoice')).toEqual([])
    const { result: changed } = await edit({ id: result.id, title: 'Cheap ones', matchType: 'and', path: 'invoice' })
    expect(changed).toMatchObject({ id: result.id, title: 'Cheap ones', matchType: 'and', path: 'order' })
    expect(await remove(result.id)).toMatchObject({ success: true })
    expect(await list(own)).toEqual([])
  })

  it('are their owner’s alone', async () => {
    const { result } = await add({})
    expect(await list(other)).toEqual([])
    expect(await edit({ id: result.id, title: 'Mine now' }, other)).toMatchObject({ success: false, status: 404 })
    expect(await remove(result.id, other)).toMatchObject({ success: false, status: 404 })
    expect(await list(own)).toEqual([result])
    await remove(result.id)
  })

  it('have a name and conditions, of rules that are known', async () => {
    const refused = async (body: object) => {
      const { success, errors } = await add(body)
      expect(success).toBe(false)
      return errors?.[0]?.path
    }
    expect(await refused({ title: '  ' })).toBe('/title')
    expect(await refused({ records: [] })).toBe('/records')
    expect(await refused({ records: [{ field: 'price', rule: 'near', val: 1 }] })).toContain('/records/0/rule')
    expect(await refused({ records: [{ field: 'price', rule: 'eq', val: { sql: '1' } }] })).toContain('/records/0/val')
    expect(await list(own)).toEqual([])
  })

  it('follow the fields of their page to new keys', async () => {
    const admin = await server.signIn('admin')
    const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
    await publish(server, admin, samplePage('queried', [text('name'), text('remark')]))
    const records = [
      { field: 'remark', rule: 'like', val: 'x' },
      { field: 'name', rule: 'empty' },
    ]
    await add({ path: 'queried', records }, admin)
    await publish(server, admin, samplePage('queried', [text('name'), text('note', { was: 'remark' })]))
    expect((await list(admin, 'queried'))[0]?.records.map(({ field }) => field)).toEqual(['note', 'name'])
  })
})

it('B2.8-super a grid call takes the conditions of an advanced query as the list call does', async () => {
  const admin = await server.signIn('admin')
  const columns = [{ key: 'name', type: 'input', title: { 'zh-CN': 'Name' } }]
  const page = samplePage('gridded', columns)
  await publish(server, admin, { ...page, url: { ...page.url, grid: '/sample/gridded/grid' } })
  for (const name of ['pump', 'valve', 'bolt']) await server.call('POST', '/api/sample/gridded/add', { name }, admin)
  const asked = {
    superQueryMatchType: 'or',
    superQueryParams: JSON.stringify([
      { field: 'name', rule: 'eq', val: 'pump' },
      { field: 'name', rule: 'left_like', val: 'lt' },
    ]),
  }
  const { result } = await server.call<{ records: { name: string }[] }>('POST', '/api/sample/gridded/grid', asked, admin)
  expect(result.records.map(({ name }) => name).toSorted()).toEqual(['bolt', 'pump'])
  const wrong = { superQueryParams: JSON.stringify([{ field: '1=1', rule: 'eq', val: 'x' }]) }
  expect(await server.call('POST', '/api/sample/gridded/grid', wrong, admin)).toMatchObject({ success: false, status: 400 })
})
