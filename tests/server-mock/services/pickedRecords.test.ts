import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { importRows } from '../../../server-mock/app/seed/importRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/customer', 'demo/position-select', 'demo/role-select', 'demo/record-select'] })
  await importRows(server.services, 'pages/demo', () => {})
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const list = async (path: string) => (await server.call<RowPage>('GET', `/api${path}`, undefined, token)).result
const add = (path: string, body: object) => server.call<Row>('POST', `/api${path}`, body, token)

describe('B2.9-position positions', () => {
  it('are listed with code, name and the text of their rank to everybody who has signed in, and to nobody else', async () => {
    const { records, total } = await list('/sys/position/list?pageNo=1&pageSize=10')
    expect(total).toBe(records.length)
    expect(records).toContainEqual(expect.objectContaining({ code: 'testleader', name: '试验主管', rank: '3' }))
    expect(records.every(({ rank_dictText: text }) => typeof text === 'string' && text !== '')).toBe(true)
    expect(await server.call('GET', '/api/sys/position/list')).toMatchObject({ success: false })
  })

  it('are found by a part of the name; a code is meant exactly, one or several', async () => {
    const codes = async (query: string) => (await list(`/sys/position/list?${query}`)).records.map(({ code }) => code)
    expect(await codes('name=*主管*')).toEqual(['testleader'])
    expect(await codes('code=leader')).toEqual([])
    expect(await codes('code=testleader&pageNo=1&pageSize=1')).toEqual(['testleader'])
    expect((await codes('code=testleader,devleader&pageNo=1&pageSize=2')).sort()).toEqual(['devleader', 'testleader'])
  })

  it('that a row holds come with their names; one that is not there is refused by the title of its field', async () => {
    const saved = await add('/demo/position-select/add', { name: 'Shaker', position: 'testleader' })
    expect(saved.result).toMatchObject({ position: 'testleader', position_dictText: 'Test supervisor' })
    const refused = await add('/demo/position-select/add', { name: 'Shaker', position: 'nobody' })
    expect(refused).toMatchObject({ success: false, errors: [{ path: '/position', message: expect.stringContaining('Position') }] })
  })
})

describe('B2.9-role roles', () => {
  it('are listed with id, name and code, and are stored by either', async () => {
    const { records } = await list('/sys/role/list?roleCode=staff&pageNo=1&pageSize=1')
    expect(records).toEqual([expect.objectContaining({ roleCode: 'staff', id: expect.any(String), roleName: '员工', roleNameEn: 'Staff' })])
    const [staff] = records
    const { result } = await add('/demo/role-select/add', { name: 'Rules', role: staff?.id, readers: 'staff,configurator' })
    expect(result).toMatchObject({ role_dictText: 'Staff', readers_dictText: 'Staff,Page configurators' })
    expect(await add('/demo/role-select/add', { name: 'Rules', readers: 'staff,nobody' })).toMatchObject({ success: false })
  })

  it('are found by a part of their name in any language, which is what the picker shows', async () => {
    const codes = async (part: string) =>
      (await list(`/sys/role/list?roleName=${encodeURIComponent(part)}`)).records.map(({ roleCode }) => roleCode)
    for (const part of ['*员工*', '*Staf*', '*elegsch*']) expect(await codes(part)).toContain('staff')
    expect(await codes('*Staf*')).not.toContain('configurator')
    expect(await codes('*Nobody is called so*')).toEqual([])
  })

  it('are changed by nobody through the calls that list them', async () => {
    const admin = await server.signIn('admin')
    for (const name of ['add', 'edit', 'delete'])
      expect(await server.call('POST', `/api/sys/role/${name}`, { roleCode: 'x' }, admin)).toMatchObject({ success: false })
  })
})

describe('B2.9-business records', () => {
  it('of a table that the field names bring their text along, and no others are stored', async () => {
    const { records } = await list('/demo/customer/list?pageNo=1&pageSize=5')
    const [customer, other] = records
    const { result } = await add('/demo/record-select/add', {
      name: 'Frame',
      customer: customer?.id,
      partners: `${customer?.id},${other?.id}`,
    })
    expect(result).toMatchObject({ customer_dictText: customer?.name, partners: `${customer?.id},${other?.id}` })
    expect(await add('/demo/record-select/add', { name: 'Frame', customer: 'nobody' })).toMatchObject({ success: false })
  })

  it('B7.3-resolve are asked for in one call by what is stored of them', async () => {
    const ids = (await list('/demo/customer/list?pageNo=1&pageSize=2')).records.map(({ id }) => id)
    const found = await list(`/demo/customer/list?id=${ids.join(',')}&pageNo=1&pageSize=${ids.length}`)
    expect(found.records.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })
})
