import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionNode, PermissionTree, RoleItem } from '../../../schemas/api/administration'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'
import { publish, samplePage } from './samplePage'

let server: TestServer
let office: Administration

beforeAll(async () => {
  server = await startTestServer({ pages: ['basic/location'] })
  office = await administration(server)
})
afterAll(() => server.close())

const nodesIn = (nodes: readonly PermissionNode[]): PermissionNode[] => nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])])

describe('roles', () => {
  it('P7-roles are added, listed, changed, copied with what they open, given permissions and deleted', async () => {
    const { admin, idsOf } = office
    const added = await admin<Row>('POST', '/api/sys/role/add', { roleCode: 'keeper', roleName: '租户管理', description: 'x' })
    expect(added).toMatchObject({ success: true, code: 200, result: { roleCode: 'keeper' } })
    const { id } = added.result
    const edited = await admin<Row>('PUT', '/api/sys/role/edit', { id, rowVersion: added.result.rowVersion, description: 'tenants' })
    expect(edited.result).toMatchObject({ description: 'tenants', rowVersion: 2 })

    const all = (await admin<RoleItem[]>('GET', '/api/sys/role/queryall')).result
    expect(all.find((role) => role.id === id)).toMatchObject({ roleCode: 'keeper', roleName: '租户管理', departId: null })
    const listed = (await admin<RowPage>('GET', '/api/sys/role/list?roleCode=keeper')).result
    expect(listed.records).toMatchObject([{ id, roleCode: 'keeper' }])
    expect(listed.records[0]).not.toHaveProperty('permissions')

    const { treeList, ids } = (await admin<PermissionTree>('GET', '/api/sys/role/queryTreeList')).result
    const nodes = nodesIn(treeList)
    expect(nodes.map(({ key }) => key).sort()).toEqual([...ids].sort())
    const page = nodes.find(({ perms }) => perms === 'location:list')
    expect(page).toMatchObject({ menuType: 1, leaf: false, ruleFlag: 0 })
    expect(page?.children?.map(({ perms }) => perms)).toContain('location:add')

    const granted = await idsOf('location:list', 'location:add')
    const save = (permissionIds: readonly string[], further: object = {}) =>
      admin('POST', '/api/sys/permission/saveRolePermission', { roleId: id, permissionIds: permissionIds.join(','), ...further })
    expect(await save(granted)).toMatchObject({ success: true, message: 'Saved' })
    const given = async (roleId: string) =>
      (await admin<string[]>('GET', `/api/sys/permission/queryRolePermission?roleId=${roleId}`)).result.sort()
    expect(await given(id)).toEqual([...granted].sort())
    const copied = await admin<Row>('POST', '/api/sys/role/copyRole', { id })
    expect(copied).toMatchObject({ success: true, result: { roleCode: 'keeper_copy' } })
    expect(await given(copied.result.id)).toEqual([...granted].sort())
    expect((await admin<Row>('POST', '/api/sys/role/copyRole', { id })).result.roleCode).toBe('keeper_copy2')
    const { rowVersion } = (await admin<Row>('GET', `/api/sys/role/queryById?id=${id}`)).result
    await admin('PUT', '/api/sys/role/edit', { id, rowVersion, roleNameEn: 'Keeper', roleNameDe: 'Verwalter' })
    expect((await admin<Row>('POST', '/api/sys/role/copyRole', { id })).result).toMatchObject({
      roleNameEn: 'Keeper (keeper_copy3)',
      roleNameDe: 'Verwalter (keeper_copy3)',
    })

    // What the caller did not see stays.
    const [first = '', second = ''] = granted
    await save([], { lastpermissionIds: first })
    expect(await given(id)).toEqual([second])

    expect(await admin('DELETE', `/api/sys/role/delete?id=${copied.result.id}`)).toMatchObject({ success: true })
    expect(await given(copied.result.id)).toEqual([])
  })

  it('that somebody has, and that of the administrators, are not deleted: it is said who has them', async () => {
    const { admin, roleId } = office
    const refused = await admin('DELETE', `/api/sys/role/delete?id=${await roleId('staff')}`)
    expect(refused).toMatchObject({ success: false, message: 'The role “Staff” cannot be deleted while somebody has it: 张三 (staff)' })
    expect(await admin('DELETE', `/api/sys/role/delete?id=${await roleId('SOCAdmin')}`)).toMatchObject({
      success: false,
      message: 'The role of administrators cannot be deleted',
    })
  })

  it('P7-roles that a page gives rights to, over itself or its fields, are not deleted: it is said which pages', async () => {
    const { admin } = office
    const token = await server.signIn('admin')
    const roleOf = async (roleCode: string) => (await admin<Row>('POST', '/api/sys/role/add', { roleCode, roleName: roleCode })).result.id
    const ids = [await roleOf('clerk'), await roleOf('buyer')]
    const name = { key: 'name', type: 'input', title: { 'zh-CN': '名称' } }
    const page = samplePage('used', [name], {
      grants: { clerk: ['list'] },
      rights: { fields: { name: { buyer: {}, '*': { form: 'readOnly' } } } },
    })
    expect(await publish(server, token, page)).toMatchObject({ status: 200 })
    for (const [index, code] of ['clerk', 'buyer'].entries())
      expect(await admin('DELETE', `/api/sys/role/delete?id=${ids[index]}`)).toMatchObject({
        success: false,
        message: `The role “${code}” cannot be deleted, pages give it rights: Sample used (used)`,
      })
    expect(await publish(server, token, samplePage('used', [name]))).toMatchObject({ status: 200 })
    for (const id of ids) expect(await admin('DELETE', `/api/sys/role/delete?id=${id}`)).toMatchObject({ success: true })
  })

  it('keep their code, and no two have the same', async () => {
    const { admin, roleId } = office
    const { result } = await admin<Row>('GET', `/api/sys/role/queryById?id=${await roleId('staff')}`)
    const renamed = await admin('PUT', '/api/sys/role/edit', { id: result.id, rowVersion: result.rowVersion, roleCode: 'crew' })
    expect(renamed).toMatchObject({ success: false, errors: [{ path: '/roleCode', code: 'codeFixed' }] })
    expect(await admin('POST', '/api/sys/role/add', { roleCode: 'staff', roleName: 'x' })).toMatchObject({ success: false })
  })

  it('are kept by who has the right alone, who gives nothing that they do not hold', async () => {
    const { admin, idsOf, staffWith } = office
    const [listed = ''] = await idsOf('location:list')
    const { id } = (await admin<Row>('POST', '/api/sys/role/add', { roleCode: 'plain', roleName: 'Plain' })).result
    const calls: [string, string, unknown?][] = [
      ['POST', '/api/sys/role/add', { roleCode: 'mine', roleName: 'Mine' }],
      ['POST', '/api/sys/role/copyRole', { id }],
      ['GET', '/api/sys/role/queryTreeList'],
      ['GET', `/api/sys/permission/queryRolePermission?roleId=${id}`],
      ['POST', '/api/sys/permission/saveRolePermission', { roleId: id, permissionIds: listed }],
      ['DELETE', `/api/sys/role/delete?id=${id}`],
    ]
    const plain = await staffWith([])
    for (const [method, path, body] of calls) expect((await plain(method, path, body)).status, path).toBe(403)
    const keeper = await staffWith(['role:edit'])
    const gave = await keeper('POST', '/api/sys/permission/saveRolePermission', { roleId: id, permissionIds: listed })
    expect(gave).toMatchObject({
      status: 403,
      message: 'You do not have the permission “Locations (location:list)”, so you cannot give it',
    })
    const added = await keeper('POST', '/api/sys/role/add', { roleCode: 'mine', roleName: 'Mine', permissions: listed })
    expect(added.status).toBe(403)
    const unknown = await admin('POST', '/api/sys/permission/saveRolePermission', { roleId: id, permissionIds: 'nothing' })
    expect(unknown).toMatchObject({ status: 400, message: 'There is no permission “nothing”' })
  })
})
