import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { FoundRows } from '../../../schemas/api/rows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    pages: [
      'task/task-list',
      'task/task-request',
      'task/task-view',
      'invoicing/invoice',
      'invoicing/invoice-request',
      'bank/bank-refund',
      'bank/refund-records',
      'bank/bank-account',
    ],
  })
})
afterAll(() => server.close())

const find = (path: string, values: unknown, token?: string) => server.call<FoundRows>('POST', path, { values }, token)
const errorsOf = ({ errors }: { errors?: { path: string; code: string }[] }) => errors?.map(({ path, code }) => [path, code])

describe('P2-public a visitor', () => {
  it('asks for a task, is told its reference, and finds it again by it', async () => {
    const sent = await server.call<Row>('POST', '/api/document/task/add', { title: 'Shake it', kind: 'test', phone: '13810000000' })
    expect(sent).toMatchObject({ status: 200, result: { reference: expect.stringMatching(/^([2-9A-HJ-NP-Z]{5}-){3}[2-9A-HJ-NP-Z]{5}$/) } })
    const { result } = await find('/api/document/task/find', { reference: ` ${sent.result.reference} ` })
    expect(result.records).toHaveLength(1)
    expect(result.records[0]).toMatchObject({ title: 'Shake it', status: 'new', status_dictText: 'New' })
  })

  it('is answered only what the page opens, and so is staff', async () => {
    const sent = await server.call<Row>('POST', '/api/document/task/add', { title: 'Closed', phone: '13810000000' })
    expect(Object.keys(sent.result)).not.toContain('assignee')
    for (const token of [undefined, await server.signIn('staff')]) {
      const { result } = await find('/api/document/task/find', { reference: sent.result.reference }, token)
      expect(Object.keys(result.records[0] ?? {})).toContain('status')
      for (const key of ['phone', 'assignee', 'priority', 'createBy', 'rowVersion'])
        expect(Object.keys(result.records[0] ?? {})).not.toContain(key)
    }
  })

  it.each(['status', 'assignee', 'priority', 'reference', 'result'])('may not write %s', async (key) => {
    const sent = await server.call('POST', '/api/document/task/add', { title: `Mine ${key}`, [key]: 'done' })
    expect([sent.status, errorsOf(sent)]).toEqual([400, [[`/${key}`, 'not-written']]])
  })

  it('sends positions along where the page lets them, and the server adds them up', async () => {
    const sent = await server.call<Row>('POST', '/api/invoicing/add', {
      buyer: 'ACME',
      taxNo: '91310000MA1FL0A12X',
      contact: 'Ann',
      phone: '13810000000',
      amount: 1,
      sub: { positions: { added: [{ service: 'Test', price: 10.5, quantity: 3 }] } },
    })
    expect(sent).toMatchObject({ status: 200, result: { amount: 31.5, isAdvance: '0' } })
    const { result } = await find('/api/invoicing/find', { reference: sent.result.reference })
    expect(result.records[0]).toMatchObject({ buyer: 'ACME', sub: { positions: [{ service: 'Test', price: 10.5, quantity: 3 }] } })
  })

  it('asks for no invoice over nothing', async () => {
    const empty = { buyer: 'ACME', taxNo: '91310000MA1FL0A12X', contact: 'Ann', phone: '13810000000' }
    const sent = await server.call('POST', '/api/invoicing/add', empty)
    expect([sent.status, errorsOf(sent)]).toEqual([422, [['/amount', 'min']]])
  })

  it('cannot bring rows of a sub-table that the page does not name', async () => {
    const sent = await server.call('POST', '/api/document/task/add', { title: 'Subs', sub: { positions: { added: [{ service: 'x' }] } } })
    expect(sent.status).toBe(400)
  })
})

describe('P2-public refunds', () => {
  const path = '/api/bankaccount/refund/find'
  const reference = 'Z7MWK-4RXBT-L9HQD-3VNPJ'

  beforeAll(async () => {
    const token = await server.signIn('staff')
    const row = { payer: 'ACME', paymentNo: 'P1', amount: 590, reason: 'cancelled', phone: '13810000584' }
    const added = await server.call<Row>('POST', '/api/bankaccount/refund/add', row, token)
    expect(added.status).toBe(200)
    // The server makes one that nobody knows beforehand.
    await server.database.kysely.updateTable('bank_refund').set({ reference }).where('id', '=', added.result.id).execute()
  })

  it('are found by reference and phone together', async () => {
    const { result } = await find(path, { reference, phone: '13810000584' })
    expect(result.records).toEqual([expect.objectContaining({ paymentNo: 'P1', amount: 590, reason_dictText: 'Service cancelled' })])
    expect(Object.keys(result.records[0] ?? {})).not.toContain('payer')
  })

  it.each([
    [{ reference, phone: '13810000585' }, 200, []],
    [{ reference, phone: '138*' }, 200, []],
    [{ reference: '*', phone: '13810000584' }, 200, []],
  ])('are not found by %j', async (values, status, records) => {
    expect(await find(path, values)).toMatchObject({ status, result: { records } })
  })

  it.each([
    [{ reference }, [['/values/phone', 'value-missing']]],
    [{ phone: '13810000584' }, [['/values/reference', 'value-missing']]],
    [
      { reference: ' ', phone: '' },
      [
        ['/values/reference', 'value-missing'],
        ['/values/phone', 'value-missing'],
      ],
    ],
    [{ reference, phone: '1', payer: 'ACME' }, [['/values/payer', 'unknown-field']]],
  ])('%j is refused', async (values, errors) => {
    const answer = await find(path, values)
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors])
  })

  it.each([{}, { values: [] }, { values: { reference: { $ne: 1 } } }, { values: { reference: ['a'] } }])(
    'a body of another form is refused: %j',
    async (body) => {
      expect((await server.call('POST', path, body)).status).toBe(400)
    },
  )

  it('cannot be guessed at: many tries are refused', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 40 && !statuses.includes(429); time++)
      statuses.push((await find(path, { reference: `x${time}`, phone: '1' })).status)
    expect(statuses).toContain(429)
  })
})

it.each([
  ['GET', '/api/taskcenter/task/list'],
  ['GET', '/api/taskcenter/task/queryById?id=x'],
  ['PUT', '/api/taskcenter/task/edit', { id: 'x', rowVersion: 1 }],
  ['POST', '/api/taskcenter/task/start', { ids: 'x' }],
  ['GET', '/api/invoicing/list'],
  ['POST', '/api/bankaccount/refund/add', {}],
  ['GET', '/api/account/bank/list'],
  ['GET', '/page-configs/task-list.json'],
  ['GET', '/page-configs/bank-refund.json'],
])('P2-public a visitor may not call %s %s', async (method, path, body?: unknown) => {
  expect(await server.call(method, path, body)).toMatchObject({ status: 401, success: false })
})

it.each(['task-request', 'task-view', 'invoice-request', 'refund-records'])('P2-public a visitor opens the page %s', async (code) => {
  expect((await fetch(`${server.url}/page-configs/${code}.json`)).status).toBe(200)
})
