import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult, OwnSession, OwnSessions, PermissionResult, SessionLife } from '../../../schemas/api/session'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { hashToken } from '../../../server-mock/services/session/sessions'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

async function signIn(more: object = {}): Promise<string> {
  const body = { username: 'staff', password: passwords.staff, ...more }
  return (await server.call<LoginResult>('POST', '/api/sys/login', body, undefined, { 'user-agent': agent })).result.token
}
const own = async (token: string) => (await server.call<OwnSessions>('GET', '/api/sys/session/own', undefined, token)).result.sessions
const isOpen = async (token: string) => (await server.call('GET', '/api/sys/user/getUserInfo', undefined, token)).status === 200
const life = async (token: string) =>
  (await server.call<PermissionResult>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, token)).result
    .session as SessionLife
const stay = async (token: string) => (await server.call<SessionLife>('POST', '/api/sys/session/stay', undefined, token)).result

/** Moves what is written down of a session back in time, as if so many seconds had gone by. */
async function ageBy(token: string, seconds: number, columns: readonly string[]): Promise<void> {
  const rows = server.database.kysely.updateTable('sys_session').where('token_hash', '=', hashToken(token))
  await rows.set(Object.fromEntries(columns.map((column) => [column, timeNow(-seconds)]))).execute()
}

describe('C-sessions', () => {
  it('shows where somebody is signed in, with device, place and times, and which one asks', async () => {
    const [first, second] = [await signIn(), await signIn()]
    const sessions = await own(second)
    expect(sessions.length).toBeGreaterThanOrEqual(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ userAgent: agent, ip: '127.0.0.1' })
    expect(JSON.stringify(sessions)).not.toContain(first)
    expect(JSON.stringify(sessions)).not.toContain(hashToken(first))
  })

  it('ends one of them at once, and nobody else’s', async () => {
    const [mine, lost] = [await signIn(), await signIn()]
    const stranger = await server.signIn('configurator')
    const { id } = (await own(lost)).find(({ isCurrent }) => isCurrent) as OwnSession
    const end = (token: string) => server.call('DELETE', `/api/sys/session/own?id=${id}`, undefined, token)
    expect((await end(stranger)).status).toBe(404)
    expect(await isOpen(lost)).toBe(true)
    expect((await end(mine)).status).toBe(200)
    expect([await isOpen(lost), await isOpen(mine)]).toEqual([false, true])
    expect((await end(mine)).status).toBe(404)
  })

  it('ends all but the one that asks', async () => {
    const [mine, first, second] = [await signIn(), await signIn(), await signIn()]
    const stranger = await server.signIn('configurator')
    expect((await server.call('DELETE', '/api/sys/session/own', undefined, mine)).status).toBe(200)
    expect([await isOpen(mine), await isOpen(first), await isOpen(second), await isOpen(stranger)]).toEqual([true, false, false, true])
    expect(await own(mine)).toHaveLength(1)
  })

  it('says when it was last used', async () => {
    const token = await signIn()
    await ageBy(token, 3600, ['last_used_at'])
    await isOpen(token)
    const used = (await own(token)).find(({ isCurrent }) => isCurrent)?.lastUsedAt ?? ''
    expect(used > timeNow(-60)).toBe(true)
  })
})

describe('C-sharedcomputer', () => {
  it('a session of a shared computer ends after half an hour without a call, and goes on with each', async () => {
    const token = await signIn({ isShared: true })
    expect(await life(token)).toEqual({ endsIn: expect.closeTo(1800, -1), idleSeconds: 1800 })
    // Twenty minutes go by, then somebody calls: the half hour begins anew.
    await ageBy(token, 1200, ['last_used_at', 'create_time'])
    await server.database.kysely
      .updateTable('sys_session')
      .set({ expires_at: timeNow(600) })
      .where('token_hash', '=', hashToken(token))
      .execute()
    expect(await isOpen(token)).toBe(true)
    expect((await life(token)).endsIn).toBeGreaterThan(1700)
    await ageBy(token, 1, ['expires_at'])
    expect(await isOpen(token)).toBe(false)
  })

  it('its cookies go with the browser, those of others after seven days', async () => {
    const cookiesOf = async (isShared: boolean) => {
      const body = JSON.stringify({ username: 'staff', password: passwords.staff, isShared })
      const answer = await fetch(`${server.url}/api/sys/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      return answer.headers.getSetCookie().join('\n')
    }
    expect(await cookiesOf(false)).toMatch(/Max-Age=604800/)
    const shared = await cookiesOf(true)
    expect(shared).toMatch(/pw-files=/)
    expect(shared).not.toMatch(/Max-Age/)
  })

  it('any other session is not touched by calls, and lives on for whoever says so, thirty days at most', async () => {
    const token = await signIn()
    expect(await life(token)).toEqual({ endsIn: expect.closeTo(7 * 86_400, -2), idleSeconds: null })
    await ageBy(token, 6 * 86_400, ['create_time', 'last_used_at'])
    await ageBy(token, -600, ['expires_at'])
    await isOpen(token)
    expect((await life(token)).endsIn).toBeLessThanOrEqual(600)
    expect((await stay(token)).endsIn).toBeGreaterThan(6.9 * 86_400)
    await ageBy(token, 29 * 86_400, ['create_time'])
    expect((await stay(token)).endsIn).toBeLessThanOrEqual(86_400)
  })
})
