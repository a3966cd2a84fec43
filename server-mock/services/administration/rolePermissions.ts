import type { DepartTreeQuery, PermissionTree } from '../../../schemas/api/administration'
import type { Row } from '../../../schemas/api/Result'
import { languageCodes } from '../../../schemas/language/findLanguage'
import { translationKey } from '../../../schemas/wire/translations'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { linkedIn } from '../../resource'
import { requireGivable } from '../../system/people/givable'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRows } from '../../system/systemRows'
import type { Services } from '../Services'
import { tableOf } from '../tableOf'
import { readPermissionTree } from './permissionTree'

/** What is granted from now on: what is asked for, and what the caller did not see. Without a list of what was seen nothing else stays. */
function merged(now: readonly string[], asked: readonly string[], seen: string | undefined): string[] {
  const known = seen === undefined ? new Set(now) : new Set(linkedIn(seen))
  return [...new Set([...asked, ...now.filter((id) => !known.has(id))])]
}

/** The role of an id, which must be one of a department where that is asked for. */
async function readRole(services: Services, roleId: string, context: CallContext, isOfDepart: boolean): Promise<Row> {
  const role = await tableOf(services, 'sys_role').queryById(roleId, context)
  if (isOfDepart && !role.departId) throw new CallFailure('refused', 'people.notOfDepartment')
  return role
}

/** Ids of what a role was granted. */
export async function readRolePermissions(services: Services, roleId: string): Promise<string[]> {
  const rows = await systemTables(services.database.kysely)
    .selectFrom('sys_role_permission')
    .select('permission_id')
    .where('role_id', '=', roleId)
    .execute()
  return rows.map((row) => row.permission_id)
}

interface Wish {
  permissionIds: string
  lastpermissionIds?: string
}

/** Gives a role what is asked for, and takes the rest. */
export async function saveRolePermissions(
  services: Services,
  { roleId, permissionIds, lastpermissionIds }: Wish & { roleId: string },
  context: CallContext,
  isOfDepart = false,
): Promise<void> {
  // Whoever keeps departments reads their roles by that right.
  const caller = isOfDepart ? { ...context, can: (permission: string) => permission === 'role:edit' || context.can(permission) } : context
  const role = await readRole(services, roleId, caller, isOfDepart)
  const permissions = merged(await readRolePermissions(services, roleId), linkedIn(permissionIds), lastpermissionIds).join(',')
  await tableOf(services, 'sys_role').edit({ id: role.id, rowVersion: role.rowVersion, permissions }, caller)
}

/** Makes a role that has what another has: its permissions, and with them its data rules. */
export async function copyRole(
  services: Services,
  { id, roleCode, roleName }: { id: string; roleCode?: string; roleName?: string },
  context: CallContext,
): Promise<Row> {
  const role = await readRole(services, id, context, false)
  const code = roleCode?.trim() || (await freeCode(services, String(role.roleCode)))
  const { description, departId, permissions } = role
  const given = roleName?.trim()
  const names = given ? { roleName: given } : namesOfCopy(role, code)
  return tableOf(services, 'sys_role').add({ roleCode: code, ...names, description, departId, permissions }, context)
}

/** The names of the role in every language that it has one in, each with the code of the copy behind it. */
function namesOfCopy(role: Row, code: string): Record<string, string> {
  const keys = languageCodes.map((language) => translationKey('roleName', language))
  return Object.fromEntries(keys.flatMap((key) => (role[key] ? [[key, `${role[key]} (${code})`]] : [])))
}

/** `staff_copy`, `staff_copy2` and so on: the first that no role has. */
async function freeCode({ database }: Services, code: string): Promise<string> {
  const start = `${code.slice(0, 50)}_copy`
  const rows = await systemTables(database.kysely).selectFrom('sys_role').select('role_code').execute()
  const taken = new Set(rows.map((row) => row.role_code))
  for (let number = 1; ; number++) {
    const free = number === 1 ? start : `${start}${number}`
    if (!taken.has(free)) return free
  }
}

/** Ids of what a department was granted. */
export async function readDepartPermissions({ database }: Services, departId: string): Promise<string[]> {
  const rows = await systemTables(database.kysely)
    .selectFrom('sys_depart_permission')
    .select('permission_id')
    .where('depart_id', '=', departId)
    .execute()
  return rows.map((row) => row.permission_id)
}

/** The tree of what a role may be given: of one that belongs to a department what that was granted, of any other everything. */
export async function readGrantableTree(services: Services, { departId }: DepartTreeQuery, context: CallContext): Promise<PermissionTree> {
  const only = departId === undefined ? undefined : new Set(await readDepartPermissions(services, departId))
  return readPermissionTree(services, context, only)
}

/** Gives a department what is asked for, and takes the rest, from its roles too: they have nothing that it does not have. */
export async function saveDepartPermissions(
  services: Services,
  { departId, permissionIds, lastpermissionIds }: Wish & { departId: string },
  context: CallContext,
): Promise<void> {
  const now = await readDepartPermissions(services, departId)
  const wanted = merged(now, linkedIn(permissionIds), lastpermissionIds)
  const added = wanted.filter((id) => !now.includes(id))
  await services.database.transaction(async (connection) => {
    const tables = systemTables(connection)
    const depart = await tables.selectFrom('sys_depart').select('id').where('id', '=', departId).executeTakeFirst()
    if (!depart) throw new CallFailure('not-found', 'rows.noRow')
    await requireGivable(connection, context, added)
    await tables
      .deleteFrom('sys_depart_permission')
      .where('depart_id', '=', departId)
      .where('permission_id', 'not in', [...wanted, ''])
      .execute()
    const rows = added.map((permission_id) => ({ depart_id: departId, permission_id }))
    await insertSystemRows(connection, 'sys_depart_permission', rows, context.user?.username)
    await tables
      .deleteFrom('sys_role_permission')
      .where('role_id', 'in', tables.selectFrom('sys_role').select('id').where('depart_id', '=', departId))
      .where('permission_id', 'not in', [...wanted, ''])
      .execute()
  })
}
