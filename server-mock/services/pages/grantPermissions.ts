import type { Grants } from '../../../schemas/api/pages'
import type { PageConfig } from '../../../schemas/page/kinds'
import { grantsOf, permissionOf } from '../../../schemas/rights/pagePermissions'
import type { Connection } from '../../db/Database'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRows } from '../../system/systemRows'

/** One permission that a role gets or loses by publishing. */
export interface GrantChange {
  role: string
  permission: string
  /** false: the page named it before and does not any more. */
  isGranted: boolean
}

/**
 * What the `grants` of a page change, compared with the version that is published. What an administrator has granted or taken away in the meantime is
 * not touched: only a line that came or went counts, and for permissions that are new to the page every line does. `grants` is what whoever publishes
 * gives beside.
 */
export function compareGrants(
  page: PageConfig,
  before: PageConfig | undefined,
  newPermissions: ReadonlySet<string>,
  grants: Grants = {},
): GrantChange[] {
  const ofPage = compareVersions(page, before, newPermissions)
  const given = [...grantsOf({ ...page, rights: undefined, grants })].flatMap(([role, names]) =>
    [...names].map((name): GrantChange => ({ role, permission: permissionOf(page, name), isGranted: true })),
  )
  const isGiven = (one: GrantChange) => given.some(({ role, permission }) => role === one.role && permission === one.permission)
  return [...ofPage.filter((change) => !isGiven(change)), ...given]
}

function compareVersions(page: PageConfig, before: PageConfig | undefined, newPermissions: ReadonlySet<string>): GrantChange[] {
  const wanted = grantsOf(page)
  const former = before ? grantsOf(before) : new Map<string, ReadonlySet<string>>()
  return [...new Set([...wanted.keys(), ...former.keys()])].flatMap((role) => {
    const now = wanted.get(role) ?? new Set()
    const then = former.get(role) ?? new Set()
    const given = [...now].filter((name) => !then.has(name) || newPermissions.has(permissionOf(page, name)))
    const taken = [...then].filter((name) => !now.has(name))
    return [
      ...given.map((name) => ({ role, permission: permissionOf(page, name), isGranted: true })),
      ...taken.map((name) => ({ role, permission: permissionOf(page, name), isGranted: false })),
    ]
  })
}

async function roleIdsOf(connection: Connection, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await systemTables(connection).selectFrom('sys_role').select(['id', 'role_code']).where('role_code', 'in', codes).execute()
  return new Map(rows.map((row) => [row.role_code, row.id]))
}

/** The page's own entries: no other is ever granted. */
export interface GrantedEntries {
  /** Ids by permission. */
  ids: ReadonlyMap<string, string>
  /** Those that were made a moment ago: nobody has them. */
  made: ReadonlySet<string>
}

/** Grants and takes away. */
export async function applyGrants(
  connection: Connection,
  changes: readonly GrantChange[],
  { ids: entries, made }: GrantedEntries,
): Promise<void> {
  const roles = await roleIdsOf(connection, [...new Set(changes.map(({ role }) => role))])
  // The last word on a permission of a role counts.
  const last = new Map<string, { role_id: string; permission_id: string; isGranted: boolean }>()
  for (const { role, permission, isGranted } of changes) {
    const [role_id, permission_id] = [roles.get(role), entries.get(permission)]
    if (role_id && permission_id) last.set(`${role_id} ${permission_id}`, { role_id, permission_id, isGranted })
  }
  const rows = [...last.values()]
  for (const role_id of new Set(rows.map((row) => row.role_id))) {
    const ids = rows.flatMap((row) => (row.role_id === role_id && !made.has(row.permission_id) ? row.permission_id : []))
    if (ids.length === 0) continue
    await systemTables(connection)
      .deleteFrom('sys_role_permission')
      .where('role_id', '=', role_id)
      .where('permission_id', 'in', ids)
      .execute()
  }
  const granted = rows.flatMap(({ isGranted, ...row }) => (isGranted ? row : []))
  await insertSystemRows(connection, 'sys_role_permission', granted)
}

/** Takes entries away, with every grant of them. */
export async function withdraw(connection: Connection, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return
  await systemTables(connection).deleteFrom('sys_role_permission').where('permission_id', 'in', entryIds).execute()
  await systemTables(connection).deleteFrom('sys_user_permission').where('permission_id', 'in', entryIds).execute()
  await systemTables(connection).deleteFrom('sys_permission').where('id', 'in', entryIds).execute()
}

/** Whoever publishes a page may use what it brings, also before any role is named. */
export async function grantToAuthor(connection: Connection, userId: string, entryIds: readonly string[]): Promise<void> {
  await insertSystemRows(
    connection,
    'sys_user_permission',
    entryIds.map((permissionId) => ({ user_id: userId, permission_id: permissionId })),
  )
}
