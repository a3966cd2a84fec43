import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { subRowLimit } from '../../../schemas/page/limits'
import { startTestServer, type TestAnswer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let token: string

const title = { 'zh-CN': '字段' }
const lockedFields = [
  { key: 'name', type: 'input', title },
  { key: 'kind', type: 'select', title, dictCode: 'sex' },
  { key: 'status', type: 'input', title, disabled: true, defaultValue: 'new' },
  { key: 'late', type: 'input', title, disabledWhen: "row.name == 'done'" },
  { key: 'carried', type: 'hidden', title },
  { key: 'reference', type: 'input', title, visible: false, defaultValue: { fillRule: 'reference' } },
  { key: 'picture', type: 'image', title: { 'zh-CN': '图片', 'en-US': 'Picture', 'de-DE': 'Bild' } },
]
const sample = samplePage('locks', lockedFields)
const locksPage = { ...sample, url: { ...sample.url, grid: '/sample/locks/grid' } }
const form = {
  kind: 'form',
  version: 1,
  code: 'open-form',
  access: 'public',
  title,
  url: { add: '/open-form/add' },
  items: lockedFields.map(({ title: label, ...field }) => ({ ...field, label })),
  resource: { table: 'open_form' },
}

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/customer-report', 'demo/customer', 'order/order'] })
  token = await server.signIn('admin')
  expect(await publish(server, token, locksPage)).toMatchObject({ status: 200 })
  expect(await publish(server, token, form)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const errorsOf = ({ status, errors }: TestAnswer<unknown>) => [status, errors?.map(({ path, code }) => `${code} ${path}`)]

const wrong: [Record<string, unknown>, string][] = [
  [{ status: 'approved' }, 'not-written /status'],
  [{ carried: 'mine' }, 'not-written /carried'],
  [{ reference: 'FIXED' }, 'not-written /reference'],
  [{ kind: '<b>free text</b>' }, 'unknown-choice /kind'],
  [{ picture: 'javascript:alert(1)' }, 'bad-value /picture'],
]

describe('what a form does not let one type, a call cannot set', () => {
  it.each(wrong)('when a row is added or changed: %j', async (values, problem) => {
    expect(errorsOf(await server.call('POST', '/api/sample/locks/add', values, token))).toEqual([400, [problem]])
    const { result: row } = await server.call<Row>('POST', '/api/sample/locks/add', { name: 'n', status: 'new' }, token)
    const change = { id: row.id, rowVersion: row.rowVersion, ...values }
    expect(errorsOf(await server.call('PUT', '/api/sample/locks/edit', change, token))).toEqual([400, [problem]])
  })

  it.each(wrong)('when somebody sends a public form who has not signed in: %j', async (values, problem) => {
    expect(errorsOf(await server.call('POST', '/api/open-form/add', values))).toEqual([400, [problem]])
  })

  it.each([
    ['zh-CN', '图片格式不正确'],
    ['en-US', 'Picture has the wrong format'],
    ['de-DE', 'Bild hat das falsche Format'],
  ])('and the sentence has the title of the field, in %s, not its key or a pattern', async (language, sentence) => {
    const headers = { 'Accept-Language': language }
    const { errors } = await server.call('POST', '/api/sample/locks/add', { picture: 'javascript:alert(1)' }, token, headers)
    expect(errors?.[0]?.message).toContain(sentence)
    expect(errors?.[0]?.message).not.toMatch(/picture['"”]|\^|\$/)
  })

  it('when the stored row locks the field by its condition', async () => {
    const { result: row } = await server.call<Row>('POST', '/api/sample/locks/add', { name: 'done', status: 'new' }, token)
    const change = { id: row.id, rowVersion: row.rowVersion, late: 'x' }
    expect(errorsOf(await server.call('PUT', '/api/sample/locks/edit', change, token))).toEqual([400, ['not-written /late']])
    expect(await server.call('PUT', '/api/sample/locks/edit', { ...change, name: 'open' }, token)).toMatchObject({ status: 200 })
  })

  it('leaves a public form to whoever fills it', async () => {
    const sent = await server.call<Row>('POST', '/api/open-form/add', { name: 'v', kind: '1', late: 'x' })
    expect(sent).toMatchObject({ status: 200, result: { name: 'v', kind: '1', late: 'x', status: 'new' } })
    expect(sent.result.reference).toMatch(/^([2-9A-HJ-NP-Z]{5}-){3}/)
  })
})

describe('objects where texts are meant', () => {
  const object = { toString: 1 }
  const query = (row: object) => `superQueryParams=${encodeURIComponent(JSON.stringify([row]))}`
  it.each([
    [query({ field: 'name', rule: 'eq', val: object }), 'superQueryParams/0/val'],
    [query({ field: 'name', rule: object, val: 'x' }), 'superQueryParams/0/rule'],
    [query({ field: object, rule: 'eq', val: 'x' }), 'superQueryParams/0/field'],
    [query({ field: 'name', rule: 'in', val: [object] }), 'superQueryParams/0/val'],
    [`sortInfoString=${encodeURIComponent(JSON.stringify([{ column: object, order: 'asc' }]))}`, 'sortInfoString'],
    [`sortInfoString=${encodeURIComponent(JSON.stringify([{ column: 'name', order: object }]))}`, 'sortInfoString'],
  ])('are refused with their place in a list: %s', async (parameters, path) => {
    const answer = await server.call('GET', `/api/sample/locks/list?${parameters}`, undefined, token)
    expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]])
  })

  it.each(['columnName', 'operator1', 'value1', 'logic'])('are refused with their place in a grid: %s', async (name) => {
    const filter = { columnName: 'name', operator1: 'eq', value1: 'x', [name]: object }
    const answer = await server.call('POST', '/api/sample/locks/grid', { filterByItems: [filter] }, token)
    expect(answer.status).toBe(400)
    expect(answer.errors?.[0]?.path).toBe(`/filterByItems/0/${name}`)
  })

  it('are refused with their place in a row', async () => {
    const answer = await server.call('POST', '/api/sample/locks/add', { name: object, kind: object }, token)
    expect(answer.status).toBe(400)
    expect(answer.errors?.map((error) => error.path)).toEqual(['/name', '/kind'])
  })
})

/** Asks for a list again and again until the call is answered; how many lists were answered before it. */
async function countListsDuring(call: Promise<unknown>): Promise<number> {
  let count = 0
  let isAnswered = false
  const answered = call.finally(() => {
    isAnswered = true
  })
  while (!isAnswered) {
    const list = await server.call<RowPage>('GET', '/api/sample/locks/list', undefined, token)
    expect(list.status).toBe(200)
    if (!isAnswered) count++
  }
  await answered
  return count
}

describe('an order of thousands of lines', () => {
  it('is saved while the lists of others are answered, one after the other', async () => {
    const lines = Array.from({ length: subRowLimit }, (_, index) => ({
      orderNum: index + 1,
      product: `p${index}`,
      price: 1.5,
      quantity: 2,
    }))
    const body = { orderDate: '2026-11-21 10:00:00', sub: { products: { added: lines } } }
    const saved = server.call<Row>('POST', '/api/demo/order/add', body, token)
    expect(await countListsDuring(saved)).toBeGreaterThan(4)
    const { status, result } = await saved
    expect([status, result.total, (result.sub as Record<string, Row[]>).products?.length]).toEqual([200, 15_000, subRowLimit])
  })
})

describe('a page of five hundred columns', () => {
  it('is published while the lists of others are answered', async () => {
    const columns = Array.from({ length: 500 }, (_, index) => ({ key: `f${index}`, type: 'inputNumber', title }))
    const published = publish(server, token, samplePage('wide', columns))
    expect(await countListsDuring(published)).toBeGreaterThan(1)
    expect(await published).toMatchObject({ status: 200 })
    const row = await server.call<Row>('POST', '/api/sample/wide/add', { f499: 5 }, token)
    expect(row).toMatchObject({ status: 200, result: { f499: 5 } })
    expect((await server.call('POST', '/api/sample/wide/add', { f499: 'x' }, token)).status).toBe(400)
  })
})

describe('a row that is added under a key', () => {
  const add = (values: Record<string, unknown>, key: string, as = token) =>
    server.call<Row & { current?: Row }>('POST', '/api/sample/locks/add', values, as, { 'Idempotency-Key': key })
  const named = async (name: string) =>
    (await server.call<RowPage>('GET', `/api/sample/locks/list?name=${name}`, undefined, token)).result.records.length

  it('is added once, and tried again it is answered with the row as it stands', async () => {
    const first = await add({ name: 'once' }, 'key-of-the-first-row')
    expect(first).toMatchObject({ status: 200, result: { name: 'once' } })
    const again = await add({ name: 'once' }, 'key-of-the-first-row')
    expect(again).toMatchObject({ status: 409, result: { current: { id: first.result.id, name: 'once', rowVersion: 1 } } })
    // Also where more has been typed since.
    const more = await add({ name: 'once', late: 'more' }, 'key-of-the-first-row')
    expect(more).toMatchObject({ status: 409, result: { current: { id: first.result.id, late: null } } })
    expect(await named('once')).toBe(1)
    expect(await add({ name: 'once' }, 'key-of-another-row')).toMatchObject({ status: 200 })
    expect(await named('once')).toBe(2)
  })

  it('is added once where both tries are on their way together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ name: 'together' }, 'key-of-three-tries')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await named('together')).toBe(1)
  })

  it('was not saved where it was refused: the next try saves it', async () => {
    expect((await add({ name: 'mended', status: 'approved' }, 'key-of-a-refused-row')).status).toBe(400)
    expect((await add({ name: 'mended' }, 'key-of-a-refused-row')).status).toBe(200)
    expect(await named('mended')).toBe(1)
  })

  it('belongs to its user alone: the key of another opens no row', async () => {
    const stranger = await server.signIn('configurator')
    const { result } = await add({ name: 'mine' }, 'key-that-two-people-use')
    const theirs = await add({ name: 'theirs' }, 'key-that-two-people-use', stranger)
    expect(theirs).toMatchObject({ status: 200, result: { name: 'theirs' } })
    expect(JSON.stringify(theirs)).not.toContain(result.id)
  })
})
