import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importJeecg } from '../../../codegen/import/jeecg/importJeecg'
import { readSources } from '../../../codegen/import/readSources'
import type { PublishSetResult } from '../../../schemas/api/pageLife'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { documentName } from '../../../schemas/documents/documentName'
import { openSystemTables } from '../../../schemas/wire/openTables'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ pages: [] })
  token = await server.signIn('admin')
})
afterAll(() => server.close())

const sources = readSources('tests/fixtures/import/jeecg')
if (!Array.isArray(sources)) throw new Error('the sources cannot be read')
const nothing: ReadonlySet<string> = new Set()
const { pages, documents } = importJeecg(sources, {
  reports: nothing,
  dictionaries: new Map(),
  checkRules: new Map(),
  openTables: openSystemTables,
  pageTables: nothing,
  prefixes: nothing,
  paths: nothing,
})

describe('what was imported', () => {
  it('is published in one step, what pages need first', async () => {
    const files = [
      ...documents.map((document) => ({ code: documentName(document), text: JSON.stringify(document) })),
      ...pages.map((page) => ({ code: page.code, text: JSON.stringify(page) })),
    ]
    const answer = await server.call<PublishSetResult>('POST', '/api/page-configs/publish', { pages: files }, token)
    expect(answer.errors ?? []).toEqual([])
    expect(answer).toMatchObject({ status: 200, result: { isPublished: true } })
    expect(answer.result.pages).toHaveLength(files.length)
  })

  it('refuses what an imported check rule does not let pass, in its words', async () => {
    const check = (value: string) => server.call('GET', `/api/sys/checkRule/checkByCode?ruleCode=common&value=${value}`, undefined, token)
    expect(await check('ab_1')).toMatchObject({ status: 200 })
    expect(await check('1ab')).toMatchObject({ success: false, message: '第一位只能是字母' })
  })

  it('takes rows and shows the texts of what was chosen', async () => {
    const type = await server.call<Row>('POST', '/api/imported/ces-shop-type/add', { name: 'Tea' }, token)
    expect(type).toMatchObject({ status: 200 })
    const goods = { name: 'Green tea', price: 12.5, goodTypeId: type.result.id }
    expect(await server.call('POST', '/api/imported/ces-shop-goods/add', goods, token)).toMatchObject({ status: 200 })
    const { result } = await server.call<RowPage>('GET', '/api/imported/ces-shop-goods/list', undefined, token)
    expect(result.records).toEqual([expect.objectContaining({ name: 'Green tea', goodTypeId_dictText: 'Tea' })])
  })

  it('B3-dynform B3-fieldext keeps what was picked with the items of a form, and the rows below it', async () => {
    const [tea, jug] = await Promise.all(
      [{ name: 'Tea', spec: 'green', price: '12' }, { name: 'Jug' }].map(
        async (row) => (await server.call<Row>('POST', '/api/imported/form-goods/add', row, token)).result.id,
      ),
    )
    const files = 'temp/a_1763700000000.pdf,temp/b_1763700000001.pdf'
    const form = { no: 'RK-1', kind: '2', marks: 'a,b', vendor: 'Tea', spec: 'green', agents: 'Tea,Jug', files, offers: `${tea},${jug}` }
    const sub = { lines: { added: [{ goods: 'Tea', price: '12' }] } }
    const added = await server.call<Row>('POST', '/api/imported/stock-in/add', { ...form, sub }, token)
    expect(added).toMatchObject({ status: 200 })
    const { result } = await server.call<Row>('GET', `/api/imported/stock-in/queryById?id=${added.result.id}`, undefined, token)
    expect(result).toMatchObject({
      ...form,
      kind_dictText: '退货',
      marks_dictText: '急,贵',
      offers_dictText: 'Tea,Jug',
      sub: { lines: [{ goods: 'Tea' }] },
    })
    const empty = await server.call('POST', '/api/imported/stock-in/add', { kind: '3' }, token)
    expect(empty.errors?.map(({ path }) => path)).toEqual(['/kind'])
    expect((await server.call('POST', '/api/imported/stock-in/add', {}, token)).errors).toMatchObject([
      { path: '/no', message: '请填写单号' },
    ])
  })
})
