import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestAnswer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const named = (title: string) => ({ 'zh-CN': title })
const name = { key: 'name', type: 'input', title: named('Name') }
const call = <T>(method: string, path: string, body: unknown) =>
  server.call<T>(method, `/api/sample/${path}`, body, staff, { 'Accept-Language': 'en-US' })
const saidOf = ({ errors }: TestAnswer<unknown>) => (errors ?? []).map(({ path, message }) => `${path} ${message}`)

/** Fields that hold what the page works out, as long as the name is right. */
const made = [
  { key: 'day', type: 'date', title: named('Due day'), value: 'row.name' },
  { key: 'moment', type: 'datetime', title: named('Begin'), value: "row.name + ' 10:00:00'" },
  { key: 'short', type: 'input', title: named('Short name'), maxLength: 12, value: 'row.name' },
]
const wrong = (path: string) => [
  `${path}/day Due day has the wrong format`,
  `${path}/moment Begin has the wrong format`,
  `${path}/short Short name can have at most 12 characters`,
]

describe('a page that works out what its fields cannot hold', () => {
  beforeAll(async () => {
    const lines = { key: 'lines', title: named('Lines'), foreignKey: 'mainId', columns: [name, ...made] }
    expect(await publish(server, configurator, samplePage('worked-out', [name, ...made], { subTables: [lines] }))).toMatchObject({
      status: 200,
    })
  })

  it('C-neverwhite says at which fields, by their titles, in a new row and in its sub-table', async () => {
    const body = { name: 'no day at all', sub: { lines: { added: [{ name: 'no day at all' }] } } }
    const answer = await call('POST', 'worked-out/add', body)
    expect(answer).toMatchObject({ status: 400, success: false })
    expect(saidOf(answer).sort()).toEqual([...wrong(''), ...wrong('/sub/lines/added/0')].sort())
  })

  it('C-neverwhite says so in a change, and takes the row when it is right', async () => {
    const { result, status } = await call<Row>('POST', 'worked-out/add', { name: '2026-01-31' })
    expect([status, result]).toMatchObject([200, { day: '2026-01-31', moment: '2026-01-31 10:00:00', short: '2026-01-31' }])
    const answer = await call('PUT', 'worked-out/edit', { id: result.id, rowVersion: result.rowVersion, name: 'no day at all' })
    expect(answer.status).toBe(400)
    expect(saidOf(answer)).toEqual(wrong(''))
  })

  it('C-neverwhite says so of defaults', async () => {
    const defaults = [
      { key: 'day', type: 'date', title: named('Due day'), defaultValue: { expression: 'user.username' } },
      { key: 'short', type: 'input', title: named('Short name'), maxLength: 2, defaultValue: { expression: 'user.username' } },
    ]
    expect(await publish(server, configurator, samplePage('defaults', [name, ...defaults]))).toMatchObject({ status: 200 })
    const answer = await call('POST', 'defaults/add', { name: 'a' })
    expect(answer.status).toBe(400)
    expect(saidOf(answer)).toEqual(['/day Due day has the wrong format', '/short Short name can have at most 2 characters'])
    expect(await call('POST', 'defaults/add', { name: 'a', day: '2026-01-31', short: 'a' })).toMatchObject({ status: 200 })
  })
})

describe('an action that sets what its fields cannot hold', () => {
  const columns = [
    name,
    { key: 'day', type: 'date', title: named('Due day') },
    { key: 'state', type: 'select', title: named('State'), options: [{ value: 'open' }, { value: 'closed' }] },
  ]
  const set = { day: { expression: 'row.name' }, state: { expression: 'row.name' } }

  beforeAll(async () => {
    const actions = Object.entries(set).map(([key, value]) => ({ name: key, url: `/sample/acting/${key}`, set: { [key]: value } }))
    const page = samplePage('acting', columns, { resource: { table: 'acting', actions } })
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  })

  it.each([
    ['day', 'Due day has the wrong format'],
    ['state', '“Ann” is not one of the choices of “State”'],
  ])('C-neverwhite is no failure of the server: it says which row cannot take it, and changes none (%s)', async (key, reason) => {
    const { result } = await call<Row>('POST', 'acting/add', { name: 'Ann' })
    const answer = await call('POST', `acting/${key}`, { ids: result.id })
    expect(answer).toMatchObject({ success: false, message: `The row “Ann” cannot be changed; nothing was changed: ${reason}` })
    expect(answer.status).not.toBe(500)
    expect((await server.call<Row>('GET', `/api/sample/acting/queryById?id=${result.id}`, undefined, staff)).result).toMatchObject({
      [key]: null,
    })
  })
})
