import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
})
afterAll(() => server.close())

interface Node {
  key: string
  value: string
  title: string
  code: string
  orgCode: string
  parentId: string | null
  leaf: boolean
  children?: Node[]
}

const get = <T>(path: string, headers: Record<string, string> = {}) => server.call<T>('GET', path, undefined, token, headers)
const users = async (query: string) => (await get<RowPage>(`/api/sys/user/list?${query}`)).result

describe('departments', () => {
  it.each(['queryTreeList', 'queryIdTree'])('come as a tree from %s, in the caller’s language', async (name) => {
    const { result } = await get<Node[]>(`/api/sys/sysDepart/${name}`, { 'Accept-Language': 'de-DE' })
    expect(result.map(({ title }) => title)).toEqual(['Prüfzentrum Peking', 'Niederlassung Shanghai'])
    const [first] = result
    expect(first).toMatchObject({ key: first?.value, orgCode: 'A01', code: 'A01', leaf: false, parentId: null })
    expect(first?.children?.every(({ parentId, orgCode }) => parentId === first.key && orgCode.startsWith('A01'))).toBe(true)
  })

  it('are found by a part of their name, with what stands above them', async () => {
    const { result } = await get<Node[]>('/api/sys/sysDepart/searchBy?keyWord=vibration')
    expect(result.map(({ title }) => title)).toEqual(['Beijing test centre'])
    expect(result[0]?.children?.map(({ title }) => title)).toEqual(['Testing'])
    expect(result[0]?.children?.[0]?.children?.map(({ title, leaf }) => [title, leaf])).toEqual([['Vibration tests', true]])
    expect(await get('/api/sys/sysDepart/searchBy?keyWord=nowhere')).toMatchObject({ success: false, message: 'Nothing matches' })
  })

  it('of the signed-in user are listed with the current one', async () => {
    const { result } = await get<{ list: Node[]; orgCode: string }>('/api/sys/user/getCurrentUserDeparts')
    expect(result.list.map(({ orgCode }) => orgCode)).toContain(result.orgCode)
  })
})

describe('users', () => {
  it('come page by page, each once, without their passwords', async () => {
    const first = await users('pageSize=10')
    expect(first).toMatchObject({ size: 10, current: 1, pages: Math.ceil(first.total / 10) })
    const seen: unknown[] = []
    for (let page = 1; page <= first.pages; page++) seen.push(...(await users(`pageSize=10&pageNo=${page}`)).records.map(({ id }) => id))
    expect(seen).toHaveLength(first.total)
    expect(new Set(seen).size).toBe(first.total)
    expect(JSON.stringify(first)).not.toMatch(/argon2|password/i)
  })

  it('P7-userfields are answered whole to who may manage users, to everybody else with name and department alone', async () => {
    const one = async (asking: string) =>
      (await server.call<RowPage>('GET', '/api/sys/user/list?username=wang.wei', undefined, asking)).result.records[0] ?? {}
    const open = ['departIds', 'departIds_dictText', 'id', 'orgCode', 'orgCodeTxt', 'realname', 'username']
    const personal = ['avatar', 'birthday', 'email', 'phone', 'sex', 'telephone']
    expect(Object.keys(await one(token)).sort()).toEqual(open)
    expect(Object.keys(await one(await server.signIn('admin'))).sort()).toEqual([...open, ...personal].sort())
    const inDepart = await get<object[]>('/api/sys/user/queryUserByDepId?id=none')
    expect(inDepart.result).toEqual([])
  })

  it.each([
    ['found by a phone number', '/api/sys/user/list?phone=13810000073'],
    ['looked up as texts', '/api/sys/dict/getDictItems/sys_user,phone,username'],
    ['looked up as values', '/api/sys/dict/loadDict/sys_user,realname,email'],
    [
      'conditions of a tree',
      '/api/sys/dict/loadTreeData?tableName=sys_user&text=realname&pidField=orgCode&condition=%7B%22phone%22%3A%221%22%7D',
    ],
    ['compared', '/api/sys/duplicate/check?tableName=sys_user&fieldName=email&fieldVal=x@example.com'],
  ])('keep personal fields from being %s', async (_, path) => {
    expect(await get(path)).toMatchObject({ status: 400, success: false })
    expect((await server.call('GET', path, undefined, await server.signIn('admin'))).status).toBe(200)
  })

  it('read and change the whole of their own account', async () => {
    const { result } = await get<Record<string, unknown>>('/api/sys/user/querySelf')
    expect(Object.keys(result)).toEqual(expect.arrayContaining(['phone', 'email', 'birthday', 'sex']))
    const edited = await server.call<Record<string, unknown>>(
      'PUT',
      '/api/sys/user/editSelf',
      { rowVersion: result.rowVersion, email: 'own@example.com' },
      token,
    )
    expect(edited).toMatchObject({ status: 200, result: { email: 'own@example.com' } })
  })

  it('are found by name, phone, department, or a list of user names', async () => {
    const names = async (query: string) => (await users(query)).records.map(({ username }) => username)
    expect(await names(`realname=${encodeURIComponent('*王伟*')}`)).toEqual(['wang.wei'])
    const byPhone = await server.call<RowPage>('GET', '/api/sys/user/list?phone=13810000073', undefined, await server.signIn('admin'))
    expect(byPhone.result.records.map(({ username }) => username)).toEqual(['li.yan'])
    expect((await names('username=wang.wei,li.yan,nobody')).sort()).toEqual(['li.yan', 'wang.wei'])
    expect(await names('keyword=WANG.WEI')).toEqual(['wang.wei'])
    expect(await names('keyword=%25')).toEqual([])
    expect(await names('keyword=_')).toEqual([])
    const [depart] = (await get<Node[]>('/api/sys/sysDepart/queryTreeList')).result
    const inDepart = await get<{ orgCode: string }[]>(`/api/sys/user/queryUserByDepId?id=${depart?.key}`)
    expect(inDepart.result.length).toBeGreaterThan(0)
    expect(inDepart.result.every(({ orgCode }) => orgCode === 'A01')).toBe(true)
  })

  it('are left out when they are frozen', async () => {
    const { kysely } = server.database
    await kysely.updateTable('sys_user').set({ status: '2' }).where('username', '=', 'li.yan').execute()
    expect((await users('username=li.yan')).total).toBe(0)
  })

  it.each(['pageNo=x', 'pageSize=-1', 'pageNo=1e9', "id=' or 1=1 --", "username=' or 1=1 --,x", "departId='; drop table sys_user; --"])(
    'are not confused by %s',
    async (query) => {
      const answer = await get<RowPage>(`/api/sys/user/list?${query}`)
      expect(answer.status).toBe(200)
      expect((await users('')).total).toBeGreaterThan(10)
    },
  )
})
