import { actionsOf } from '../../../schemas/rights/decide'
import { isProductPermission } from '../../../schemas/rights/permissions'
import type { CallContext } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { fieldRefusal } from './fieldRefusal'
import { isAdministrator } from './givable'
import { storedName } from './storedName'

type Values = Readonly<Record<string, unknown>>

/** What an administrator changes of an entry that a page has made: whether it is controlled. The rest is said in the page. */
const openOfPages: ReadonlySet<string> = new Set(['status'])

function isOfProduct({ perms, page }: Values): boolean {
  return typeof perms === 'string' && perms !== '' && !page && isProductPermission(perms)
}

function refuseOfPage(entry: Values, context: CallContext): CallFailure {
  return new CallFailure('refused', 'people.entryOfPage', { name: storedName(entry, ['name', 'code'], context), page: String(entry.page) })
}

/** Nobody opens to everybody, or renames, what they do not hold. */
function requireHeld(rows: readonly Values[], context: CallContext): void {
  if (isAdministrator(context)) return
  const actions = rows.flatMap(({ perms }) => (typeof perms === 'string' && perms !== '' ? actionsOf({ action: perms }) : []))
  const missing = actions.find((action) => !context.can(action))
  if (missing !== undefined) throw new CallFailure('no-permission', 'people.notHeld', { permission: missing })
}

/** An entry of the menu, or a button: what a page says of its own is changed in the page, and what the product asks for stays asked for. */
export const checkEntry: RowHook = ({ values, before }, context) => {
  const row: Values = { ...before, ...values }
  if (before?.page && Object.keys(values).some((key) => !openOfPages.has(key))) throw refuseOfPage(before, context)
  // Only publishing says that an entry belongs to a page.
  values.page = before?.page ?? null
  if (!before) Object.assign(values, { permsType: values.permsType ?? '1', status: values.status ?? '1', hidden: values.hidden ?? 0 })
  if (typeof row.url === 'string' && row.url !== '' && !/^(\/(?!\/)|https?:\/\/)/.test(row.url))
    throw fieldRefusal('entryUrl', 'url', context)
  requireHeld(before ? [before, row] : [row], context)
  const isOpened = row.status === '0' || (before && before.perms !== row.perms)
  if ((before && isOfProduct(before) && isOpened) || (isOfProduct(row) && row.status === '0'))
    throw new CallFailure('refused', 'people.entryOfProduct', { name: storedName(row, ['name'], context) })
}

/** An entry goes that an administrator has made; those of pages go with their page. */
export const checkEntryLeft: RowHook = ({ before = {} }, context) => {
  if (before.page) throw refuseOfPage(before, context)
  if (isOfProduct(before)) throw new CallFailure('refused', 'people.entryOfProduct', { name: storedName(before, ['name'], context) })
}

/** Whoever was granted the entry has it no more. */
export const dropGrants: RowHook = async ({ id }, _context, connection) => {
  const tables = systemTables(connection)
  for (const table of ['sys_role_permission', 'sys_user_permission', 'sys_depart_permission'] as const)
    await tables.deleteFrom(table).where('permission_id', '=', id).execute()
}
