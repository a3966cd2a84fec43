import { administratorRole } from '../../../schemas/rights/roles'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { linkedIn, type NamedRowHook, type RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { refuseNewCode } from './fieldRefusal'
import { requireGivable } from './givable'
import { pagesNaming } from './pagesNaming'
import { placesNaming } from './placesNaming'
import { storedName } from './storedName'
import { usersHolding } from './usersHolding'

/** A role of a department has what the department has, and nothing else. */
async function requireOfDepart(
  connection: Connection,
  departId: string,
  permissionIds: readonly string[],
  { language }: CallContext,
): Promise<void> {
  const tables = systemTables(connection)
  const bound = await tables.selectFrom('sys_depart_permission').select('permission_id').where('depart_id', '=', departId).execute()
  const known = new Set(bound.map((row) => row.permission_id))
  const outside = permissionIds.filter((id) => !known.has(id))
  if (outside.length === 0) return
  const entry = await tables
    .selectFrom('sys_permission')
    .select(['name', 'name_texts', 'perms'])
    .where('id', 'in', outside)
    .executeTakeFirst()
  const depart = await tables
    .selectFrom('sys_depart')
    .select(['depart_name', 'depart_name_texts'])
    .where('id', '=', departId)
    .executeTakeFirst()
  throw new CallFailure('refused', 'people.outsideDepartment', {
    depart: chooseTranslation(depart?.depart_name ?? departId, depart?.depart_name_texts ?? null, language),
    permission: chooseTranslation(entry?.name ?? entry?.perms ?? '', entry?.name_texts ?? null, language),
  })
}

/** What somebody gives a role is theirs to give, and stays within the department of the role. */
export const checkRole: RowHook = async (change, context: CallContext, connection) => {
  const { values, before } = change
  refuseNewCode(change, 'roleCode', 'roleCode', context)
  const row: Record<string, unknown> = { ...before, ...values }
  const had = new Set(linkedIn(before?.permissions))
  const wanted = linkedIn(row.permissions)
  await requireGivable(
    connection,
    context,
    wanted.filter((id) => !had.has(id)),
  )
  if (row.departId) await requireOfDepart(connection, String(row.departId), wanted, context)
}

/** A role that somebody has, or a page or a row names, stays, and that of the administrators in any case. */
export const checkRoleLeft: NamedRowHook = async ({ id, before }, context, connection, owners) => {
  if (before?.roleCode === administratorRole) throw new CallFailure('refused', 'people.builtInRole')
  const name = storedName(before, ['roleName', 'roleCode'], context)
  const users = await usersHolding(connection, 'sys_user_role', id, context)
  if (users) throw new CallFailure('refused', 'people.roleUsed', { name, users })
  const pages = await pagesNaming(connection, { list: 'roles', name: String(before?.roleCode) }, context)
  if (pages) throw new CallFailure('refused', 'people.roleInPages', { name, pages })
  const places = await placesNaming(connection, owners, { table: 'sys_role', before }, context)
  if (places) throw new CallFailure('refused', 'people.roleInRows', { name, places })
}
