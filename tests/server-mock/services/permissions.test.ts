import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionNode, PermissionTree, SystemMenu } from '../../../schemas/api/administration'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { MenuItem, PermissionResult } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration } from './administration'

let server: TestServer
let office: Administration

beforeAll(async () => {
  server = await startTestServer({ pages: ['basic/location'] })
  office = await administration(server)
})
afterAll(() => server.close())

const nodesIn = (nodes: readonly PermissionNode[]): PermissionNode[] => nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])])
const itemsIn = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...itemsIn(item.children ?? [])])
const entry = async (perms: string) => {
  const [id = ''] = await office.idsOf(perms)
  return (await office.admin<Row>('GET', `/api/sys/permission/queryById?id=${id}`)).result
}
const base = '/api/sys/permission'

describe('the menu and its permissions', () => {
  it('P7-perms are listed level by level and as a tree, added, changed and deleted', async () => {
    const { admin } = office
    const roots = (await admin<SystemMenu[]>('GET', `${base}/getSystemMenuList`)).result
    const system = roots.find(({ name }) => name === 'System')
    expect(system).toMatchObject({ menuType: 0, parentId: null, leaf: false })
    const group = await admin<Row>('POST', `${base}/add`, { name: '外部', nameEn: 'Elsewhere', menuType: 0, icon: 'link', sortNo: 99 })
    expect(group).toMatchObject({ success: true, result: { status: '1', page: null } })
    const parentId = group.result.id
    const page = { parentId, name: '文档', nameEn: 'Documents', menuType: 1, url: 'https://example.com/docs', perms: 'docs:list' }
    const link = (await admin<Row>('POST', `${base}/add`, page)).result
    expect(link).toMatchObject({ perms: 'docs:list', permsType: '1' })

    const below = (await admin<SystemMenu[]>('GET', `${base}/getSystemSubmenu?parentId=${parentId}`)).result
    expect(below).toMatchObject([{ id: link.id, name: 'Documents', leaf: true }])
    const batch = await admin<Record<string, SystemMenu[]>>('GET', `${base}/getSystemSubmenuBatch?parentIds=${parentId},${link.id}`)
    expect(batch.result[parentId]).toMatchObject([{ id: link.id }])
    expect(batch.result[link.id]).toEqual([])
    const { treeList, ids } = (await admin<PermissionTree>('GET', `${base}/queryTreeList`)).result
    expect(ids).toContain(link.id)
    expect(nodesIn(treeList).find(({ key }) => key === parentId)?.children).toMatchObject([{ key: link.id }])
    const listed = await admin<RowPage>('GET', `${base}/list?parentId=${parentId}`)
    expect(listed.result.records).toMatchObject([{ id: link.id, url: 'https://example.com/docs' }])

    const menu = async () => itemsIn((await admin<PermissionResult>('GET', `${base}/getUserPermissionByToken`)).result.menu)
    expect((await menu()).map(({ id }) => id)).toEqual(expect.arrayContaining([parentId, link.id]))
    await admin('PUT', `${base}/edit`, { id: link.id, rowVersion: link.rowVersion, hidden: 1 })
    expect((await menu()).find(({ id }) => id === link.id)?.hidden).toBe(true)
    expect(await admin('DELETE', `${base}/delete?id=${parentId}`)).toMatchObject({ success: false })
    await admin('DELETE', `${base}/delete?id=${link.id}`)
    expect(await admin('DELETE', `${base}/delete?id=${parentId}`)).toMatchObject({ success: true })
    expect((await menu()).map(({ id }) => id)).not.toContain(link.id)
  })

  it('count for the next call of whoever changes them, before any server has heard of the change', async () => {
    const slow = await startTestServer()
    // From the first change on, what keeps rights hears of no other.
    let hear = () => {}
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    slow.services.changes.onChange(() => heard)
    const { admin, idsOf, staffWith } = await administration(slow)
    const plain = await staffWith([])
    const group = (await admin<Row>('POST', `${base}/add`, { name: '外部', menuType: 0 })).result
    const entries = async () => (await admin<PermissionTree>('GET', `${base}/queryTreeList`)).result.ids
    expect(await entries()).toContain(group.id)
    await admin('DELETE', `${base}/delete?id=${group.id}`)
    expect(await entries()).not.toContain(group.id)

    const list = () => plain('GET', `${base}/queryTreeList`)
    expect((await list()).status).toBe(403)
    const { records } = (await admin<RowPage>('GET', '/api/sys/role/list')).result
    const role = records.find(({ roleCode }) => String(roleCode).startsWith('helper'))
    const permissionIds = (await idsOf('permission:edit')).join()
    const granted = await admin('POST', '/api/sys/permission/saveRolePermission', {
      roleId: role?.id,
      permissionIds,
      lastpermissionIds: '',
    })
    expect(granted).toMatchObject({ success: true })
    expect((await list()).status).toBe(200)
    hear()
    await slow.close()
  })

  it('are what pages say of their own; only whether they are controlled is switched', async () => {
    const { admin, staffWith } = office
    const page = await entry('location:list')
    const change = (values: object, of = page) => admin<Row>('PUT', `${base}/edit`, { id: of.id, rowVersion: of.rowVersion, ...values })
    expect(await change({ name: 'Mine' })).toMatchObject({
      success: false,
      message: '“Locations” comes from the page “location” and is changed there; here you can only switch whether it is controlled',
    })
    expect(await admin('DELETE', `${base}/delete?id=${page.id}`)).toMatchObject({ success: false })
    const plain = await staffWith([])
    expect((await plain('GET', '/api/basic/location/list')).status).toBe(403)
    const opened = await change({ status: '0' })
    expect(opened).toMatchObject({ success: true })
    expect((await plain('GET', '/api/basic/location/list')).status).toBe(200)
    await change({ status: '1' }, opened.result)
    expect((await plain('GET', '/api/basic/location/list')).status).toBe(403)
  })

  it('of the product stay controlled, and no address runs anything', async () => {
    const { admin } = office
    const right = await entry('user:edit')
    const change = { id: right.id, rowVersion: right.rowVersion, status: '0' }
    expect(await admin('PUT', `${base}/edit`, change)).toMatchObject({ success: false })
    expect(await admin('DELETE', `${base}/delete?id=${right.id}`)).toMatchObject({
      message: '“Manage users” is a permission of the product: it cannot be deleted or left uncontrolled',
    })
    for (const url of ['javascript:alert(1)', '//example.com', 'data:text/html,x'])
      expect(await admin('POST', `${base}/add`, { name: 'x', menuType: 1, url })).toMatchObject({
        success: false,
        errors: [{ path: '/url' }],
      })
  })

  it('are kept by who has the right, who opens nothing that they do not hold', async () => {
    const { staffWith } = office
    const page = await entry('location:list')
    const plain = await staffWith([])
    const calls: [string, string, unknown?][] = [
      ['GET', `${base}/list`],
      ['GET', `${base}/getSystemMenuList`],
      ['GET', `${base}/getSystemSubmenu?parentId=x`],
      ['GET', `${base}/getSystemSubmenuBatch?parentIds=x`],
      ['GET', `${base}/queryTreeList`],
      ['GET', `${base}/getPermRuleListByPermId?permissionId=${page.id}`],
      ['GET', `${base}/queryPermissionRule?permissionId=${page.id}`],
      ['POST', `${base}/addPermissionRule`, { permissionId: page.id }],
      ['PUT', `${base}/editPermissionRule`, { id: 'x' }],
      ['DELETE', `${base}/deletePermissionRule?id=x`],
      ['POST', `${base}/add`, { name: 'x', menuType: 0 }],
      ['PUT', `${base}/edit`, { id: page.id, rowVersion: 1 }],
      ['DELETE', `${base}/delete?id=${page.id}`],
    ]
    for (const [method, path, body] of calls) expect((await plain(method, path, body)).status, path).toBe(403)
    const keeper = await staffWith(['permission:edit'])
    const opened = await keeper('PUT', `${base}/edit`, { id: page.id, rowVersion: page.rowVersion, status: '0' })
    expect(opened).toMatchObject({
      status: 403,
      message: 'You do not have the permission “Locations (location:list)”, so you cannot give it',
    })
    expect((await keeper('POST', `${base}/add`, { name: 'x', menuType: 2, perms: 'page:publish' })).status).toBe(403)
  })
})
