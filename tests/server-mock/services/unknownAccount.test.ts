import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('the password of a user who is not there is changed by nobody, and administrators are told why', async () => {
  const body = { username: 'nobody', password: 'Taken-2026-pass!', confirmpassword: 'Taken-2026-pass!' }
  const change = async (token: string) => server.call('PUT', '/api/sys/user/changePassword', body, token)
  const answer = await change(await server.signIn('admin'))
  expect(answer).toMatchObject({ success: false, code: 500, result: null })
  expect(answer.message).toBe('There is no such user!')
  expect(await change(await server.signIn('staff'))).toMatchObject({ status: 403 })
})
