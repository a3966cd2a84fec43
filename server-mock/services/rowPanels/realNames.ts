import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'

/** What people are called, by their user names. Whoever is gone is left out. */
export async function realNames(connection: Connection, userNames: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(userNames.filter((name): name is string => name !== null && name !== ''))]
  if (asked.length === 0) return new Map()
  const users = await systemTables(connection)
    .selectFrom('sys_user')
    .select(['username', 'realname'])
    .where('username', 'in', asked)
    .execute()
  return new Map(users.map(({ username, realname }) => [username, realname ?? username]))
}
