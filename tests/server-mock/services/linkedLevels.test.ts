import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinkOption } from '../../../schemas/api/dictionaries'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let staff: string
let configurator: string
const ids: Record<string, string> = {}

const title = { 'zh-CN': '区域' }
const input = (key: string) => ({ key, type: 'input', title })
const places = samplePage('place', [input('name'), input('pid'), input('code'), input('secret')], {
  grants: { configurator: ['*'] },
  resource: { table: 'place' },
})
const linked = { table: 'place', txt: 'name', pidField: 'pid' }
const levels = samplePage('levels', [
  { key: 'province', type: 'linkDown', title, linked: { ...linked, condition: "code = 'P'" } },
  { key: 'city', type: 'linkDown', title, linked, parent: 'province' },
])

const ask = (params: Record<string, string>, token = staff) =>
  server.call<LinkOption[]>('GET', `/api/online/cgform/api/querySelectOptions?${new URLSearchParams(params)}`, undefined, token)
const names = { table: 'place', txt: 'name', key: 'id', idField: 'id', pidField: 'pid' }
const save = (values: object) => server.call<Row>('POST', '/api/sample/levels/add', values, staff)

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  for (const page of [places, levels]) expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  const add = async (name: string, values: object = {}) => {
    ids[name] = (await server.call<Row>('POST', '/api/sample/place/add', { name, ...values }, configurator)).result.id
  }
  await add('Anhui', { code: 'P' })
  await add('Shandong', { code: 'P' })
  await add('Elsewhere', { code: "it's" })
  await add('Hefei', { pid: ids.Anhui })
  await add('Jinan', { pid: ids.Shandong })
})
afterAll(() => server.close())

describe('linked levels', () => {
  const labels = async (params: Record<string, string>, token?: string) =>
    (await ask({ ...names, ...params }, token)).result.map(({ label }) => label)

  it('B2.9-linkdown answers the first level by its condition, and each other by the row above', async () => {
    expect((await ask({ ...names, condition: "code = 'P'" })).result).toEqual([
      { store: ids.Anhui, id: ids.Anhui, label: 'Anhui' },
      { store: ids.Shandong, id: ids.Shandong, label: 'Shandong' },
    ])
    expect(await labels({ pidValue: ids.Anhui ?? '' })).toEqual(['Hefei'])
    expect(await labels({})).toEqual(['Anhui', 'Elsewhere', 'Shandong'])
    expect((await ask({ ...names, key: 'name', condition: "name = 'Hefei'" })).result).toEqual([
      { store: 'Hefei', id: ids.Hefei, label: 'Hefei' },
    ])
    expect(await labels({ condition: " pid = 'nothing' " }, configurator)).toEqual([])
    expect(await labels({ condition: "code = 'it''s' and name = 'Elsewhere'" }, configurator)).toEqual(['Elsewhere'])
  })

  it.each([
    "name like 'x'",
    "1 = 1 or name = 'x'",
    "code = 'P' or 1=1",
    "code = 'P'; drop table place",
    "code = 'P' --",
    "code != 'P'",
    "nowhere = 'P'",
    "constructor = 'P'",
    'code = (select code from place)',
  ])('B2.9-linkdown takes pairs of a declared column and a value, and not %s', async (condition) => {
    expect((await ask({ ...names, condition }, configurator)).status).toBe(400)
  })

  it('opens to staff what a page of theirs names, and no other field, value or table', async () => {
    expect((await ask({ ...names, txt: 'secret' })).status).toBe(400)
    expect((await ask({ ...names, condition: "code = 'Q'" })).status).toBe(400)
    expect((await ask({ ...names, condition: "secret = 'x'" })).status).toBe(400)
    for (const table of ['sys_session', 'nowhere', 'place; --', '']) expect((await ask({ ...names, table })).status).toBe(400)
    expect((await server.call('GET', `/api/online/cgform/api/querySelectOptions?${new URLSearchParams(names)}`)).status).toBe(401)
  })

  it('B2.9-linkdown stores what stands below the level above, and refuses another', async () => {
    expect(await save({ province: ids.Anhui, city: ids.Hefei })).toMatchObject({ status: 200 })
    expect((await save({ province: ids.Anhui, city: ids.Jinan })).status).toBe(400)
    expect((await save({ province: 'x' })).status).toBe(400)
  })
})
