import { openSession } from '../../server-mock/services/session/sessions'
import { systemTables } from '../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../server-mock/system/systemRows'
import type { TestServer } from './startTestServer'

/** A user of a test's own, signed in. */
export interface SignedInUser {
  id: string
  username: string
  token: string
}

let count = 0

/** Makes a user without any role, grants the permissions, and signs the user in. */
export async function signInWith(server: TestServer, permissions: readonly string[]): Promise<SignedInUser> {
  const { database } = server
  const username = `user-${++count}`
  const id = await insertSystemRow(database.kysely, 'sys_user', { username, realname: username, status: '1' })
  if (permissions.length > 0) {
    const entries = await systemTables(database.kysely)
      .selectFrom('sys_permission')
      .select(['id', 'perms'])
      .where('perms', 'in', permissions)
      .execute()
    const missing = permissions.filter((name) => !entries.some(({ perms }) => perms === name))
    if (missing.length > 0) throw new Error(`no such permission: ${missing.join(', ')}`)
    for (const entry of entries) await insertSystemRow(database.kysely, 'sys_user_permission', { user_id: id, permission_id: entry.id })
  }
  server.services.rights.forget()
  return { id, username, token: await openSession(database.kysely, id, { ip: '127.0.0.1' }) }
}

/** Every permission that there is, but some. */
export async function allPermissionsBut(server: TestServer, left: readonly string[]): Promise<string[]> {
  const rows = await systemTables(server.database.kysely)
    .selectFrom('sys_permission')
    .select('perms')
    .where('perms', 'is not', null)
    .execute()
  return [...new Set(rows.map(({ perms }) => String(perms)))].filter((perms) => !left.includes(perms))
}
