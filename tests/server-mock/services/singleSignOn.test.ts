import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LoginResult } from '../../../schemas/api/session'
import type { SignInOptions } from '../../../schemas/api/signIn'
import { readCasUser } from '../../../server-mock/services/session/cas'
import { readSignInSettings } from '../../../server-mock/services/session/SignInSettings'
import { logSms } from '../../../server-mock/services/session/sms'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = <T = LoginResult>(path: string) => server.call<T>('GET', `/api${path}`)
const signedInAs = (username: string) => ({ success: true, code: 200, result: { token: expect.any(String), userInfo: { username } } })
const refused = (message: string) => ({ success: false, code: 500, message: expect.stringContaining(message), result: null })

describe('P4-login by single sign-on', () => {
  let cas: Server
  let answer = ''
  let status = 200
  const asked: URL[] = []
  const service = 'https://pages.example/user/login'
  const validate = (query = 'ticket=ST-1') => get(`/sys/cas/client/validateLogin?${query}`)
  const success = (user: string) =>
    `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`

  beforeAll(async () => {
    cas = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://cas'))
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(answer)
    })
    await new Promise<void>((resolve) => cas.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => cas.close(resolve)))
  beforeEach(() => {
    asked.length = 0
    status = 200
    answer = success('staff')
    const url = `http://127.0.0.1:${(cas.address() as AddressInfo).port}/cas`
    Object.assign(server.services.signIn, { cas: { url, service } })
  })

  it('the ticket is shown to the CAS server with the service, and its user signs in', async () => {
    expect(await validate(`ticket=ST-1&service=${encodeURIComponent(`${service}?redirect=%2Fp%2Fa`)}`)).toMatchObject(signedInAs('staff'))
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/cas/p3/serviceValidate'])
    expect(asked[0]?.searchParams.get('ticket')).toBe('ST-1')
    expect(asked[0]?.searchParams.get('service')).toBe(`${service}?redirect=%2Fp%2Fa`)
  })

  it('is off unless it is configured', async () => {
    Object.assign(server.services.signIn, { cas: null })
    expect(await validate()).toMatchObject(refused('switched off'))
    expect(asked).toEqual([])
    expect((await get<SignInOptions>('/sys/signInOptions')).result).toEqual({
      registration: false,
      phone: true,
      casUrl: null,
      thirdParty: [],
      words: 'product',
    })
  })

  it('the sign-in page of an agency is told its own words', async () => {
    Object.assign(server.services.signIn, readSignInSettings({ SIGN_IN_WORDS: 'employment' }, logSms(server.database)))
    expect((await get<SignInOptions>('/sys/signInOptions')).result.words).toBe('employment')
  })

  it('a ticket made out to another site is refused without asking', async () => {
    for (const foreign of ['https://evil.example/', 'https://pages.example.evil.example/', 'nonsense']) {
      expect(await validate(`ticket=ST-1&service=${encodeURIComponent(foreign)}`)).toMatchObject(refused('did not let you in'))
    }
    expect(asked).toEqual([])
  })

  it.each([
    [
      'refuses the ticket',
      '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>',
      200,
    ],
    ['vouches for somebody unknown', success('nobody'), 200],
    ['answers something else', 'hello', 200],
    ['redirects', success('staff'), 302],
    ['fails', success('staff'), 500],
  ])('nobody signs in when the CAS server %s', async (_, xml, code) => {
    answer = xml
    status = code
    expect(await validate()).toMatchObject(refused('did not let you in'))
  })

  it('a frozen user is let in no more, whatever the CAS server says', async () => {
    const users = server.database.kysely.updateTable('sys_user').where('username', '=', 'staff')
    await users.set({ status: '2' }).execute()
    const frozen = await validate()
    await users.set({ status: '1' }).execute()
    expect(frozen).toMatchObject(refused('did not let you in'))
    expect(await validate()).toMatchObject(signedInAs('staff'))
  })

  it('says so when the CAS server cannot be reached or does not stop talking', async () => {
    answer = success('staff') + ' '.repeat(100_000)
    expect(await validate()).toMatchObject({ status: 503, success: false })
    Object.assign(server.services.signIn, { cas: { url: 'http://127.0.0.1:1', service } })
    expect(await validate()).toMatchObject({ status: 503, success: false, message: expect.stringContaining('does not answer') })
  })

  it.each([
    ['a document type', `<!DOCTYPE a [<!ENTITY e "staff">]>${success('&e;')}`],
    ['another namespace', success('staff').replace('yale', 'evil')],
    ['two users', success('staff</cas:user><cas:user>admin')],
    ['a user elsewhere', '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:user>staff</cas:user></cas:serviceResponse>'],
    ['broken XML', success('staff').slice(0, -5)],
  ])('an answer with %s vouches for nobody', (_, xml) => {
    expect(readCasUser(xml)).toBeNull()
  })

  it('reads a name that is written in several pieces', () => {
    expect(readCasUser(success('st<![CDATA[a]]>f&#102;<!-- x -->'))).toBe('staff')
  })
})

it('SSO without the address of this product is refused at the start', () => {
  expect(() => readSignInSettings({ CAS_URL: 'https://cas.example' }, logSms(server.database))).toThrow(/CAS_SERVICE/)
})
