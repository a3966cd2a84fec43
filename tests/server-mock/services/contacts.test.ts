import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let staff: string
let configurator: string

beforeAll(async () => {
  server = await startTestServer({
    pages: ['account/my-team', 'account/my-contacts', 'favourites/favourite-folder', 'favourites/favourite'],
  })
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
  it('and contacts hold nobody twice, and say so by what the page calls it', async () => {
    const twice = async (path: string, body: object) => {
      await call('POST', path, body)
      const { errors } = await call('POST', path, body)
      return errors?.map(({ path: field, message }) => `${field}: ${message}`)
    }
    expect(await twice('/system/sysUserContact/add', { contact: 'wang.wei' })).toEqual([
      '/contact: Another row already holds this value of Contact',
    ])
    const both = 'Another row already has the same combination of Team, Member'
    const member = { teamName: 'Night shift', member: 'wang.wei' }
    expect(await twice('/myTeam/commonMyTeamMember/add', member)).toEqual([`/teamName: ${both}`, `/member: ${both}`])
    await call('DELETE', '/system/sysUserContact/deleteList?usernames=wang.wei')
    const { records } = (await call<RowPage>('GET', '/myTeam/commonMyTeamMember/list')).result
    for (const { id } of records) await call('DELETE', `/myTeam/commonMyTeamMember/delete?id=${id}`)
  })

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

describe('P7-teams teams and contacts', () => {
  it('are kept on pages whose rows the pickers read: each their own, a contact once', async () => {
    const { result } = await call<Row>('POST', '/system/sysUserContact/add', { contact: 'wang.wei' })
    expect(await contacts()).toContain('wang.wei')
    expect(await contacts(configurator)).not.toContain('wang.wei')
    expect(await call('POST', '/system/sysUserContact/add', { contact: 'wang.wei' })).toMatchObject({ success: false })
    expect(await call('POST', '/system/sysUserContact/add', { contact: 'nobody' })).toMatchObject({ success: false })
    const missing = await call('POST', '/system/sysUserContact/add', {})
    expect(missing.errors?.map(({ message }) => message)).toContain('Please choose the contact')
    expect((await call('DELETE', `/system/sysUserContact/delete?id=${result.id}`, undefined, configurator)).status).toBe(404)
    expect(await call('DELETE', `/system/sysUserContact/delete?id=${result.id}`)).toMatchObject({ success: true })
    expect(await contacts()).not.toContain('wang.wei')
    const listed = await call<RowPage>('GET', '/system/sysUserContact/list')
    expect(listed.result.records.map(({ contact }) => contact)).toEqual(['li.yan'])
  })

  it('show the favourites of the members, as soon as they have one another in a team', async () => {
    const keep = '/favoriteFolders/commonFavoriteContent'
    const folder = await call<Row>(
      'POST',
      '/favoriteFolders/commonFavoriteFolders/add',
      { parentId: '', name: 'Mine', icon: 'star' },
      configurator,
    )
    const leaf = { parentId: folder.result.id, name: 'Shared', title: 'Shared', route: '/p/x', url: '/p/x' }
    expect(await call('POST', `${keep}/add`, leaf, configurator)).toMatchObject({ success: true })
    const ofTeam = async () => (await call<RowPage>('GET', `${keep}/list?type=team`)).result.records.map(({ name }) => name)
    const team = (member: string, token: string) => call<Row>('POST', '/myTeam/commonMyTeamMember/add', { teamName: 'Both', member }, token)
    await team('configurator', staff)
    expect(await ofTeam()).toEqual([])
    const theirs = await team('staff', configurator)
    expect(await ofTeam()).toEqual(['Shared'])
    await call('DELETE', `/myTeam/commonMyTeamMember/delete?id=${theirs.result.id}`, undefined, configurator)
    expect(await ofTeam()).toEqual([])
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
