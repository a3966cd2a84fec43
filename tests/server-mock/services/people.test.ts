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

  it('are found by name, phone, department, or a list of user names', async () => {
    const names = async (query: string) => (await users(query)).records.map(({ username }) => username)
    expect(await names(`realname=${encodeURIComponent('*王伟*')}`)).toEqual(['wang.wei'])
    expect(await names('phone=13810000073')).toEqual(['li.yan'])
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
