import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const change = (username: string, token: string) => {
  const body = { username, password: 'Taken-2026-pass!', confirmpassword: 'Taken-2026-pass!' }
  return server.call('PUT', '/api/sys/user/changePassword', body, token)
}

/** Grants a permission of the product to a role, by an entry of the administration's. */
async function grant(perms: string, roleCode: string): Promise<void> {
  const { kysely } = server.database
  const role = await systemTables(kysely).selectFrom('sys_role').select('id').where('role_code', '=', roleCode).executeTakeFirstOrThrow()
  const entry = { perms, name: perms, menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
  const permissionId = await insertSystemRow(kysely, 'sys_permission', entry)
  await insertSystemRow(kysely, 'sys_role_permission', { role_id: role.id, permission_id: permissionId })
  server.services.rights.forget()
}

it('the password of a user who is not there is changed by nobody, and administrators are told why', async () => {
  const answer = await change('nobody', await server.signIn('admin'))
  expect(answer).toMatchObject({ success: false, code: 500, result: null, message: 'There is no such user!' })
  expect(await change('nobody', await server.signIn('staff'))).toMatchObject({ status: 403 })
})

it('whoever may manage users does not change their passwords: that is for administrators', async () => {
  await grant('user:edit', 'staff')
  const staff = await server.signIn('staff')
  expect((await server.call('GET', '/api/sys/user/list', undefined, staff)).status).toBe(200)
  expect(await change('configurator', staff)).toMatchObject({ status: 403 })
  expect(await server.signIn('configurator')).toEqual(expect.any(String))
})
