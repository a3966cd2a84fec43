import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { linkedIn, type NamedRowHook, type RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { refuseNewCode } from './fieldRefusal'
import { requireGivable } from './givable'
import { namesIn } from './namesIn'
import { placesNaming } from './placesNaming'
import { storedName } from './storedName'
import { usersHolding } from './usersHolding'

/** The next code below another: `A01` has `A01A01`, `A01A02` and so on below it; the highest are `A01`, `A02`. */
async function nextCode(connection: Connection, parentId: unknown): Promise<string> {
  const tables = systemTables(connection)
  const parent = parentId
    ? await tables.selectFrom('sys_depart').select('org_code').where('id', '=', String(parentId)).executeTakeFirst()
    : undefined
  const start = `${parent?.org_code ?? ''}A`
  const rows = await tables.selectFrom('sys_depart').select('org_code').where('org_code', 'like', `${start}__`).execute()
  const numbers = rows.map((row) => Number(row.org_code.slice(start.length))).filter(Number.isInteger)
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`
}

/**
 * A new department gets its code where nobody typed one; afterwards the code stays, for users and rows are known by it. What somebody grants it is theirs
 * to give.
 */
export const checkDepart: RowHook = async (change, context, connection) => {
  const { values, before } = change
  const had = new Set(linkedIn(before?.permissions))
  const added = linkedIn(values.permissions).filter((id) => !had.has(id))
  await requireGivable(connection, context, added)
  if (!before && !values.orgCode) values.orgCode = await nextCode(connection, values.parentId)
  refuseNewCode(change, 'orgCode', 'orgCode', context)
}

/** A department goes when nobody belongs to it, no role is its own, and no row names it. */
export const checkDepartLeft: NamedRowHook = async ({ id, before }, context, connection, owners) => {
  const name = storedName(before, ['departName', 'orgCode'], context)
  const users = await usersHolding(connection, 'sys_user_depart', id, context)
  if (users) throw new CallFailure('refused', 'people.departUsed', { name, users })
  const roles = await systemTables(connection)
    .selectFrom('sys_role')
    .select(['role_name', 'role_name_texts', 'role_code'])
    .where('depart_id', '=', id)
    .execute()
  const names = roles.map((role) => chooseTranslation(role.role_name ?? role.role_code, role.role_name_texts, context.language))
  if (names.length > 0) throw new CallFailure('refused', 'people.departHasRoles', { name, roles: namesIn(context, names) })
  const places = await placesNaming(connection, owners, { table: 'sys_depart', before }, context)
  if (places) throw new CallFailure('refused', 'people.departInRows', { name, places })
}

/** The roles of a department lose what it does not have any more. */
export const narrowRoles: RowHook = async ({ id }, _context, connection) => {
  const tables = systemTables(connection)
  await tables
    .deleteFrom('sys_role_permission')
    .where('role_id', 'in', tables.selectFrom('sys_role').select('id').where('depart_id', '=', id))
    .where('permission_id', 'not in', tables.selectFrom('sys_depart_permission').select('permission_id').where('depart_id', '=', id))
    .execute()
}
