import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string, more: object = {}) => ({ key, type: 'input', title: { 'zh-CN': `标题 ${key}` }, ...more })

const courses = samplePage('courses', [text('name'), text('city'), text('trainer'), { ...text('price'), type: 'inputNumber' }], {
  visitors: { list: ['name', 'city'] },
})
const picked = {
  ...text('course'),
  type: 'recordSelect',
  table: 'courses',
  listUrl: '/sample/courses/list',
  labelKey: 'name',
  columns: [{ key: 'name' }, { key: 'city' }],
  queryConfig: [{ key: 'name' }],
}
const booking = (field: object) => ({
  kind: 'form',
  version: 1,
  code: 'booking',
  access: 'public',
  title: { 'zh-CN': '报名' },
  url: { add: '/booking/add' },
  items: [text('who'), field],
  resource: { table: 'booking' },
})

const path = '/api/sample/courses/list'
let server: TestServer
let configurator: string
let admin: string
const ids: string[] = []

const errorsOf = ({ errors }: { errors?: { path: string; code: string }[] }) => errors?.map(({ path: at, code }) => `${code} ${at}`)

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  admin = await server.signIn('admin')
  for (const page of [courses, booking(picked)]) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  for (const name of ['Welding', 'Safety']) {
    const course = { name, city: 'Aachen', trainer: 'Otto', price: 100 }
    ids.push((await server.call<Row>('POST', '/api/sample/courses/add', course, admin)).result.id)
  }
})
afterAll(() => server.close())

describe('rows that a page lists for everybody', () => {
  it('are answered to a visitor with the fields that the page names and no other, and whole to whoever may open it', async () => {
    const { status, result } = await server.call<RowPage>('GET', `${path}?name=*eld*`)
    expect([status, result.total]).toEqual([200, 1])
    expect(result.records).toEqual([{ id: ids[0], rowVersion: expect.anything(), name: 'Welding', city: 'Aachen' }])
    const whole = await server.call<RowPage>('GET', `${path}?name=*eld*`, undefined, admin)
    expect(whole.result.records[0]).toMatchObject({ name: 'Welding', trainer: 'Otto', price: 100, createBy: 'admin' })
  })

  it.each([
    'trainer=Otto',
    'price_begin=1',
    'createBy=admin',
    'column=trainer&order=asc',
    `superQueryParams=${encodeURIComponent('[{"field":"trainer","rule":"eq","val":"Otto"}]')}`,
  ])('are not asked for by what the page does not name: %s', async (query) => {
    expect(await server.call('GET', `${path}?${query}`)).toMatchObject({ status: 400, success: false })
  })

  it.each([
    ['GET', '/api/sample/courses/queryById?id=x'],
    ['POST', '/api/sample/courses/add', { name: 'x' }],
    ['PUT', '/api/sample/courses/edit', { id: 'x', name: 'x' }],
    ['DELETE', '/api/sample/courses/delete?id=x'],
    ['GET', '/page-configs/courses.json'],
  ])('open no other call: %s %s', async (method, url, body?: unknown) => {
    expect(await server.call(method, url, body)).toMatchObject({ status: 401, success: false })
  })

  it('are what a visitor may send, and nothing else is', async () => {
    const send = (course: string | undefined) => server.call<Row>('POST', '/api/booking/add', { who: 'Ann', course })
    expect(await send(ids[1])).toMatchObject({ status: 200, result: { course: ids[1], course_dictText: 'Safety' } })
    const refused = await send('none')
    expect([refused.status, errorsOf(refused)]).toEqual([400, ['unknown-choice /course']])
  })

  it('are offered by a public form with the fields alone that the page names', async () => {
    const further = { ...picked, columns: [{ key: 'name' }, { key: 'trainer' }] }
    const refused = await publish(server, configurator, booking(further))
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['unknown-answer-field /items/1/columns/1/key']])
  })
})
