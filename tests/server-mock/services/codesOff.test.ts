import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignInOptions } from '../../../schemas/api/signIn'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
const mobile = '13800001111'

beforeAll(async () => {
  server = await startTestServer({ withDemo: false, environment: { REGISTRATION: 'open' } })
  await server.database.kysely.updateTable('sys_user').set({ phone: mobile }).where('username', '=', 'staff').execute()
})
afterAll(() => server.close())

it('P4-login without a service for SMS neither signing in by phone nor registering is offered', async () => {
  const { result } = await server.call<SignInOptions>('GET', '/api/sys/signInOptions')
  expect(result).toMatchObject({ phone: false, registration: false })
})

it.each(['0', '1', '2'])('P4-login without a service for SMS a code (%s) is refused with a sentence, and none is made', async (smsmode) => {
  const answer = await server.call('POST', '/api/account/sms', { mobile, smsmode })
  expect(answer).toMatchObject({ success: false, code: 500, message: expect.stringContaining('not set up') })
  for (const table of ['sys_sms_code', 'sys_sms_log']) {
    expect(await server.database.kysely.selectFrom(table).selectAll().execute()).toEqual([])
  }
})
