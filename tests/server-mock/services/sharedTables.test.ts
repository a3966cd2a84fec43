import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
const number = (key: string, more: object = {}) => ({ key, type: 'inputNumber', title: { 'zh-CN': key }, ...more })

const choices = {
  key: 'state',
  type: 'select',
  title: { 'zh-CN': '状态' },
  options: [{ value: 'open' }, { value: 'closed' }],
  defaultValue: 'open',
}
const lines = { key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [text('part'), number('count')] }

const owner = samplePage(
  'goods',
  [
    text('name', { validateRules: [{ required: true }, { unique: true }] }),
    number('price', { validateRules: [{ min: 0 }] }),
    number('total', { value: 'sum(sub.lines.map(l, l.count))' }),
    text('secret'),
    text('locked', { disabledWhen: "row.state == 'closed'" }),
    choices,
  ],
  { grants: { configurator: ['*'] }, subTables: [lines] },
)

const further = samplePage(
  'open-goods',
  [
    text('name', { title: { 'zh-CN': '货物' } }),
    number('price'),
    { ...text('state'), type: 'radio', options: [{ value: 'open' }, { value: 'lost' }] },
    text('locked'),
  ],
  { grants: { staff: ['*'] }, resource: { of: 'goods', where: "row.state == 'open'" } },
)

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  expect(await publish(server, configurator, owner)).toMatchObject({ status: 200 })
  expect(await publish(server, configurator, further)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const addTo = (code: string, body: object, token: string) => server.call<Row>('POST', `/api/sample/${code}/add`, body, token)
const rowsOf = async (code: string, token: string) =>
  (await server.call<RowPage>('GET', `/api/sample/${code}/list?pageSize=100`, undefined, token)).result.records
const findings = (answer: { errors?: readonly { path: string; code: string }[] }) =>
  answer.errors?.map(({ path, code }) => `${code} ${path}`)

describe('a second page over one table', () => {
  it('C-resource shows the rows that it is for, of them the fields that it names, to whom it is granted', async () => {
    await addTo('goods', { name: 'a', price: 1, secret: 'hush', sub: { lines: { added: [{ part: 'x', count: 3 }] } } }, configurator)
    await addTo('goods', { name: 'b', price: 2, state: 'closed' }, configurator)
    const rows = await rowsOf('open-goods', staff)
    expect(rows).toMatchObject([{ name: 'a', price: 1, state: 'open' }])
    expect(Object.keys(rows[0] ?? {})).not.toContain('secret')
    expect(Object.keys(rows[0] ?? {})).not.toContain('total')
    expect((await server.call('GET', '/api/sample/goods/list', undefined, staff)).status).toBe(403)
    expect((await rowsOf('goods', configurator)).map(({ name }) => name).sort()).toEqual(['a', 'b'])
  })

  it('C-resource knows nothing of what it does not name: no query, no sorting, no sub-table', async () => {
    for (const query of ['secret=hush', 'column=secret&order=asc', 'total_begin=1'])
      expect((await server.call('GET', `/api/sample/open-goods/list?${query}`, undefined, staff)).status, query).toBe(400)
    const [row] = await rowsOf('open-goods', staff)
    const one = await server.call<Row>('GET', `/api/sample/open-goods/queryById?id=${row?.id}`, undefined, staff)
    expect(one.result.sub).toEqual({})
    const change = { id: row?.id, rowVersion: row?.rowVersion }
    const deleted = await server.call('PUT', '/api/sample/open-goods/edit', { ...change, sub: { lines: { deleted: [] } } }, staff)
    expect(findings(deleted)).toEqual(['unknown-sub-table /sub/lines'])
    const hidden = await server.call('PUT', '/api/sample/open-goods/edit', { ...change, secret: 'x' }, staff)
    expect(findings(hidden)).toEqual(['not-written /secret'])
  })

  it('C-resource keeps the rules, types, locks and computed values of the page that has the table', async () => {
    expect(findings(await addTo('open-goods', { price: 1 }, staff))).toEqual(['required /name'])
    const twice = await addTo('open-goods', { name: 'a' }, staff)
    expect(twice.errors).toMatchObject([{ code: 'unique', path: '/name', message: '货物 must be unique' }])
    expect(findings(await addTo('open-goods', { name: 'c', price: -1 }, staff))).toEqual(['min /price'])
    expect((await addTo('open-goods', { name: 'c', state: 'lost' }, staff)).status).toBe(400)
    const [row] = await rowsOf('open-goods', staff)
    const change = { id: row?.id, rowVersion: row?.rowVersion }
    const edited = await server.call<Row>('PUT', '/api/sample/open-goods/edit', { ...change, price: 5, locked: 'x' }, staff)
    expect(edited).toMatchObject({ status: 200, result: { price: 5, locked: 'x' } })
    const [whole] = (await rowsOf('goods', configurator)).filter(({ name }) => name === 'a')
    expect(whole).toMatchObject({ price: 5, total: 3, secret: 'hush' })
  })

  it('C-resource neither reads, changes nor deletes a row that is not among its own, and saves none that would not be', async () => {
    const [closed] = (await rowsOf('goods', configurator)).filter(({ state }) => state === 'closed')
    const id = closed?.id
    expect((await server.call('GET', `/api/sample/open-goods/queryById?id=${id}`, undefined, staff)).status).toBe(404)
    const change = { id, rowVersion: closed?.rowVersion, price: 9 }
    expect((await server.call('PUT', '/api/sample/open-goods/edit', change, staff)).status).toBe(404)
    expect((await server.call('DELETE', `/api/sample/open-goods/delete?id=${id}`, undefined, staff)).status).toBe(404)
    const columns = further.columns.map((column) => (column.key === 'state' ? choices : column))
    expect(await publish(server, configurator, { ...further, columns })).toMatchObject({ status: 200 })
    const outside = await addTo('open-goods', { name: 'outside', state: 'closed' }, staff)
    expect(outside).toMatchObject({ success: false, message: expect.stringContaining('Not saved') })
    expect((await rowsOf('goods', configurator)).map(({ name }) => name)).not.toContain('outside')
    expect((await addTo('open-goods', { name: 'inside' }, staff)).result).toMatchObject({ name: 'inside', state: 'open' })
  })
})

describe('publishing pages over one table', () => {
  const validate = async (page: { code: string } & Record<string, unknown>) =>
    (await server.call<ValidateResult>('POST', `/api/page-configs/${page.code}/validate`, { config: page }, configurator)).result

  it('C-publish proposes `of` where a page wants the table of another', async () => {
    const answer = await publish(server, configurator, samplePage('thief', undefined, { resource: { table: 'goods' } }))
    expect(answer.status).toBe(422)
    expect(answer.errors?.[0]).toMatchObject({ code: 'table-taken', message: expect.stringContaining('"of": "goods"') })
  })

  it('C-publish says which page is to be published first', async () => {
    const answer = await publish(server, configurator, samplePage('early', undefined, { resource: { of: 'later' } }))
    expect(answer.errors?.[0]).toMatchObject({ code: 'no-table-page', path: '/resource/of', message: expect.stringContaining('later') })
  })

  it('C-publish promises no change of the table that belongs to another page', async () => {
    const { changes } = await validate(samplePage('plan', [text('name')], { resource: { of: 'goods' } }))
    expect(changes.map(({ kind }) => kind)).not.toContain('createTable')
    expect(changes.map(({ kind }) => kind)).toContain('mountCalls')
  })

  it('C-publish names the page that a new version of the owner would break', async () => {
    const columns = owner.columns.filter(({ key }) => key !== 'price')
    const answer = await publish(server, configurator, { ...owner, columns })
    expect(answer.errors?.filter(({ code }) => code === 'page-over-table')).toEqual([
      expect.objectContaining({ path: '/resource', message: expect.stringMatching(/open-goods.*price/s) }),
    ])
    const { resource: _, ...without } = owner
    const withdrawn = await publish(server, configurator, without)
    expect(withdrawn.errors).toContainEqual(
      expect.objectContaining({ code: 'page-over-table', message: expect.stringContaining('open-goods') }),
    )
  })

  it('C-publish follows a new version of the owner at once', async () => {
    const columns = [...owner.columns, text('later', { requiredWhen: 'row.price > 100' })]
    expect(findings(await publish(server, configurator, { ...owner, columns }))).toBeUndefined()
    expect(findings(await addTo('open-goods', { name: 'dear', price: 101 }, staff))).toEqual(['required /later'])
  })

  it('C-publish warns that calls of another page ask for the rights of that page', async () => {
    const { resource: _, ...page } = samplePage('borrowing', [text('name')], { url: owner.url })
    const { problems } = await validate(page)
    const [first] = problems.filter(({ code }) => code === 'call-of-page')
    expect(first).toMatchObject({ severity: 'warning', path: '/url/list', message: expect.stringContaining('goods:list') })
  })
})
