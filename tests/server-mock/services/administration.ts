import type { Row } from '../../../schemas/api/Result'
import type { LoginResult } from '../../../schemas/api/session'
import { systemTables } from '../../../server-mock/system/SystemTables'
import type { TestAnswer, TestServer } from '../../support/startTestServer'

/** A call as one user. */
export type CallAs = <T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer<T>>

/** What tests of the administration share: callers, and the ids of what was seeded. */
export interface Administration {
  admin: CallAs
  /** A new user with these permissions of the product or of pages, by a role of their own. */
  staffWith(permissions: readonly string[]): Promise<CallAs>
  /** The caller of an account. */
  as(username: string, password: string): Promise<CallAs>
  idsOf(...permissions: string[]): Promise<string[]>
  roleId(code: string): Promise<string>
  userId(username: string): Promise<string>
  departId(code: string): Promise<string>
}

export const newPassword = 'Some-password-123'

/** Every helper has a name of their own. */
let count = 0

export async function administration(server: TestServer): Promise<Administration> {
  const tables = systemTables(server.database.kysely)
  const caller =
    (token: string): CallAs =>
    (method, path, body, headers) =>
      server.call(method, path, body, token, headers)
  const admin = caller(await server.signIn('admin'))
  const as = async (username: string, password: string) => {
    const { result } = await server.call<LoginResult>('POST', '/api/sys/login', { username, password })
    return caller(result.token)
  }
  const idsOf = async (...permissions: string[]) => {
    const rows = await tables
      .selectFrom('sys_permission')
      .select('id')
      .where('perms', 'in', [...permissions, ''])
      .execute()
    if (rows.length < permissions.length) throw new Error(`some of ${permissions.join(', ')} are no entries`)
    return rows.map(({ id }) => id)
  }
  return {
    admin,
    as,
    idsOf,
    async staffWith(permissions) {
      const name = `helper${++count}`
      const wanted = (await idsOf(...permissions)).join(',')
      const role = await admin<Row>('POST', '/api/sys/role/add', { roleCode: name, roleName: name, permissions: wanted })
      const user = { username: name, realname: name, password: newPassword, roles: role.result.id }
      const added = await admin('POST', '/api/sys/user/add', user)
      if (!added.success) throw new Error(added.message)
      return as(name, newPassword)
    },
    async roleId(code) {
      return (await tables.selectFrom('sys_role').select('id').where('role_code', '=', code).executeTakeFirstOrThrow()).id
    },
    async userId(username) {
      return (await tables.selectFrom('sys_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
    },
    async departId(code) {
      return (await tables.selectFrom('sys_depart').select('id').where('org_code', '=', code).executeTakeFirstOrThrow()).id
    },
  }
}
