import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': `标题 ${key}` }, ...more })
const select = (key: string, from: object, more: object = {}) => ({ ...text(key), type: 'select', from, ...more })
const foreign = { url: '/erp/stores', value: 'code', label: 'name', foreign: true }

let server: TestServer
let configurator: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

it('what a call answers can be chosen unchecked, is of the right type, and has no text beside it that nobody knows', async () => {
  const page = samplePage('stock', [select('store', foreign), select('shelf', foreign, { valueType: 'number' })])
  expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  const add = (body: object) => server.call<Row>('POST', '/api/sample/stock/add', body, configurator)
  expect(await add({ store: 's9', shelf: 4 })).toMatchObject({ status: 200, result: { store: 's9', shelf: 4 } })
  expect(await add({ store: 's9', shelf: 'top' })).toMatchObject({ status: 400 })
  const { result } = await server.call<RowPage>('GET', '/api/sample/stock/list', undefined, configurator)
  expect(result.records.map((row) => Object.keys(row).filter((key) => key.includes('_dict')))).toEqual([[]])
})

it('a page is refused whose choices come from a call that nobody answers, unless it says that another backend does', async () => {
  const answered = (from: object) => publish(server, configurator, samplePage('stores', [text('name'), select('next', from)]))
  const at = { value: 'id', label: 'name' }
  const { errors } = await answered({ url: '/sample/store/list', ...at })
  expect(errors?.map(({ code, path, suggestion }) => [code, path, suggestion])).toEqual([
    ['unknown-call', '/columns/1/from/url', '/sample/stores/list'],
  ])
  expect(await answered({ url: '/sample/stores/list', ...at })).toMatchObject({ status: 200 })
})
