import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, CategoryNode } from '../../../schemas/api/categories'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let admin: string
let staff: string
let top: string
let below: string

const add = async (values: Record<string, unknown>) => {
  const { message, result } = await server.call<Row>('POST', '/api/sys/category/add', values, admin)
  if (!result) throw new Error(message)
  return result.id
}
const get = <T>(call: string, headers: Record<string, string> = {}) =>
  server.call<T>('GET', `/api/sys/category/${call}`, undefined, staff, headers)
const codesOf = async (call: string) => (await get<CategoryNode[]>(call)).result.map(({ code }) => code)

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
  top = await add({ name: '物料', nameEn: 'Material', code: 'M02' })
  below = await add({ name: '上衣', nameEn: 'Coats', code: 'M02A01', pid: top })
  await add({ name: '秋衣', code: 'M02A01A01', pid: below })
  await add({ name: '裤子', code: 'M02A02', pid: top })
})
afterAll(() => server.close())

describe('the tree of categories', () => {
  it('P7-category B2.9-category is read level by level, and whole, each node with code and name', async () => {
    const roots = (await get<CategoryNode[]>('loadTreeRoot?async=true&pcode=')).result
    expect(roots.find(({ key }) => key === top)).toEqual({
      key: top,
      value: top,
      title: 'Material',
      label: 'Material',
      name: 'Material',
      code: 'M02',
      leaf: false,
      parentId: null,
    })
    expect(await codesOf('loadTreeRoot?async=true&pcode=M02')).toEqual(['M02A01', 'M02A02'])
    expect(await codesOf('loadTreeRoot?async=true&pcode=0')).toEqual(roots.map(({ code }) => code))
    const [whole] = (await get<CategoryNode[]>('loadTreeRoot?async=false&pcode=M02')).result
    expect(whole).toMatchObject({ code: 'M02A01', children: [{ code: 'M02A01A01', leaf: true }] })
    expect(await codesOf(`loadTreeChildren?pid=${below}`)).toEqual(['M02A01A01'])
    expect(await codesOf('loadTreeRoot?async=true&pcode=none')).toEqual([])
  })

  it('P7-category B2.9-category is read by id or code of what stands above, with pairs that every node has', async () => {
    const pair = (condition: string) => encodeURIComponent(condition)
    expect(await codesOf('loadTreeData?pcode=M02')).toEqual(['M02A01', 'M02A02'])
    expect(await codesOf(`loadTreeData?pid=${top}`)).toEqual(['M02A01', 'M02A02'])
    expect(await codesOf(`loadTreeData?pid=${top}&condition=${pair('{"code":"M02A02"}')}`)).toEqual(['M02A02'])
    for (const wrong of ['code = 1', '[1]', '{"code or 1=1 --":"x"}', '{"constructor":"x"}', '{"code":{"a":1}}'])
      expect({ wrong, status: (await get(`loadTreeData?pid=${top}&condition=${pair(wrong)}`)).status }).toEqual({ wrong, status: 400 })
  })

  it('P7-category B2.9-category gives one by any of its fields, and the names of several', async () => {
    const category = { id: below, pid: top, name: 'Coats', code: 'M02A01', hasChild: '1' }
    expect((await get<Category>('loadOne?field=code&val=M02A01')).result).toEqual(category)
    expect((await get<Category>(`loadOne?field=id&val=${below}`)).result).toEqual(category)
    const missing = await get('loadOne?field=code&val=none', { 'Accept-Language': 'zh-CN' })
    expect(missing).toMatchObject({ success: false, message: '查询无果' })
    for (const field of ['constructor', 'code; --', '', 'createBy'])
      expect((await get(`loadOne?field=${encodeURIComponent(field)}&val=x`)).status).toBe(400)
    expect((await get<string[]>(`loadDictItem/?ids=${below},x,${top}`)).result).toEqual(['Coats', 'Material'])
    expect((await get<string[]>(`loadDictItem?ids=${below},x&delNotExist=false`)).result).toEqual(['Coats', 'x'])
    expect((await get<string[]>('loadDictItem/?ids=')).result).toEqual([])
    expect((await get<string[]>(`loadDictItem/?ids=${top}`, { 'Accept-Language': 'zh-CN' })).result).toEqual(['物料'])
  })

  it('P7-category is closed to who has not signed in, and changed by nobody without the right to it', async () => {
    for (const call of ['loadTreeRoot', 'loadTreeChildren', 'loadTreeData', 'loadOne?field=id&val=x', 'loadDictItem/?ids=x'])
      expect((await server.call('GET', `/api/sys/category/${call}`)).status).toBe(401)
    expect((await server.call('POST', '/api/sys/category/add', { name: 'x' }, staff)).status).toBe(403)
    expect((await server.call('DELETE', `/api/sys/category/delete?id=${top}`, undefined, staff)).status).toBe(403)
  })

  it('P7-category keeps the code of each in line with the one above it', async () => {
    const wrong = await server.call('POST', '/api/sys/category/add', { name: 'x', code: 'C01', pid: top }, admin)
    const message = 'The code “C01” must begin with that of the category above, “M02”'
    expect(wrong).toMatchObject({ status: 400, message, errors: [{ path: '/code', message }] })
    const moved = await server.call('PUT', '/api/sys/category/edit', { id: below, code: 'X' }, admin)
    expect(moved.status).toBe(400)
    expect((await server.call('POST', '/api/sys/category/add', { name: 'x', pid: top }, admin)).status).toBe(200)
  })
})

describe('the calls of dictionaries and trees', () => {
  const ask = async <T>(call: string) => (await server.call<T>('GET', `/api/sys/dict/${call}`, undefined, staff)).result

  it('B7.2-dictcalls answer entries, what a keyword finds, the label of a key, and the nodes of a tree', async () => {
    expect(await ask('getDictItems/sex')).toEqual([
      expect.objectContaining({ value: '1', text: '男', label: '男', title: '男' }),
      expect.objectContaining({ value: '2', text: '女' }),
    ])
    expect(await ask('loadDict/sex?keyword=%E5%A5%B3&pageSize=10')).toEqual([expect.objectContaining({ value: '2', text: '女' })])
    const twelve = Array.from({ length: 12 }, (_, index) => ({ name: `Wheel ${index}`, pid: top }))
    for (const values of twelve) await add(values)
    expect(await ask<object[]>('loadDict/sys_category,name,id?keyword=wheel')).toHaveLength(10)
    expect(await ask<object[]>('loadDict/sys_category,name,id?keyword=wheel&pageSize=3')).toHaveLength(3)
    expect(await ask<object[]>('loadDict/sys_category,name,id?keyword=wheel&pageNo=2')).toHaveLength(2)
    expect((await ask<string[]>(`loadDictItem/sys_category,name,code?key=M02`))[0]).toBe('Material')
    expect((await ask<string[]>('loadDictItem/sex?key=2'))[0]).toBe('Female')
    const tree = 'loadTreeData?tableName=sys_category&text=name&code=code&pidField=pid&hasChildField=hasChild'
    const nodes = await ask<CategoryNode[]>(`${tree}&pid=${top}&condition=${encodeURIComponent('{"code":"M02A01"}')}`)
    expect(nodes).toEqual([{ key: below, value: 'M02A01', title: 'Coats', label: 'Coats', leaf: false, parentId: top, code: 'M02A01' }])
    const [deepest] = await ask<CategoryNode[]>(`${tree}&pid=${below}`)
    expect(deepest).toMatchObject({ value: 'M02A01A01', leaf: true })
  })
})
