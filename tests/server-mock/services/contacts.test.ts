import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let staff: string
let configurator: string

beforeAll(async () => {
  server = await startTestServer({ pages: ['account/my-team'] })
  staff = await server.signIn('staff')
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown, token = staff) =>
  server.call<T>(method, `/api${path}`, body, token, { 'Accept-Language': 'en-US' })
const contacts = async (token = staff) =>
  (await call<Row[]>('GET', '/system/sysUserContact/contactList', undefined, token)).result.map(({ username }) => username)
const users = async (query: string) => (await call<RowPage>('GET', `/sys/user/getAllUserWithDep?${query}`)).result.records

describe('B2.9-contacts contacts', () => {
  it('are kept by sending the picked rows, each once, and seen by their owner alone', async () => {
    const rows = await users('username=wang.wei,li.yan')
    expect(await contacts()).toEqual([])
    expect(await call('POST', '/system/sysUserContact/addList', rows)).toMatchObject({ success: true, message: 'Added' })
    await call('POST', '/system/sysUserContact/addList', rows.slice(0, 1))
    expect((await contacts()).sort()).toEqual(['li.yan', 'wang.wei'])
    expect(await contacts(configurator)).toEqual([])
  })

  it('hold of each user what the caller may see, and nobody who is not there', async () => {
    const { result } = await call<Row[]>('GET', '/system/sysUserContact/contactList')
    expect(result.every((row) => 'realname' in row && 'orgCodeTxt' in row && !('phone' in row))).toBe(true)
    const refused = await call('POST', '/system/sysUserContact/addList', [{ username: 'nobody' }])
    expect(refused).toMatchObject({ status: 400, success: false, message: 'There is no user “nobody”' })
    expect(await call('POST', '/system/sysUserContact/addList', [{ username: '*' }])).toMatchObject({ success: false })
    expect(await call('POST', '/system/sysUserContact/addList', [])).toMatchObject({ status: 400 })
    expect(await server.call('GET', '/api/system/sysUserContact/contactList')).toMatchObject({ success: false })
  })

  it('are taken out again, out of one’s own alone', async () => {
    await call('DELETE', '/system/sysUserContact/deleteList?usernames=wang.wei', undefined, configurator)
    expect(await contacts()).toContain('wang.wei')
    await call('DELETE', '/system/sysUserContact/deleteList?usernames=wang.wei')
    expect(await contacts()).toEqual(['li.yan'])
  })
})

describe('B2.9-contacts teams', () => {
  it('are a map from the name of the team to its members, of whoever asks', async () => {
    const add = (teamName: string, member: string) => call<Row>('POST', '/myTeam/commonMyTeamMember/add', { teamName, member })
    await add('Shaker', 'wang.wei')
    await add('Shaker', 'li.yan')
    await add('Climate', 'li.yan')
    const { result } = await call<Record<string, Row[]>>('GET', '/myTeam/commonMyTeamMember/userSelectsMyTeam')
    expect(Object.entries(result).map(([name, members]) => [name, members.map(({ username }) => username)])).toEqual([
      ['Climate', ['li.yan']],
      ['Shaker', ['wang.wei', 'li.yan']],
    ])
    const others = await call('GET', '/myTeam/commonMyTeamMember/userSelectsMyTeam', undefined, configurator)
    expect(others.result).toEqual({})
    expect(await add('Shaker', 'nobody')).toMatchObject({ success: false })
    expect(await add('', 'li.yan')).toMatchObject({ success: false })
  })
})

describe('B2.9-usertable users with their departments', () => {
  it('are found by user name, exactly or by a part of it, the newest first', async () => {
    expect((await users('username=wang.wei')).map(({ username }) => username)).toEqual(['wang.wei'])
    const found = await users('username=*wang*')
    expect(found.map(({ username }) => username)).toContain('wang.wei')
    expect(found.every(({ username, orgCodeTxt }) => String(username).includes('wang') && orgCodeTxt)).toBe(true)
  })
})
