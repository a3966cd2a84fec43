import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionNode, PermissionTree } from '../../../schemas/api/administration'
import type { DepartNode } from '../../../schemas/api/people'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'

let server: TestServer
let office: Administration

beforeAll(async () => {
  server = await startTestServer({ pages: ['basic/location'] })
  office = await administration(server)
})
afterAll(() => server.close())

const add = (values: object) => office.admin<Row>('POST', '/api/sys/sysDepart/add', values)
const remove = (id: string) => office.admin('DELETE', `/api/sys/sysDepart/delete?id=${id}`)
const titlesIn = (nodes: readonly DepartNode[]): string[] => nodes.flatMap((node) => [node.title, ...titlesIn(node.children ?? [])])
const permsIn = (nodes: readonly PermissionNode[]): (string | null)[] =>
  nodes.flatMap((node) => [node.perms, ...permsIn(node.children ?? [])])

describe('departments', () => {
  it('B7.2-dictcalls are named and found in the language of the reader, where their table is a dictionary', async () => {
    const { admin, departId } = office
    const path = `/api/sys/dict/loadDictItem/sys_depart,departName,id?key=${await departId('A02')}`
    expect((await admin<string[]>('GET', path)).result).toEqual(['Shanghai branch'])
    for (const keyword of ['shanghai', '上海']) {
      const found = await admin<{ text: string }[]>(
        'GET',
        `/api/sys/dict/loadDict/sys_depart,departName,id?keyword=${encodeURIComponent(keyword)}`,
      )
      expect(found.result.map(({ text }) => text)).toEqual(['Shanghai branch'])
    }
  })

  it('P7-departs are a tree that is read, searched, added to, changed and deleted from; the own ones are listed', async () => {
    const { admin, departId, staffWith } = office
    const parentId = await departId('A02')
    const added = await add({ parentId, departName: '法务部', departNameEn: 'Legal', orgCategory: '2' })
    expect(added).toMatchObject({ success: true, result: { orgCode: 'A02A04', departNameEn: 'Legal' } })
    const { id, rowVersion } = added.result
    expect((await add({ departName: '广州分公司' })).result.orgCode).toBe('A03')
    const below = await admin<RowPage>('GET', `/api/sys/sysDepart/list?parentId=${parentId}`)
    expect(below.result.records.map(({ orgCode }) => orgCode)).toContain('A02A04')
    for (const name of ['queryTreeList', 'queryIdTree'])
      expect(titlesIn((await admin<DepartNode[]>('GET', `/api/sys/sysDepart/${name}`)).result)).toContain('Legal')
    const searched = (await admin<DepartNode[]>('GET', '/api/sys/sysDepart/searchBy?keyWord=legal')).result
    expect(titlesIn(searched)).toEqual(['Shanghai branch', 'Legal'])
    const edited = await admin<Row>('PUT', '/api/sys/sysDepart/edit', { id, rowVersion, departNameEn: 'Law' })
    expect(edited.result).toMatchObject({ departNameEn: 'Law', orgCode: 'A02A04' })

    const staff = await staffWith([])
    expect((await staff<DepartNode[]>('GET', '/api/sys/sysDepart/queryMyDeptTreeList')).result).toEqual([])
    const own = (await admin<DepartNode[]>('GET', '/api/sys/sysDepart/queryMyDeptTreeList')).result
    expect(own.map(({ orgCode }) => orgCode)).toEqual(['A01'])
    expect(titlesIn(own)).toContain('Vibration tests')
    expect(titlesIn(own)).not.toContain('Law')

    expect(await remove(id)).toMatchObject({ success: true })
    expect((await admin('GET', `/api/sys/sysDepart/queryById?id=${id}`)).status).toBe(404)
  })

  it('P7-departs are granted permissions, which bound those of their own roles', async () => {
    const { admin, departId, idsOf } = office
    const depart = await departId('A02')
    const [listed = '', adding = ''] = [...(await idsOf('location:list')), ...(await idsOf('location:add'))]
    const granted = async () => (await admin<string[]>('GET', `/api/sys/permission/queryDepartPermission?departId=${depart}`)).result.sort()
    const grant = (permissionIds: string) => admin('POST', '/api/sys/permission/saveDepartPermission', { departId: depart, permissionIds })
    expect(await granted()).toEqual([])
    expect(await grant(`${listed},${adding}`)).toMatchObject({ success: true })
    expect(await granted()).toEqual([listed, adding].sort())
    const tree = await admin<PermissionTree>('GET', `/api/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${depart}`)
    expect(
      permsIn(tree.result.treeList)
        .filter((perms) => perms !== null)
        .sort(),
    ).toEqual(['location:add', 'location:list'])
    const keeper = await office.staffWith(['role:edit'])
    expect((await keeper<PermissionTree>('GET', `/api/sys/role/queryTreeList?departId=${depart}`)).result).toEqual(tree.result)

    const role = await admin<Row>('POST', '/api/sys/role/add', { roleCode: 'branch', roleName: 'Branch', departId: depart })
    const save = (permissionIds: string, roleId = role.result.id) =>
      admin('POST', '/api/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds })
    const ofRole = async () =>
      (await admin<string[]>('GET', `/api/sys/sysDepartPermission/queryDeptRolePermission?roleId=${role.result.id}`)).result
    expect(await save(adding)).toMatchObject({ success: true })
    expect(await ofRole()).toEqual([adding])
    const [other = ''] = await idsOf('location:delete')
    expect(await save(other)).toMatchObject({
      success: false,
      message: 'The department “Shanghai branch” does not have the permission “Delete”, so its roles cannot have it',
    })
    expect(await save(adding, await office.roleId('staff'))).toMatchObject({
      success: false,
      message: 'The role does not belong to a department',
    })
    await grant(listed)
    expect(await ofRole()).toEqual([])
    expect(await remove(depart)).toMatchObject({ success: false })
  })

  it('P7-departs are granted permissions on their page as well, by who holds them; the roles lose what goes', async () => {
    const { admin, staffWith, idsOf } = office
    const [listed = '', adding = ''] = [...(await idsOf('location:list')), ...(await idsOf('location:add'))]
    const keeper = await staffWith(['depart:edit'])
    const whole = await keeper<PermissionTree>('GET', '/api/sys/sysDepartPermission/queryTreeListForDeptRole')
    expect(permsIn(whole.result.treeList)).toEqual(expect.arrayContaining(['location:list', 'depart:edit']))
    const refused = await keeper('POST', '/api/sys/sysDepart/add', { departName: '展厅', permissions: listed })
    expect(refused).toMatchObject({
      status: 403,
      message: 'You do not have the permission “Locations (location:list)”, so you cannot give it',
    })

    const { result } = await add({ departName: '展厅', permissions: `${listed},${adding}` })
    const { id } = result
    const role = await admin<Row>('POST', '/api/sys/role/add', {
      roleCode: 'showroom',
      roleName: 'Showroom',
      departId: id,
      permissions: `${listed},${adding}`,
    })
    expect(role).toMatchObject({ success: true })
    const read = async (path: string) => (await admin<Row>('GET', `/api/sys/${path}`)).result
    const { rowVersion, permissions } = await read(`sysDepart/queryById?id=${id}`)
    expect(String(permissions).split(',').sort()).toEqual([listed, adding].sort())
    expect(await admin('PUT', '/api/sys/sysDepart/edit', { id, rowVersion, permissions: listed })).toMatchObject({ success: true })
    expect(await read(`role/queryById?id=${role.result.id}`)).toMatchObject({ permissions: listed })
    // Whoever may not give it may keep what is there.
    const kept = { id, rowVersion: 2, departNameEn: 'Showroom', permissions: listed }
    expect(await keeper('PUT', '/api/sys/sysDepart/edit', kept)).toMatchObject({ success: true })
    const rows = await admin<RowPage>('GET', '/api/sys/sysDepart/list?pageSize=100')
    expect(rows.result.records.every((row) => !('permissions' in row))).toBe(true)
    await admin('DELETE', `/api/sys/role/delete?id=${role.result.id}`)
    expect(await remove(id)).toMatchObject({ success: true })
    const left = await systemTables(server.database.kysely)
      .selectFrom('sys_depart_permission')
      .select('id')
      .where('depart_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('stay while somebody belongs to them, a role is theirs, or others stand below: it is said who and which', async () => {
    const { admin, departId } = office
    const parent = await remove(await departId('A02'))
    expect(parent).toMatchObject({ success: false, message: expect.stringMatching(/^“Shanghai branch” .* \(\d\); .*: “[A-Z][a-z]+/) })
    const { id } = (await add({ departName: '采购部', departNameEn: 'Purchasing' })).result
    await admin('POST', '/api/sys/user/add', { username: 'buyer', realname: 'Buyer', departs: id })
    expect(await remove(id)).toMatchObject({
      success: false,
      message: 'The department “Purchasing” cannot be deleted while somebody belongs to it: Buyer (buyer)',
    })
    const second = (await add({ departName: '仓库' })).result
    await admin('POST', '/api/sys/role/add', { roleCode: 'storeman', roleName: '仓管员', roleNameDe: 'Lagerist', departId: second.id })
    const german = await admin('DELETE', `/api/sys/sysDepart/delete?id=${second.id}`, undefined, { 'Accept-Language': 'de-DE' })
    expect(german.message).toBe('Die Abteilung „仓库“ lässt sich nicht löschen, sie hat eigene Rollen: Lagerist')
  })

  it('never stand below themselves, and keep their code', async () => {
    const { admin, departId } = office
    const { result } = await admin<Row>('GET', `/api/sys/sysDepart/queryById?id=${await departId('A01A02')}`)
    const { id, rowVersion } = result
    const move = (change: object) => admin('PUT', '/api/sys/sysDepart/edit', { id, rowVersion, ...change })
    expect(await move({ parentId: await departId('A01A02A01') })).toMatchObject({
      success: false,
      message: expect.stringMatching(/^“[A-Z][a-z]+.*” cannot be moved below itself$/),
      errors: [{ path: '/parentId' }],
    })
    expect(await move({ parentId: id })).toMatchObject({ success: false })
    expect(await move({ orgCode: 'A09' })).toMatchObject({ success: false, errors: [{ path: '/orgCode', code: 'codeFixed' }] })
    expect((await move({ parentId: await departId('A02') })).success).toBe(true)
  })

  it('are changed by who has the right alone', async () => {
    const { staffWith, departId, idsOf } = office
    const id = await departId('A02A03')
    const plain = await staffWith([])
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/sys/sysDepart/list'],
      ['POST', '/api/sys/sysDepart/add', { departName: 'x' }],
      ['PUT', '/api/sys/sysDepart/edit', { id, rowVersion: 1, departName: 'x' }],
      ['DELETE', `/api/sys/sysDepart/delete?id=${id}`],
      ['GET', `/api/sys/permission/queryDepartPermission?departId=${id}`],
      ['POST', '/api/sys/permission/saveDepartPermission', { departId: id, permissionIds: '' }],
      ['GET', `/api/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${id}`],
      ['GET', '/api/sys/sysDepartPermission/queryDeptRolePermission?roleId=x'],
      ['POST', '/api/sys/sysDepartPermission/saveDeptRolePermission', { roleId: 'x', permissionIds: '' }],
    ]
    for (const [method, path, body] of calls) expect((await plain(method, path, body)).status, path).toBe(403)
    const keeper = await staffWith(['depart:edit'])
    const [foreign = ''] = await idsOf('location:list')
    const gave = await keeper('POST', '/api/sys/permission/saveDepartPermission', { departId: id, permissionIds: foreign })
    expect(gave).toMatchObject({
      status: 403,
      message: 'You do not have the permission “Locations (location:list)”, so you cannot give it',
    })
  })
})

describe('positions', () => {
  it('P7-positions are listed, added, changed, given to users and deleted while nobody holds them', async () => {
    const { admin, staffWith } = office
    const added = await admin<Row>('POST', '/api/sys/position/add', { code: 'clerk', name: '文员', nameEn: 'Clerk', rank: '1' })
    expect(added).toMatchObject({ success: true })
    const { id, rowVersion } = added.result
    const edited = await admin<Row>('PUT', '/api/sys/position/edit', { id, rowVersion, nameDe: 'Sachbearbeitung' })
    expect(edited.result).toMatchObject({ nameDe: 'Sachbearbeitung', rank_dictText: 'Junior' })
    const renamed = await admin('PUT', '/api/sys/position/edit', { id, rowVersion: 2, code: 'other' })
    expect(renamed).toMatchObject({ success: false, errors: [{ path: '/code', code: 'codeFixed' }] })

    const staff = await staffWith([])
    expect((await staff<RowPage>('GET', '/api/sys/position/list?code=clerk')).result.records).toMatchObject([{ id, name: '文员' }])
    expect((await staff('POST', '/api/sys/position/add', { code: 'x1', name: 'x' })).status).toBe(403)
    expect((await staff('DELETE', `/api/sys/position/delete?id=${id}`)).status).toBe(403)

    const user = await admin<Row>('POST', '/api/sys/user/add', { username: 'clark', realname: 'Clark', positions: id })
    expect(user.result.positions_dictText).toBe('Clerk')
    const remove = () => admin('DELETE', `/api/sys/position/delete?id=${id}`)
    expect(await remove()).toMatchObject({
      success: false,
      message: 'The position “Clerk” cannot be deleted while somebody holds it: Clark (clark)',
    })
    await admin('PUT', '/api/sys/user/edit', { id: user.result.id, rowVersion: user.result.rowVersion, positions: null })
    expect(await remove()).toMatchObject({ success: true })
  })
})
