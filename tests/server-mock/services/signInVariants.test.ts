import { sm2 } from 'sm-crypto-v2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../../schemas/api/session'
import type { PasswordKey, TicketResult } from '../../../schemas/api/signIn'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { readSignInSettings } from '../../../server-mock/services/session/SignInSettings'
import { logSms } from '../../../server-mock/services/session/sms'
import { issueTicket } from '../../../server-mock/services/session/tickets'
import { thirdPartyKind } from '../../../server-mock/services/session/variantRoutes'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let other: TestServer
const phone = '13800001111'

beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ database: server.database })
  const users = server.database.kysely.updateTable('sys_user').where('username', '=', 'staff')
  await users.set({ phone, email: 'staff@example.com' }).execute()
})
afterAll(async () => {
  await other.close()
  await server.close()
})
beforeEach(async () => {
  for (const table of ['sys_sign_in_failure', 'sys_sms_code', 'sys_sms_log', 'sys_ticket', 'sys_call_count']) {
    await server.database.kysely.deleteFrom(table).execute()
  }
})
afterEach(() => {
  const off = readSignInSettings({}, logSms(server.database))
  for (const { services } of [server, other]) Object.assign(services.signIn, off)
})

const post = <T = LoginResult>(path: string, body: unknown, at: TestServer = server) => at.call<T>('POST', `/api${path}`, body)
const get = <T = LoginResult>(path: string, at: TestServer = server) => at.call<T>('GET', `/api${path}`)
const signedInAs = (username: string) => ({ success: true, code: 200, result: { token: expect.any(String), userInfo: { username } } })
const refused = (message: string) => ({ success: false, code: 500, message: expect.stringContaining(message), result: null })
const idOf = async (username: string) =>
  String((await server.database.kysely.selectFrom('sys_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id)

async function encrypt(password: string) {
  const { publicKey, nonce } = (await get<PasswordKey>('/sys/passwordKey')).result
  return { nonce, password: sm2.doEncrypt(`${nonce}:${password}`, publicKey, 1) }
}

/** The code in the newest message to a phone. */
async function readCode(to = phone): Promise<string> {
  return vi.waitFor(
    async () => {
      const rows = await server.database.kysely.selectFrom('sys_sms_log').selectAll().where('phone', '=', to).execute()
      const code = /\d{6}/.exec(String(rows.at(-1)?.content))?.[0]
      if (!code) throw new Error(`no message to ${to} yet`)
      return code
    },
    { timeout: 15_000 },
  )
}

const codes = () => server.database.kysely.updateTable('sys_sms_code')
const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('P5-password SM2', () => {
  it('an encrypted password signs in, and the same cipher text does not a second time, on no server', async () => {
    const body = { username: 'staff', ...(await encrypt(passwords.staff)) }
    expect(await post('/sys/login', body)).toMatchObject(signedInAs('staff'))
    expect(await post('/sys/login', body)).toMatchObject(refused('could not be read'))
    expect(await post('/sys/login', body, other)).toMatchObject(refused('could not be read'))
  })

  it('a nonce is good at another server of the same database', async () => {
    expect(await post('/sys/login', { username: 'staff', ...(await encrypt(passwords.staff)) }, other)).toMatchObject(signedInAs('staff'))
  })

  it('the last character changed, no cipher text, and the nonce of another call are one error', async () => {
    const tampered = await encrypt(passwords.staff)
    const end = tampered.password.endsWith('0') ? '1' : '0'
    const nothing = await encrypt(passwords.staff)
    const [one, two] = [await encrypt(passwords.staff), await encrypt(passwords.staff)]
    for (const body of [
      { ...tampered, password: tampered.password.slice(0, -1) + end },
      { ...nothing, password: passwords.staff },
      { password: one.password, nonce: two.nonce },
    ]) {
      expect(await post('/sys/login', { username: 'staff', ...body })).toMatchObject(refused('could not be read'))
    }
  })

  it('a nonce whose five minutes are over is refused', async () => {
    const body = { username: 'staff', ...(await encrypt(passwords.staff)) }
    await server.database.kysely
      .updateTable('sys_ticket')
      .set({ expires_at: timeNow(-1) })
      .execute()
    expect(await post('/sys/login', body)).toMatchObject(refused('could not be read'))
  })

  it('every server hands out the same key, and none the private one', async () => {
    const [one, two] = await Promise.all([get<PasswordKey>('/sys/passwordKey'), get<PasswordKey>('/sys/passwordKey', other)])
    expect(one.result.publicKey).toBe(two.result.publicKey)
    const row = await server.database.kysely.selectFrom('sys_key').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(one)).not.toContain(String(row.private_key))
  })
})

describe('P4-login by account', () => {
  it.each(['staff', phone, 'staff@example.com'])('%s signs in', async (account) => {
    expect(await post('/sys/accountLogin', { account, password: passwords.staff })).toMatchObject(signedInAs('staff'))
  })

  it('five wrong passwords by phone lock the user name too', async () => {
    for (let time = 0; time < 5; time++) {
      expect(await post('/sys/accountLogin', { account: phone, password: 'wrong' })).toMatchObject(
        refused('User name or password is wrong'),
      )
    }
    expect(await post('/sys/login', { username: 'staff', password: passwords.staff })).toMatchObject(refused('10 minutes'))
  })

  it('an e-mail address that two have signs in nobody', async () => {
    const admin = server.database.kysely.updateTable('sys_user').where('username', '=', 'admin')
    await admin.set({ email: 'staff@example.com' }).execute()
    const answer = await post('/sys/accountLogin', { account: 'staff@example.com', password: passwords.staff })
    await admin.set({ email: null }).execute()
    expect(answer).toMatchObject(refused('User name or password is wrong'))
  })
})

describe('P4-login by phone', () => {
  it('the code that was sent signs in once', async () => {
    expect(await post('/account/sms', { mobile: phone })).toMatchObject({ success: true, code: 200, result: { waitSeconds: 60 } })
    const captcha = await readCode()
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha }, other)).toMatchObject(signedInAs('staff'))
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha })).toMatchObject(refused('code'))
  })

  it('is kept hashed', async () => {
    await post('/account/sms', { mobile: phone })
    const code = await readCode()
    const row = await server.database.kysely.selectFrom('sys_sms_code').select('code_hash').executeTakeFirstOrThrow()
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(row.code_hash).not.toContain(code)
  })

  it('a code that is over five minutes old is refused', async () => {
    await post('/account/sms', { mobile: phone })
    const captcha = await readCode()
    await codes()
      .set({ expires_at: timeNow(-1) })
      .execute()
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha })).toMatchObject(refused('no longer valid'))
  })

  it('five wrong codes make the right one worthless', async () => {
    await post('/account/sms', { mobile: phone })
    const captcha = await readCode()
    for (let time = 0; time < 5; time++) await post('/sys/phoneLogin', { mobile: phone, captcha: wrongCodeFor(captcha) })
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha })).toMatchObject(refused('code'))
  })

  it('four wrong codes do not', async () => {
    await post('/account/sms', { mobile: phone })
    const captcha = await readCode()
    for (let time = 0; time < 4; time++) await post('/sys/phoneLogin', { mobile: phone, captcha: wrongCodeFor(captcha) })
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha })).toMatchObject(signedInAs('staff'))
  })

  it('a code for a new password does not sign in', async () => {
    await post('/account/sms', { mobile: phone, smsmode: '2' })
    expect(await post('/sys/phoneLogin', { mobile: phone, captcha: await readCode() })).toMatchObject(refused('code'))
  })

  it('one code a minute, on all servers together, and five in an hour', async () => {
    const atOnce = await Promise.all([server, other, server, other].map((at) => post('/account/sms', { mobile: phone }, at)))
    expect(atOnce.filter(({ success }) => success)).toHaveLength(1)
    expect(atOnce.filter(({ message }) => message.includes('Too many codes'))).toHaveLength(3)
    for (let time = 2; time <= 5; time++) {
      await codes()
        .set({ sent_at: timeNow(-60) })
        .execute()
      expect((await post('/account/sms', { mobile: phone })).success).toBe(true)
    }
    await codes()
      .set({ sent_at: timeNow(-60) })
      .execute()
    expect(await post('/account/sms', { mobile: phone })).toMatchObject(refused('Too many codes'))
    await codes()
      .set({ counted_from: timeNow(-3600) })
      .execute()
    expect((await post('/account/sms', { mobile: phone })).success).toBe(true)
  })

  it('a phone that nobody has gets the same answer and no message', async () => {
    const { timestamp: _, ...known } = await post('/account/sms', { mobile: phone })
    await readCode()
    const { timestamp: __, ...unknown } = await post('/account/sms', { mobile: '13999999999' })
    expect(unknown).toEqual(known)
    const messages = await server.database.kysely.selectFrom('sys_sms_log').select('phone').execute()
    expect(messages).toEqual([{ phone }])
  })

  it('twenty phones in an hour from one address, and no code for the next', async () => {
    const askFor = (number: number) => post('/account/sms', { mobile: `1390000${String(number).padStart(4, '0')}` })
    for (let number = 0; number < 20; number++) expect((await askFor(number)).success).toBe(true)
    expect(await askFor(20)).toMatchObject(refused('Too many codes'))
    await codes()
      .set({ sent_at: timeNow(-3601) })
      .where('phone', '=', '13900000000')
      .execute()
    expect((await askFor(20)).success).toBe(true)
    expect((await askFor(21)).success).toBe(false)
  })

  it.each(['12', 'abc', "1' or '1'='1"])('%s is no phone number', async (mobile) => {
    expect((await post('/account/sms', { mobile })).status).toBe(400)
  })
})

describe('P4-login by a ticket', () => {
  it('P4-token-query a portal ticket is good for 60 seconds, and opens a session once, on one server', async () => {
    const token = await server.signIn('staff')
    const { ticket, seconds } = (await server.call<TicketResult>('POST', '/api/sys/portal/ticket', undefined, token)).result
    expect(seconds).toBe(60)
    const validIn = (later: number) =>
      server.database.kysely.selectFrom('sys_ticket').select('kind').where('expires_at', '>', timeNow(later)).execute()
    expect([await validIn(20), await validIn(60)]).toEqual([[{ kind: 'portal' }], []])
    const answers = await Promise.all([server, other].map((at) => post(`/sys/portal/oauth?t=${ticket}`, undefined, at)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => success)).toMatchObject(signedInAs('staff'))
    expect(await post(`/sys/portal/oauth?t=${ticket}`, undefined)).toMatchObject(refused('ticket'))
  })

  it('P4-token-query is refused when its time is over, its user frozen, or it was never made; a session token is no ticket', async () => {
    const { kysely } = server.database
    const late = await issueTicket(kysely, 'portal', -1, await idOf('staff'))
    const frozen = await issueTicket(kysely, 'portal', 60, await idOf('configurator'))
    const users = kysely.updateTable('sys_user').where('username', '=', 'configurator')
    await users.set({ status: '2' }).execute()
    const tickets = [late, frozen, 'none', '', await server.signIn('staff')]
    for (const ticket of tickets) expect(await post(`/sys/portal/oauth?t=${ticket}`, undefined)).toMatchObject(refused('ticket'))
    await users.set({ status: '1' }).execute()
  })

  it('third-party sign-in is off unless configured, and takes tickets of its own type only, once', async () => {
    const { kysely } = server.database
    const ticket = await issueTicket(kysely, thirdPartyKind('wechat'), 60, await idOf('staff'))
    const path = `/sys/thirdLogin/getLoginUser/${ticket}`
    expect(await get(`${path}/wechat`)).toMatchObject(refused('switched off'))
    Object.assign(server.services.signIn, { thirdParty: ['wechat', 'github'] })
    expect(await get(`${path}/github`)).toMatchObject(refused('ticket'))
    expect(await get(`${path}/wechat`)).toMatchObject(signedInAs('staff'))
    expect(await get(`${path}/wechat`)).toMatchObject(refused('ticket'))
  })
})
