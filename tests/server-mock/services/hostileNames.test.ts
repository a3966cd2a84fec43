import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

/** Names that every JavaScript object answers to without having them. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString', 'propertyIsEnumerable']
const fields = inherited.map((key) => ({ key, type: 'input', title: { 'zh-CN': key } }))

describe('columns that are named like what every object has', () => {
  const path = '/api/sample/inherited'
  const row = async (id: string) => (await server.call<Row>('GET', `${path}/queryById?id=${id}`, undefined, staff)).result

  beforeAll(async () => {
    const computed = { key: 'joined', type: 'input', title: { 'zh-CN': '合' }, value: 'row.constructor + row.valueOf' }
    const page = samplePage('inherited', [...sampleColumns, ...fields, computed], {
      subTables: [{ key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [...sampleColumns, ...fields] }],
      queryConfig: [{ key: 'toString' }],
    })
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  })

  it('may be left out of a new row and of a change', async () => {
    const added = await server.call<Row>('POST', `${path}/add`, { name: 'a', sub: { lines: { added: [{ name: 'l' }] } } }, staff)
    expect(added).toMatchObject({ status: 200 })
    expect(inherited.map((key) => added.result[key])).toEqual(inherited.map(() => null))
    const { id, rowVersion, sub } = added.result
    const [line] = (sub as { lines: Row[] }).lines
    const edited = { lines: { edited: [{ id: line?.id, rowVersion: line?.rowVersion, name: 'm' }] } }
    expect(await server.call('PUT', `${path}/edit`, { id, rowVersion, name: 'b', sub: edited }, staff)).toMatchObject({ status: 200 })
    expect(await row(String(id))).toMatchObject({
      name: 'b',
      constructor: null,
      joined: null,
      sub: { lines: [{ name: 'm', toString: null }] },
    })
  })

  it('hold what is sent for them', async () => {
    const sent = Object.fromEntries(inherited.map((key) => [key, `my ${key}`]))
    const { result } = await server.call<Row>('POST', `${path}/add`, { name: 'c', ...sent }, staff)
    expect(await row(String(result.id))).toMatchObject({ ...sent, joined: 'my constructormy valueOf' })
    const changed = { id: result.id, rowVersion: result.rowVersion, valueOf: 'other' }
    expect(await server.call('PUT', `${path}/edit`, changed, staff)).toMatchObject({ status: 200 })
    expect(await row(String(result.id))).toMatchObject({ ...sent, valueOf: 'other', joined: 'my constructorother' })
    const found = await server.call<RowPage>('GET', `${path}/list?toString=*tostring*`, undefined, staff)
    expect(found).toMatchObject({ status: 200, result: { total: 1 } })
  })
})

describe('a page that holds what cannot be stored', () => {
  const page = samplePage('hostile')
  const text = (change: object) => JSON.stringify({ ...page, ...change }, null, 2)
  const column = (more: object) => ({ columns: [{ ...sampleColumns[0], ...more }] })

  it.each<[string, string, string]>([
    ['in its title', text({ title: { 'zh-CN': 'a\0b' } }), '/title/zh-CN'],
    ['in a default', text(column({ defaultValue: 'a\0' })), '/columns/0/defaultValue'],
    ['in a rule', text(column({ validateRules: [{ required: true, message: '\0' }] })), '/columns/0/validateRules/0/message'],
    ['in the name of a property', text(column({ props: { 'a\0': 1 } })), '/columns/0/props/a\0'],
  ])('is told where its U+0000 stands: %s', async (_, config, path) => {
    const answer = await publish(server, configurator, config, {}, 'hostile')
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.errors).toEqual([expect.objectContaining({ path, code: 'null-character', line: expect.any(Number) })])
  })

  it('is told where its __proto__ stands, when it is sent as JSON, too', async () => {
    const whole = JSON.stringify({ config: page })
    const body = whole.replace('"key":"name"', '"key":"name","__proto__":{"x":1}')
    const answer = await server.call('POST', '/api/page-configs/hostile/publish', body, configurator, { 'accept-language': 'en-US' })
    expect(answer).toMatchObject({
      status: 400,
      success: false,
      errors: [{ path: '/config/columns/0/__proto__', code: 'forbidden-key', message: expect.stringContaining('__proto__') }],
    })
    expect(answer.message).toContain('__proto__')
  })
})
