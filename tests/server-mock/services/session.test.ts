import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LoginResult, PermissionResult } from '../../../schemas/api/session'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let other: TestServer

beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ database: server.database })
})
afterAll(async () => {
  await other.close()
  await server.close()
})
beforeEach(async () => {
  await server.database.kysely.deleteFrom('sys_sign_in_failure').execute()
})

const signIn = (username: string, password: string, at: TestServer = server) =>
  at.call<LoginResult>('POST', '/api/sys/login', { username, password })
const userInfo = (token: string, at: TestServer = server) =>
  at.call<{ userInfo: { username: string } }>('GET', '/api/sys/user/getUserInfo', undefined, token)

async function failTimes(username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await signIn(username, 'wrong')
}

describe('the user of the session', () => {
  it('P7-userinfo is answered by /user/info, whoever is named, and to nobody without a session', async () => {
    const { token, userInfo: own } = (await signIn('staff', passwords.staff)).result
    const answer = await server.call('GET', '/api/user/info?username=admin&id=1', undefined, token)
    expect(answer).toMatchObject({ success: true, result: { username: 'staff', realname: '张三', avatar: own.avatar, id: own.id } })
    expect(answer.result).toEqual(own)
    expect((await server.call('GET', '/api/user/info')).status).toBe(401)
    expect((await server.call('GET', '/api/user/info', undefined, 'none')).status).toBe(401)
  })
})

describe('signing in', () => {
  it('P4-login by user name answers code 200 with token, user and dictionaries', async () => {
    const answer = await signIn('staff', passwords.staff)
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      code: 200,
      message: 'Signed in',
      result: { userInfo: { username: 'staff', realname: '张三', status: 1 } },
    })
    expect(answer.result.token).toMatch(/^[\w-]{40,}$/)
    expect(answer.result.sysAllDictItems?.sex).toContainEqual(expect.objectContaining({ value: '1', text: '男' }))
    expect(answer.result.multi_depart).toBe(answer.result.departs?.length)
    expect(JSON.stringify(answer)).not.toContain('argon2')
  })

  it('answers a wrong password, an unknown and a frozen user alike', async () => {
    const users = server.database.kysely
    await users.updateTable('sys_user').set({ status: '2' }).where('username', '=', 'configurator').execute()
    const { timestamp: _, ...wrong } = await signIn('staff', 'wrong')
    const { timestamp: __, ...unknown } = await signIn('nobody', 'wrong')
    const { timestamp: ___, ...frozen } = await signIn('configurator', passwords.configurator)
    await users.updateTable('sys_user').set({ status: '1' }).where('username', '=', 'configurator').execute()
    expect(wrong).toMatchObject({ status: 200, success: false, code: 500, message: 'User name or password is wrong', result: null })
    expect(unknown).toEqual(wrong)
    expect(frozen).toEqual(wrong)
  })

  it.each(['staff', 'nobody-of-that-name'])(
    'locks %s after five wrong passwords, on every server, until ten minutes are over',
    async (username) => {
      await failTimes(username, 5)
      expect((await signIn(username, passwords.staff)).message).toMatch(/try again in 10 minutes/)
      expect((await signIn(username, passwords.staff, other)).message).toMatch(/try again in 10 minutes/)
      const table = server.database.kysely.updateTable('sys_sign_in_failure').where('username', '=', username)
      await table.set({ last_at: timeNow(-9 * 60) }).execute()
      expect((await signIn(username, 'wrong')).message).toMatch(/try again in 10 minutes/)
      await table.set({ last_at: timeNow(-10 * 60 - 1) }).execute()
      expect((await signIn(username, 'wrong')).message).toBe('User name or password is wrong')
    },
  )

  it('lets the right password in after four wrong ones and forgets them', async () => {
    await failTimes('staff', 4)
    expect((await signIn('staff', passwords.staff)).success).toBe(true)
    await failTimes('staff', 4)
    expect((await signIn('staff', passwords.staff)).success).toBe(true)
  })

  it('tries no more than five of many passwords that come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn('admin', `guess ${index}`, index % 2 ? server : other)),
    )
    expect(answers.filter(({ message }) => message === 'User name or password is wrong')).toHaveLength(5)
    expect(answers.filter(({ message }) => /try again in 10 minutes/.test(message))).toHaveLength(7)
  })

  it.each([
    ['no password', { username: 'staff' }],
    ['a number as password', { username: 'staff', password: 1 }],
    ['a name of 200 characters', { username: 'x'.repeat(200), password: 'y' }],
    ['a zero byte in the name', { username: 'staff\0', password: 'y' }],
  ])('refuses %s as a bad request', async (_, body) => {
    expect(await server.call('POST', '/api/sys/login', body)).toMatchObject({ status: 400, success: false, code: 400 })
  })
})

describe('a session', () => {
  it('keeps its token nowhere in the database', async () => {
    const token = await server.signIn('staff')
    const rows = await server.database.kysely.selectFrom('sys_session').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('lives for seven days and no longer', async () => {
    const token = await server.signIn('staff')
    const sessions = server.database.kysely
    const newest = await sessions.selectFrom('sys_session').selectAll().orderBy('expires_at', 'desc').executeTakeFirstOrThrow()
    const lifeInHours = (Date.parse(String(newest.expires_at)) - Date.parse(timeNow())) / 3_600_000
    expect(lifeInHours).toBeCloseTo(7 * 24, 1)
    expect((await userInfo(token)).status).toBe(200)
    await sessions
      .updateTable('sys_session')
      .set({ expires_at: timeNow(-1) })
      .execute()
    expect(await userInfo(token)).toMatchObject({ status: 401, code: 401, message: expect.stringContaining('Token失效') })
  })

  it('ends at once when its user signs out, on another server too', async () => {
    const token = await server.signIn('staff')
    expect((await userInfo(token, other)).result.userInfo.username).toBe('staff')
    expect(await server.call('POST', '/api/sys/logout', undefined, token)).toMatchObject({ success: true, message: 'Signed out' })
    expect((await userInfo(token, other)).status).toBe(401)
    expect((await userInfo(token)).status).toBe(401)
    expect(await server.call('POST', '/api/sys/logout', undefined, token)).toMatchObject({ success: false, message: 'Token is not valid!' })
  })

  it('ends when its user is frozen', async () => {
    const token = await server.signIn('staff')
    const users = server.database.kysely.updateTable('sys_user').where('username', '=', 'staff')
    await users.set({ status: '2' }).execute()
    const answer = await userInfo(token)
    await users.set({ status: '1' }).execute()
    expect(answer.status).toBe(401)
  })

  it('costs each call one question to the database', async () => {
    let questions = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        questions += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const kysely = server.database.kysely.withPlugin(counting)
    const counted = await startTestServer({ database: { ...server.database, kysely, listen: async () => async () => undefined } })
    const token = await server.signIn('staff')
    const call = () => counted.call('GET', '/api/sys/dict/queryAllDictItems', undefined, token)
    await call()
    const costs: number[] = []
    for (let time = 0; time < 5; time++) {
      questions = 0
      await call()
      costs.push(questions)
    }
    await counted.close()
    // The server looks for changes now and then, which may fall into one of the calls.
    expect(Math.min(...costs)).toBe(1)
    expect(costs.filter((cost) => cost > 1).length).toBeLessThan(3)
  })

  it.each(['', 'x', 'null', 'Bearer abc', "' or 1=1 --"])('is not opened by the token %j', async (token) => {
    expect((await userInfo(token)).status).toBe(401)
  })
})

describe('what a user may do', () => {
  const permissions = (token: string) =>
    server.call<PermissionResult>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, token)

  it('P6-roles makes SOCAdmin the administrator, who is granted everything that is controlled', async () => {
    const { result } = await permissions(await server.signIn('admin'))
    expect(result.roleCodes).toEqual(['SOCAdmin'])
    expect(result.auth.map(({ action }) => action).sort()).toEqual(result.allAuth.map(({ action }) => action).sort())
  })

  it('P7-transport names the platform and its service', async () => {
    const { result } = await permissions(await server.signIn('staff'))
    expect(result.platformInfo).toMatchObject({ systemCode: 'merchant_platform', serviceName: 'qkg-generic' })
  })

  it('P6-gate lists for staff what exists apart from what was granted', async () => {
    const { result } = await permissions(await server.signIn('staff'))
    expect(result.roleCodes).toEqual(['staff'])
    expect(result.allAuth).toContainEqual(expect.objectContaining({ action: 'page:publish', type: '1', status: '1' }))
    expect(result.auth.map(({ action }) => action)).not.toContain('page:publish')
    expect(result.codeList).not.toContain('page:write')
  })

  it('shows the studio in the menu of those who may write pages, and never a group without a page', async () => {
    const menuOf = async (user: 'staff' | 'configurator') => (await permissions(await server.signIn(user))).result.menu
    const studio = (await menuOf('configurator')).find(({ meta }) => meta.titleEn === 'System')
    expect(studio).toMatchObject({ route: '0', children: [{ route: '1', path: '/studio', meta: { permissionList: ['page:write'] } }] })
    const menu = await menuOf('staff')
    expect(menu.map(({ meta }) => meta.titleEn)).not.toContain('System')
    expect(menu.every(({ children }) => children && children.length > 0)).toBe(true)
  })
})
