import { actionsOf } from '../../../schemas/rights/decide'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../SystemTables'

/** Whether the caller may do everything: administrators, and the server itself. */
export function isAdministrator({ isServer, user }: CallContext): boolean {
  return isServer === true || hasRole(administratorRole, user?.roles ?? [])
}

/** Entries that the caller does not hold: nobody gives what they do not have. */
async function notHeld(connection: Connection, context: CallContext, ids: readonly string[]): Promise<string | undefined> {
  if (isAdministrator(context) || ids.length === 0) return undefined
  const rows = await systemTables(connection)
    .selectFrom('sys_permission')
    .select(['perms'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.flatMap(({ perms }) => (perms ? actionsOf({ action: perms }) : [])).find((action) => !context.can(action))
}

/** Refuses ids that are no entries, and entries that the caller does not hold. */
export async function requireGivable(connection: Connection, context: CallContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await systemTables(connection)
    .selectFrom('sys_permission')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw new CallFailure('bad-request', 'people.unknownEntry', { id: unknown.slice(0, 60) })
  const missing = await notHeld(connection, context, ids)
  if (missing !== undefined) throw new CallFailure('no-permission', 'people.notHeld', { permission: missing })
}

/** Refuses roles that open more than the caller holds. */
export async function requireGivableRoles(connection: Connection, context: CallContext, roleIds: readonly string[]): Promise<void> {
  if (isAdministrator(context) || roleIds.length === 0) return
  const tables = systemTables(connection)
  const roles = await tables
    .selectFrom('sys_role')
    .select('role_code')
    .where('id', 'in', [...roleIds])
    .execute()
  if (roles.some(({ role_code: code }) => code === administratorRole)) throw new CallFailure('no-permission', 'people.onlyAdministrators')
  const granted = await tables
    .selectFrom('sys_role_permission')
    .select('permission_id')
    .where('role_id', 'in', [...roleIds])
    .execute()
  const missing = await notHeld(
    connection,
    context,
    granted.map((row) => row.permission_id),
  )
  if (missing !== undefined) throw new CallFailure('no-permission', 'people.notHeld', { permission: missing })
}

/** Refuses changes of an account that opens more than the caller holds: with its phone number or address one could become its owner. */
export async function requireReachOf(connection: Connection, context: CallContext, user: { id: string; name: string }): Promise<void> {
  if (isAdministrator(context) || user.id === context.user?.id) return
  const tables = systemTables(connection)
  const roles = await tables
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.id', 'ur.role_id')
    .select(['r.id', 'r.role_code'])
    .where('ur.user_id', '=', user.id)
    .execute()
  const roleIds = roles.map(({ id }) => id)
  const granted = await tables
    .selectFrom('sys_role_permission')
    .select('permission_id as id')
    .where('role_id', 'in', [...roleIds, ''])
    .union(tables.selectFrom('sys_user_permission').select('permission_id as id').where('user_id', '=', user.id))
    .execute()
  const isMightier = roles.some(({ role_code: code }) => code === administratorRole)
  const missing = await notHeld(
    connection,
    context,
    granted.map(({ id }) => id),
  )
  if (isMightier || missing !== undefined) throw new CallFailure('no-permission', 'people.mightier', { name: user.name })
}
