import { administratorRole } from '../../../schemas/rights/roles'
import { chooseTranslation } from '../../../schemas/wire/translations'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { linkedIn, type RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { endSessionsOf } from './endSessionsOf'
import { fieldRefusal, refuseNewCode } from './fieldRefusal'
import { findTakenAccount } from './findTakenAccount'
import { isAdministrator, requireGivableRoles, requireReachOf } from './givable'

/** What the status of a user who cannot sign in is. */
export const frozen = '2'

/** Refuses to leave the product without an administrator who can sign in. The role is kept from changes until the transaction ends, so that two do not each leave the other. */
async function requireOtherAdministrator(connection: Connection, userIds: readonly string[]): Promise<void> {
  const tables = systemTables(connection)
  const role = await tables.selectFrom('sys_role').select('id').where('role_code', '=', administratorRole).forUpdate().executeTakeFirst()
  if (!role) return
  const holders = await tables
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_user as u', 'u.id', 'ur.user_id')
    .select(['u.id', 'u.status'])
    .where('ur.role_id', '=', role.id)
    .execute()
  const left = holders.filter(({ id, status }) => status === '1' && !userIds.includes(id))
  if (left.length === 0 && holders.some(({ id }) => userIds.includes(id))) throw new CallFailure('refused', 'people.lastAdministrator')
}

/** Roles that come are the caller's to give; that of the administrators nobody takes from themselves, nor from the last who has it. */
async function checkRoles(
  { id, had, wanted }: { id: string; had: readonly string[]; wanted: readonly string[] },
  context: CallContext,
  connection: Connection,
): Promise<void> {
  const added = wanted.filter((one) => !had.includes(one))
  const taken = had.filter((one) => !wanted.includes(one))
  await requireGivableRoles(connection, context, [...added, ...taken])
  const role = await systemTables(connection)
    .selectFrom('sys_role')
    .select('id')
    .where('role_code', '=', administratorRole)
    .executeTakeFirst()
  if (!role || !taken.includes(role.id)) return
  if (id === context.user?.id) throw fieldRefusal('ownAdministrator', 'roles', context)
  await requireOtherAdministrator(connection, [id])
}

/** Roles of a department are for those who belong to it. */
async function checkDepartRoles(roleIds: readonly string[], departIds: readonly string[], context: CallContext, connection: Connection) {
  const bound = await systemTables(connection)
    .selectFrom('sys_role as r')
    .innerJoin('sys_depart as d', 'd.id', 'r.depart_id')
    .select(['d.id', 'd.depart_name', 'd.depart_name_texts', 'r.role_name', 'r.role_name_texts', 'r.role_code'])
    .where('r.id', 'in', [...roleIds, ''])
    .execute()
  const outside = bound.find(({ id }) => !departIds.includes(id))
  if (!outside) return
  const values = {
    role: chooseTranslation(outside.role_name ?? outside.role_code, outside.role_name_texts, context.language),
    depart: chooseTranslation(outside.depart_name, outside.depart_name_texts, context.language),
  }
  throw fieldRefusal('roleOfDepartment', 'roles', context, values)
}

/** The current department of a user is one of those that the user belongs to. */
async function codeOfDepart(connection: Connection, departIds: readonly string[], current: unknown): Promise<string | null> {
  if (departIds.length === 0) return null
  const rows = await systemTables(connection)
    .selectFrom('sys_depart')
    .select(['id', 'org_code'])
    .where('id', 'in', [...departIds])
    .execute()
  const codes = new Map(rows.map((row) => [row.id, row.org_code]))
  if (typeof current === 'string' && [...codes.values()].includes(current)) return current
  return departIds.flatMap((id) => codes.get(id) ?? [])[0] ?? null
}

/** An account is known by what no other has. Asked once more when it is stored: of several that come together, each is looked at before any of them is there. */
export const refuseTakenAccount: RowHook = async ({ id, values }, context, connection) => {
  const taken = await findTakenAccount(connection, values, id)
  if (taken) throw fieldRefusal(taken.text, taken.field, context)
}

/** Whom an account belongs to, what it may do and where it stands. */
export const checkUser: RowHook = async (change, context, connection) => {
  const { id, values, before } = change
  refuseNewCode(change, 'username', 'userName', context)
  if (before) await requireReachOf(connection, context, { id, name: String(before.username) })
  if (before && values.password && !isAdministrator(context)) throw fieldRefusal('passwordByAdministrator', 'password', context)
  const row: Record<string, unknown> = { ...before, ...values }
  await refuseTakenAccount(change, context, connection)
  const [roles, departs] = [linkedIn(row.roles), linkedIn(row.departs)]
  await checkRoles({ id, had: linkedIn(before?.roles), wanted: roles }, context, connection)
  await checkDepartRoles(roles, departs, context, connection)
  if (!before && !values.status) values.status = '1'
  if (before && values.status === frozen) await requireFreezable(connection, context, [id])
  if (!before || Object.hasOwn(values, 'departs')) values.orgCode = await codeOfDepart(connection, departs, row.orgCode)
}

/** Nobody freezes themselves, and an administrator remains. */
export async function requireFreezable(connection: Connection, { user }: CallContext, userIds: readonly string[]): Promise<void> {
  if (user && userIds.includes(user.id)) throw new CallFailure('refused', 'people.ownFreeze')
  await requireOtherAdministrator(connection, userIds)
}

/** Who is frozen, or has got another password, signs in anew. */
export const endSessionsWhenFrozen: RowHook = async ({ id, values }, _context, connection) => {
  if (values.status !== frozen && !values.password) return
  await endSessionsOf(connection, [id])
}
