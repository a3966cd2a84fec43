import { sm2 } from 'sm-crypto-v2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoginResult } from '../../../schemas/api/session'
import type { PasswordKey } from '../../../schemas/api/signIn'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
const phone = '13800002222'
const fresh = 'Another-pass-77'

beforeAll(async () => {
  server = await startTestServer()
  await server.database.kysely.updateTable('sys_user').set({ phone }).where('username', '=', 'staff').execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['sys_sign_in_failure', 'sys_sms_code', 'sys_sms_log']) await server.database.kysely.deleteFrom(table).execute()
  server.services.signIn.isRegistrationOpen = false
})

const signIn = (username: string, password: string) => server.call<LoginResult>('POST', '/api/sys/login', { username, password })
const tokenOf = async (username: string, password: string) => (await signIn(username, password)).result.token
const isOpen = async (token: string) => (await server.call('GET', '/api/sys/user/getUserInfo', undefined, token)).status === 200
const twice = (password: string) => ({ password, confirmpassword: password })

async function codeFor(mobile: string, smsmode: string): Promise<string> {
  const answer = await server.call('POST', '/api/account/sms', { mobile, smsmode })
  if (!answer.success) throw new Error(answer.message)
  return vi.waitFor(
    async () => {
      const row = await server.database.kysely.selectFrom('sys_sms_log').select('content').where('phone', '=', mobile).executeTakeFirst()
      const code = /\d{6}/.exec(String(row?.content))?.[0]
      if (!code) throw new Error('no message yet')
      return code
    },
    { timeout: 15_000 },
  )
}

describe('P5-password a changed password', () => {
  const change = (body: object, token: string, path = 'changeMyPassword') => server.call('PUT', `/api/sys/user/${path}`, body, token)

  it('ends every session of the user and signs in from now on', async () => {
    const [here, there] = [await tokenOf('staff', passwords.staff), await tokenOf('staff', passwords.staff)]
    expect(await change(twice(fresh), here)).toMatchObject({ success: true, code: 200 })
    expect([await isOpen(here), await isOpen(there)]).toEqual([false, false])
    expect((await signIn('staff', passwords.staff)).success).toBe(false)
    const token = await tokenOf('staff', fresh)
    await change({ ...twice(passwords.staff), oldpassword: fresh }, token)
  })

  it('travels encrypted', async () => {
    const token = await server.signIn('configurator')
    const { publicKey, nonce } = (await server.call<PasswordKey>('GET', '/api/sys/passwordKey')).result
    const [password, confirmpassword] = [fresh, fresh].map((text) => sm2.doEncrypt(`${nonce}:${text}`, publicKey, 1))
    expect(await change({ password, confirmpassword, nonce }, token)).toMatchObject({ success: true })
    expect((await signIn('configurator', fresh)).success).toBe(true)
    await change(twice(passwords.configurator), await tokenOf('configurator', fresh))
  })

  const weak = 'Password must be 12 characters of digits, upper and lower case letters and special symbols!'
  it.each([
    ['eleven characters', twice('Abcdefgh-12'), weak],
    ['no digit', twice('Abcdefghijk-'), weak],
    ['no letter', twice('1234567890-+'), weak],
    ['no special character', twice('Abcdefgh1234'), weak],
    ['a space for a special character', twice('Abcdefgh 1234'), weak],
    ['no confirmation', { password: fresh, confirmpassword: '' }, 'Please re-enter the login password!'],
    ['another confirmation', { password: fresh, confirmpassword: `${fresh}x` }, 'The two passwords entered do not match!'],
    ['a wrong old password', { ...twice(fresh), oldpassword: 'wrong' }, 'The old password is wrong!'],
  ])('is refused with code 230: %s', async (_, body, message) => {
    const token = await server.signIn('staff')
    expect(await change(body, token)).toMatchObject({ status: 200, success: false, code: 230, message })
    expect(await isOpen(token)).toBe(true)
  })

  it.each(['changeMyPassword', 'changePassword'])('takes the old one too when signing in was a while ago: %s', async (path) => {
    const token = await server.signIn('staff')
    const other = await server.signIn('admin')
    await server.database.kysely
      .updateTable('sys_session')
      .set({ create_time: timeNow(-11 * 60) })
      .execute()
    const body = { username: 'staff', ...twice(fresh) }
    expect(await change(body, token, path)).toMatchObject({ success: false, code: 230, message: 'Please enter the old password!' })
    expect(await change({ ...body, oldpassword: 'wrong' }, token, path)).toMatchObject({ success: false, code: 230 })
    expect(await change({ ...body, oldpassword: passwords.staff }, token, path)).toMatchObject({ success: true })
    // Whoever may change the passwords of others does not know them.
    expect(await change({ ...body, ...twice(passwords.staff) }, other, 'changePassword')).toMatchObject({ success: true })
  })

  it('is judged before the old one: six that are too weak lock nobody', async () => {
    const token = await server.signIn('staff')
    const sent = { ...twice('short1#'), oldpassword: passwords.staff }
    for (let time = 0; time < 6; time++) expect(await change(sent, token)).toMatchObject({ code: 230, message: weak })
    expect((await signIn('staff', passwords.staff)).success).toBe(true)
    for (let time = 0; time < 6; time++) await change({ ...sent, oldpassword: 'wrong' }, token)
    expect((await signIn('staff', passwords.staff)).success).toBe(true)
  })

  it.each(['changeMyPassword', 'changePassword'])(
    'takes five guesses at the old one, and then not the right one either: %s',
    async (path) => {
      const token = await server.signIn('staff')
      const guess = (oldpassword: string) => change({ username: 'staff', ...twice(fresh), oldpassword }, token, path)
      for (let time = 0; time < 5; time++) expect((await guess('wrong')).message).toBe('The old password is wrong!')
      for (const last of ['wrong', passwords.staff]) {
        expect(await guess(last)).toMatchObject({ code: 230, message: expect.stringContaining('try again in 10 minutes') })
      }
      expect(await isOpen(token)).toBe(true)
    },
  )

  it('forgets wrong guesses at the old one when the right one is given', async () => {
    const token = await server.signIn('staff')
    for (let time = 0; time < 4; time++) await change({ ...twice(fresh), oldpassword: 'wrong' }, token)
    expect(await change({ ...twice(fresh), oldpassword: passwords.staff }, token)).toMatchObject({ success: true })
    const rows = await server.database.kysely.selectFrom('sys_sign_in_failure').select('failures').where('username', '=', 'staff').execute()
    expect(rows).toEqual([])
    await change(twice(passwords.staff), await tokenOf('staff', fresh))
  })

  it('of somebody else takes a permission', async () => {
    const victim = await server.signIn('staff')
    const body = { username: 'staff', ...twice(fresh) }
    expect(await change(body, await server.signIn('configurator'), 'changePassword')).toMatchObject({ status: 403, code: 510 })
    expect(await isOpen(victim)).toBe(true)
    expect(await change(body, await server.signIn('admin'), 'changePassword')).toMatchObject({ success: true })
    expect(await isOpen(victim)).toBe(false)
    expect(await change({ ...body, ...twice(passwords.staff) }, await tokenOf('staff', fresh), 'changePassword')).toMatchObject({
      success: true,
    })
  })

  it('of somebody unknown is refused, and changeMyPassword is always about the caller', async () => {
    const admin = await server.signIn('admin')
    expect(await change({ username: 'nobody', ...twice(fresh) }, admin, 'changePassword')).toMatchObject({ success: false, code: 500 })
    expect(await change({ username: 'admin', ...twice(fresh) }, await server.signIn('staff'))).toMatchObject({ success: true })
    expect(await isOpen(admin)).toBe(true)
    await change(twice(passwords.staff), await tokenOf('staff', fresh))
  })
})

describe('P5-password a forgotten password', () => {
  const alter = (body: object) => server.call('POST', '/api/auth/forge-password', body)

  it('is replaced by the code of the phone, once, and every session ends', async () => {
    const token = await server.signIn('staff')
    const captcha = await codeFor(phone, '2')
    expect(await alter({ mobile: phone, captcha, ...twice('short') })).toMatchObject({ success: false })
    expect(await alter({ mobile: phone, captcha, ...twice(fresh) })).toMatchObject({ success: true, code: 200 })
    expect(await isOpen(token)).toBe(false)
    expect(await alter({ mobile: phone, captcha, ...twice(passwords.staff) })).toMatchObject({ success: false, code: 500 })
    await server.call('PUT', '/api/sys/user/changeMyPassword', twice(passwords.staff), await tokenOf('staff', fresh))
  })

  it('frees a locked user', async () => {
    for (let time = 0; time < 6; time++) await signIn('staff', 'wrong')
    await alter({ mobile: phone, captcha: await codeFor(phone, '2'), ...twice(passwords.staff) })
    expect((await signIn('staff', passwords.staff)).success).toBe(true)
  })

  it('a wrong code, an expired one and an unknown phone get one answer', async () => {
    const captcha = await codeFor(phone, '2')
    const { timestamp: _, ...wrong } = await alter({
      mobile: phone,
      captcha: captcha === '000000' ? '1'.repeat(6) : '0'.repeat(6),
      ...twice(fresh),
    })
    await server.database.kysely
      .updateTable('sys_sms_code')
      .set({ expires_at: timeNow(-1) })
      .execute()
    const { timestamp: __, ...expired } = await alter({ mobile: phone, captcha, ...twice(fresh) })
    const { timestamp: ___, ...unknown } = await alter({ mobile: '13999999999', captcha, ...twice(fresh) })
    expect(wrong).toMatchObject({ success: false, code: 500 })
    expect([expired, unknown]).toEqual([wrong, wrong])
  })
})

describe('P2-public registering', () => {
  const mobile = '13700003333'
  const register = (body: object) =>
    server.call('POST', '/api/auth/register', { username: 'new.person', mobile, captcha: '123456', ...twice(fresh), ...body })

  it('is refused with a sentence unless it is configured, and sends no code', async () => {
    expect(await register({})).toMatchObject({ success: false, code: 500, message: expect.stringContaining('Registration is closed') })
    const sms = await server.call('POST', '/api/account/sms', { mobile, smsmode: '1' })
    expect(sms).toMatchObject({ success: false, message: expect.stringContaining('Registration is closed') })
  })

  it('makes a user who can sign in and finds a menu; the name and the phone are taken then', async () => {
    server.services.signIn.isRegistrationOpen = true
    const captcha = await codeFor(mobile, '1')
    expect(await register({ captcha, username: 'staff' })).toMatchObject({ success: false, message: 'The user name is taken!' })
    expect(await register({ captcha, username: 'Staff' })).toMatchObject({ success: false, message: 'The user name is taken!' })
    expect(await register({ captcha, ...twice('weak') })).toMatchObject({ success: false })
    expect(await register({ captcha, realname: '新人' })).toMatchObject({ success: true, result: { username: 'new.person' } })
    const { result } = await signIn('new.person', fresh)
    expect(result.userInfo).toMatchObject({ realname: '新人', phone: mobile, status: 1 })
    const rights = await server.call<{ roleCodes: string[] }>(
      'GET',
      '/api/sys/permission/getUserPermissionByToken',
      undefined,
      result.token,
    )
    expect(rights.result.roleCodes).toEqual(['staff'])
    await server.database.kysely.deleteFrom('sys_sms_code').execute()
    await server.database.kysely.deleteFrom('sys_sms_log').execute()
    const again = await codeFor(mobile, '1')
    expect(await register({ captcha: again, username: 'second' })).toMatchObject({
      success: false,
      message: expect.stringContaining('phone'),
    })
  })

  it('a wrong code makes nobody', async () => {
    server.services.signIn.isRegistrationOpen = true
    expect(await register({ username: 'nobody.new' })).toMatchObject({ success: false, code: 500 })
    expect((await signIn('nobody.new', fresh)).success).toBe(false)
  })

  it.each(['ab', '../admin', '名字', 'a b c', ''])('%j is no user name', async (username) => {
    server.services.signIn.isRegistrationOpen = true
    expect((await register({ username })).status).toBe(400)
  })
})
