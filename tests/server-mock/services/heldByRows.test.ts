import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'
import { publish, samplePage } from './samplePage'

let server: TestServer
let office: Administration
/** A department that only a deleted row names. */
let former: string

const paths = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch']

/** A page whose rows, and the rows in them, name what the administration keeps. */
const dispatch = {
  ...samplePage(
    'dispatch',
    [
      { key: 'name', type: 'input', title: { 'zh-CN': '名称' } },
      { key: 'department', type: 'departSelect', title: { 'zh-CN': '部门', 'en-US': 'Department', 'de-DE': 'Abteilung' }, was: 'team' },
      { key: 'informed', type: 'departSelect', title: { 'zh-CN': '抄送', 'en-US': 'Informed' }, multiple: true, valueKey: 'orgCode' },
      { key: 'role', type: 'roleSelect', title: { 'zh-CN': '角色', 'en-US': 'Role' } },
      { key: 'part', type: 'categorySelect', title: { 'zh-CN': '部件', 'en-US': 'Part', 'de-DE': 'Bauteil' }, back: 'code' },
    ],
    {
      subTables: [
        {
          key: 'steps',
          title: { 'zh-CN': '步骤', 'en-US': 'Steps' },
          foreignKey: 'dispatchId',
          columns: [{ key: 'position', type: 'positionSelect', title: { 'zh-CN': '职务', 'en-US': 'Position' } }],
        },
      ],
      url: Object.fromEntries(paths.map((path) => [path, `/sample/dispatch/${path}`])),
      resource: { table: 'dispatch', trash: true },
    },
  ),
  title: { 'zh-CN': '派发', 'en-US': 'Dispatch', 'de-DE': 'Versand' },
}

/** A second page over the same rows: what it shows is counted once. */
const overview = samplePage('overview', [{ key: 'department', type: 'departSelect', title: { 'zh-CN': '部门' } }], {
  url: { list: '/sample/overview/list' },
  resource: { of: 'dispatch' },
})

beforeAll(async () => {
  server = await startTestServer()
  office = await administration(server)
  const token = await server.signIn('configurator')
  const before = JSON.parse(JSON.stringify(dispatch).replace('"key":"department"', '"key":"team"').replace(',"was":"team"', ''))
  expect(await publish(server, token, before)).toMatchObject({ status: 200 })
  former = (await added('sysDepart', { departName: '旧部门', departNameEn: 'Former' })).id
  await addRow({ name: 'old', team: former })
  await removeRow((await rows())[0]?.id ?? '')
  expect(await publish(server, token, dispatch)).toMatchObject({ status: 200 })
  expect(await publish(server, token, overview)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const addRow = async (values: object) => {
  const added = await office.admin<Row>('POST', '/api/sample/dispatch/add', values)
  expect(added).toMatchObject({ success: true })
  return added.result.id
}
const rows = async () => (await office.admin<{ records: Row[] }>('GET', '/api/sample/dispatch/list')).result.records
const removeRow = async (id: string) =>
  expect(await office.admin('DELETE', `/api/sample/dispatch/delete?id=${id}`)).toMatchObject({ success: true })
const added = async (path: string, values: object) => {
  const answer = await office.admin<Row>('POST', `/api/sys/${path}/add`, values)
  expect(answer).toMatchObject({ success: true })
  return answer.result
}
const remove = (path: string, id: string, language = 'en-US') =>
  office.admin('DELETE', `/api/sys/${path}/delete?id=${id}`, undefined, { 'Accept-Language': language })

describe('what rows name is not deleted, and the refusal says where it is named', () => {
  it('P7-departs a department, by its id or its code among others, until no row does any more', async () => {
    const depart = await added('sysDepart', { departName: '物流部', departNameEn: 'Logistics', departNameDe: 'Logistik' })
    const first = await addRow({ name: 'a', department: depart.id })
    const second = await addRow({ name: 'b', department: depart.id, informed: `A01,${depart.orgCode}` })
    expect(await remove('sysDepart', depart.id)).toMatchObject({
      success: false,
      message:
        'The department “Logistics” cannot be deleted, records name it: Dispatch (dispatch) “Department”: 2, Dispatch (dispatch) “Informed”: 1',
    })
    await removeRow(first)
    await removeRow(second)
    expect(await remove('sysDepart', depart.id, 'de-DE')).toMatchObject({
      message: expect.stringContaining('Versand (dispatch) „Abteilung“: 2 (davon 2 gelöscht, aber wiederherstellbar)'),
    })
    await server.database.kysely.deleteFrom('sys_trash').where('row_id', 'in', [first, second]).execute()
    expect(await remove('sysDepart', depart.id)).toMatchObject({ success: true })
  })

  it('P7-departs a department that a deleted row names under the name that its field had then', async () => {
    expect((await remove('sysDepart', former)).message).toContain('“Department”: 1 (1 of them deleted')
  })

  it('P7-positions a position that a row of a sub-table names', async () => {
    const { id } = await added('position', { code: 'packer', name: '包装工', nameEn: 'Packer' })
    const row = await addRow({ name: 'c', sub: { steps: { added: [{ position: 'packer' }, { position: 'packer' }] } } })
    expect(await remove('position', id)).toMatchObject({
      success: false,
      message: 'The position “Packer” cannot be deleted, records name it: Dispatch (dispatch) “Steps / Position”: 2',
    })
    await removeRow(row)
    expect((await remove('position', id)).message).toContain('“Steps / Position”: 2 (2 of them deleted')
    await server.database.kysely.deleteFrom('sys_trash').where('row_id', '=', row).execute()
    expect(await remove('position', id)).toMatchObject({ success: true })
  })

  it('P7-category a category, by its code, said in the language of the reader', async () => {
    const { id, code } = await added('category', { name: '螺栓', nameEn: 'Bolts', nameDe: 'Schrauben', code: 'Z09' })
    const row = await addRow({ name: 'e', part: code })
    const refusals = ['zh-CN', 'en-US', 'de-DE'].map(async (language) => (await remove('category', id, language)).message)
    expect(await Promise.all(refusals)).toEqual([
      '类别“螺栓”正由以下数据使用，不能删除：派发 (dispatch)“部件”：1 条',
      'The category “Bolts” cannot be deleted, records name it: Dispatch (dispatch) “Part”: 1',
      'Die Kategorie „Schrauben“ lässt sich nicht löschen, solange Datensätze auf sie verweisen: Versand (dispatch) „Bauteil“: 1',
    ])
    await removeRow(row)
    await server.database.kysely.deleteFrom('sys_trash').where('row_id', '=', row).execute()
    expect(await remove('category', id)).toMatchObject({ success: true })
  })

  it('P7-category and keeps its code meanwhile, but not its name', async () => {
    const category = await added('category', { name: '螺母', nameEn: 'Nuts', code: 'Z10' })
    const row = await addRow({ name: 'f', part: 'Z10' })
    const edit = (values: object) =>
      office.admin<Row>('PUT', '/api/sys/category/edit', { id: category.id, ...values }, { 'Accept-Language': 'en-US' })
    const refused = 'The code “Z10” cannot be changed, records hold it: Dispatch (dispatch) “Part”: 1'
    expect(await edit({ rowVersion: category.rowVersion, code: 'Z11' })).toMatchObject({
      success: false,
      errors: [{ path: '/code', message: refused }],
    })
    const renamed = await edit({ rowVersion: category.rowVersion, nameEn: 'Nuts and washers', code: 'Z10' })
    expect(renamed).toMatchObject({ success: true })
    await removeRow(row)
    await server.database.kysely.deleteFrom('sys_trash').where('row_id', '=', row).execute()
    expect(await edit({ rowVersion: renamed.result.rowVersion, code: 'Z11' })).toMatchObject({ success: true })
  })

  it('P7-roles a role that a row names', async () => {
    const { id } = await added('role', { roleCode: 'porter', roleName: '搬运', roleNameEn: 'Porter' })
    await addRow({ name: 'd', role: id })
    expect(await remove('role', id)).toMatchObject({
      success: false,
      message: 'The role “Porter” cannot be deleted, records name it: Dispatch (dispatch) “Role”: 1',
    })
  })
})
