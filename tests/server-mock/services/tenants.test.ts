import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartOption } from '../../../schemas/api/charts'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { LoginResult } from '../../../schemas/api/session'
import type { ServerMessage, TableMessage } from '../../../schemas/api/socket'
import { addTenants } from '../../../server-mock/resource'
import { fetchSheet } from '../../support/fetchSheet'
import { passwords } from '../../support/openSeededDatabase'
import { openTab } from '../../support/openTab'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, type CallAs, newPassword } from './administration'
import { publish, samplePage } from './samplePage'

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const code = { ...text('code'), validateRules: [{ required: true }, { unique: true }] }
const amount = { key: 'amount', type: 'inputNumber', title: { 'zh-CN': 'amount' }, integer: true }
const lines = { key: 'lines', title: { 'zh-CN': '明细' }, foreignKey: 'boxId', columns: [text('goods')] }
const boxes = samplePage('box', [code, amount], {
  url: { ...samplePage('box').url, exportXlsUrl: '/sample/box/export', deleteBatch: '/sample/box/deleteBatch' },
  toolbar: { export: true, chart: true },
  subTables: [lines],
  resource: { table: 'box', trash: true, history: true },
})
const boxLines = samplePage(
  'box-line',
  [{ ...text('boxId'), type: 'select', dictCode: 'box,code,id', disabledWhen: '!isEmpty(row.id)' }, text('goods')],
  {
    resource: { of: 'box', subTable: 'lines' },
  },
)
const moreBoxes = samplePage('more-box', [code], { resource: { of: 'box' } })
const colours = samplePage('colour', [text('name')], { resource: { table: 'colour', forAllTenants: true } })
const report = {
  kind: 'report',
  version: 1,
  code: 'box-report',
  title: { 'zh-CN': '报表' },
  source: { from: 'box' },
  columns: [text('code')],
}
const rights = ['list', 'add', 'edit', 'delete', 'export'].map((name) => `box:${name}`)
const everything = [
  ...rights,
  'box-report:list',
  'box-line:list',
  'box-line:add',
  'more-box:list',
  'colour:list',
  'colour:add',
  'user:edit',
]

let server: TestServer
let office: Administration
let roleId: string
const tenants: Record<string, string> = {}
/** Of the first tenant, of the second, and of none; the rights are the same. */
let north: CallAs
let south: CallAs

const login = (username: string, password = newPassword) => server.call<LoginResult>('POST', '/api/sys/login', { username, password })

async function userOf(username: string, tenantId?: string): Promise<CallAs> {
  const user = { username, realname: username, password: newPassword, roles: roleId, tenantId }
  expect(await office.admin('POST', '/api/sys/user/add', user)).toMatchObject({ success: true })
  return office.as(username, newPassword)
}

beforeAll(async () => {
  server = await startTestServer()
  const token = await server.signIn('admin')
  for (const page of [boxes, report, boxLines, moreBoxes, colours]) expect((await publish(server, token, page)).errors ?? []).toEqual([])
  office = await administration(server)
  for (const name of ['north', 'south']) {
    const added = await office.admin<Row>('POST', '/api/sys/tenant/add', { name, status: '1' })
    tenants[name] = added.result.id
  }
  const permissions = (await office.idsOf(...everything)).join(',')
  roleId = (await office.admin<Row>('POST', '/api/sys/role/add', { roleCode: 'packer', roleName: 'packer', permissions })).result.id
  north = await userOf('nora', tenants.north)
  south = await userOf('sven', tenants.south)
})
afterAll(() => server.close())

const codesIn = ({ result }: { result: RowPage }) => result.records.map((row) => String(row.code)).sort()
const list = async (by: CallAs, path = '/api/sample/box/list') => codesIn(await by<RowPage>('GET', path))
const add = (by: CallAs, name: string, more: object = {}) => by<Row>('POST', '/api/sample/box/add', { code: name, amount: 1, ...more })
const find = async (name: string) => (await office.admin<RowPage>('GET', `/api/sample/box/list?code=${name}`)).result.records[0] as Row

describe('tenants', () => {
  it('P6-headers the user state names the tenant, and a call for another one is refused', async () => {
    expect((await login('nora')).result.userInfo).toMatchObject({ tenantid: tenants.north })
    expect((await login('admin', passwords.admin)).result.userInfo.tenantid ?? null).toBeNull()
    const own = { tenant_id: tenants.north ?? '' }
    expect((await north('GET', '/api/sample/box/list', undefined, own)).status).toBe(200)
    const other = await north('GET', '/api/sample/box/list', undefined, { tenant_id: tenants.south ?? '', 'Accept-Language': 'en-US' })
    expect(other).toMatchObject({ status: 403, message: 'You cannot act for this tenant' })
    expect((await office.admin('GET', '/api/sample/box/list', undefined, { tenant_id: 'nobody' })).status).toBe(403)
  })

  it('P6-tenants rows of one are invisible to another in list, record, export, chart, report, look-up and a page over the table', async () => {
    for (const name of ['n1', 'n2'])
      expect(await add(north, name, { sub: { lines: { added: [{ goods: `in ${name}` }] } } })).toMatchObject({ success: true })
    await add(south, 's1')
    await add(office.admin, 'none')
    expect(await list(north)).toEqual(['n1', 'n2'])
    expect(await list(south)).toEqual(['s1'])
    expect(await list(office.admin)).toEqual(['n1', 'n2', 'none', 's1'])
    expect(await list(south, '/api/sample/more-box/list')).toEqual(['s1'])
    expect(await list(south, '/api/online/cgreport/api/getData/box-report')).toEqual(['s1'])
    expect((await south<RowPage>('GET', '/api/sample/box-line/list')).result.records).toEqual([])

    const { id } = await find('n1')
    expect((await south('GET', `/api/sample/box/queryById?id=${id}`)).status).toBe(404)
    const looked = await south<{ text: string }[]>('GET', '/api/sys/dict/getDictItems/box,code,id')
    expect(looked.result.map(({ text: name }) => name)).toEqual(['s1'])
    const chart = { url: '/p/box', chartName: 'x', chartTypeId: '1', xfieldCode: 'code', yfieldCode: 'amount', calMethodId: '1' }
    const drawn = await south<ChartOption>('POST', '/api/layoutChart/commonLayoutChart/getChartOption', chart)
    expect(drawn.result.xAxis.data).toEqual(['s1'])
    const { token } = (await login('sven')).result
    const sheet = await fetchSheet(server, { path: '/api/sample/box/export', token })
    expect(sheet.rows?.slice(1).map(([name]) => name)).toEqual(['s1'])
  })

  it('P6-tenants rows of one are out of reach of another: no edit, no deletion, no line, no way back from the trash', async () => {
    const { id, rowVersion } = await find('n1')
    expect((await south('PUT', '/api/sample/box/edit', { id, rowVersion, amount: 5 })).status).toBe(404)
    expect((await south('DELETE', `/api/sample/box/delete?id=${id}`)).status).toBe(404)
    expect(await south('POST', '/api/sample/box-line/add', { boxId: id, goods: 'slipped in' })).toMatchObject({ success: false })
    const gone = await add(north, 'n3')
    await north('DELETE', `/api/sample/box/delete?id=${gone.result.id}`)
    const resting = async (by: CallAs) =>
      (await by<{ records: Row[] }>('GET', '/api/sample/box/deleteBatch')).result.records.map((row) => row.id)
    expect(await resting(north)).toEqual([gone.result.id])
    expect(await resting(south)).toEqual([])
    const restored = await south('POST', '/api/sample/box/deleteBatch', { ids: gone.result.id })
    expect(restored.success).toBe(false)
    expect(await north('POST', '/api/sample/box/deleteBatch', { ids: gone.result.id })).toMatchObject({ success: true })
    expect(await list(north)).toEqual(['n1', 'n2', 'n3'])
    expect(await list(south)).toEqual(['s1'])
  })

  it('P6-tenants values are unique within a tenant', async () => {
    expect(await add(south, 'n1')).toMatchObject({ success: true })
    const twice = await add(south, 'n1')
    expect(twice).toMatchObject({ success: false, errors: [{ code: 'unique' }] })
    const asked = (by: CallAs) => by('GET', '/api/sys/duplicate/check?tableName=box&fieldName=code&fieldVal=n2')
    expect((await asked(south)).success).toBe(true)
    expect((await asked(north)).success).toBe(false)
    // Two saves at the same moment pass the check, and the index holds.
    const both = await Promise.all([add(south, 'race'), add(south, 'race')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })

  it('P6-tenants whoever belongs to none may act for one, and then has its rows alone', async () => {
    const forNorth = { tenant_id: tenants.north ?? '' }
    const { admin } = office
    expect(codesIn(await admin<RowPage>('GET', '/api/sample/box/list', undefined, forNorth))).toEqual(['n1', 'n2', 'n3'])
    await admin('POST', '/api/sample/box/add', { code: 'n4', amount: 1 }, forNorth)
    expect(await list(north)).toContain('n4')
    const { id, rowVersion } = await find('s1')
    expect((await admin('PUT', '/api/sample/box/edit', { id, rowVersion, amount: 7 }, forNorth)).status).toBe(404)
    // What they change without naming one stays where it is.
    expect(await admin('PUT', '/api/sample/box/edit', { id, rowVersion, amount: 7 })).toMatchObject({ success: true })
    expect(await list(south)).toContain('s1')
  })

  it('P6-tenants rows of a page for all tenants are of all', async () => {
    await north('POST', '/api/sample/colour/add', { name: 'green' })
    const { result } = await south<RowPage>('GET', '/api/sample/colour/list')
    expect(result.records.map(({ name }) => name)).toEqual(['green'])
  })

  it('P6-tenants users know of the users and of the name of their own tenant alone', async () => {
    for (const path of ['/api/sys/user/list?pageSize=1000', '/api/sys/user/listAll?pageSize=1000']) {
      const { result } = await north<RowPage>('GET', path)
      expect(result.records.map(({ username }) => username)).toEqual(['nora'])
    }
    const known = await north<RowPage>('GET', '/api/sys/tenant/list')
    expect(known.result.records.map(({ name }) => name)).toEqual(['north'])
    const sven = await office.userId('sven')
    expect(await north('PUT', '/api/sys/user/frozenBatch', { ids: sven, status: '2' })).toMatchObject({ success: false })
    const mine = { username: 'nils', realname: 'nils', password: newPassword }
    expect(await north('POST', '/api/sys/user/add', mine)).toMatchObject({ success: true })
    expect((await login('nils')).result.userInfo).toMatchObject({ tenantid: tenants.north })
    expect(await north('POST', '/api/sys/user/add', { ...mine, username: 'nick', tenantId: tenants.south })).toMatchObject({
      success: true,
    })
    expect((await login('nick')).result.userInfo).toMatchObject({ tenantid: tenants.north })
  })

  it('P6-tenants an event about a row of one tells another nothing of it', async () => {
    const sessions = await Promise.all([login('nora'), login('sven')])
    const tabs = await Promise.all(
      sessions.map(({ result }) => openTab(server.url, result.token, result.userInfo.id, `tab-${result.userInfo.username}`)),
    )
    for (const tab of tabs) await tab.beat()
    const added = await add(office.admin, 'watched')
    const isEvent = (message: ServerMessage): message is TableMessage => message.type === 'update_vxe_table'
    for (const tab of tabs) {
      const message = await tab.next(isEvent)
      expect(JSON.stringify(message)).not.toContain(added.result.id)
      tab.close()
    }
  })

  it('P6-tenants the users of a frozen tenant cannot sign in, and their sessions are over; one that has users stays', async () => {
    const id = tenants.south
    expect(await office.admin('DELETE', `/api/sys/tenant/delete?id=${id}`, undefined, { 'Accept-Language': 'en-US' })).toMatchObject({
      success: false,
      message: 'The tenant “south” cannot be deleted while somebody belongs to it: sven (sven)',
    })
    const row = (await office.admin<RowPage>('GET', '/api/sys/tenant/list?name=south')).result.records[0]
    await office.admin('PUT', '/api/sys/tenant/edit', { id, rowVersion: row?.rowVersion, status: '0' })
    expect((await south('GET', '/api/sample/box/list')).status).toBe(401)
    expect(await login('sven')).toMatchObject({ success: false })
  })

  it('P6-tenants tables that were made without one get one at the next start', async () => {
    const { kysely } = server.database
    await sql`delete from box where code <> 'none'`.execute(kysely)
    await sql`alter table box drop column _tenant`.execute(kysely)
    await sql`create unique index uq_box_code on box (code)`.execute(kysely)
    const models = server.services.registry.all().map(({ model }) => model)
    await addTenants(server.database, models)
    expect(await list(north)).toEqual([])
    expect(await add(office.admin, 'none')).toMatchObject({ success: false })
    expect(await add(north, 'none')).toMatchObject({ success: true })
    expect(await list(north)).toEqual(['none'])
  })
})
