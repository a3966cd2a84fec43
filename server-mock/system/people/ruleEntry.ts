import { permissionOfRule } from '../../../schemas/rights/dataRules'
import type { Connection } from '../../db/Database'
import type { RowHook } from '../../resource'
import { systemTables } from '../SystemTables'
import { insertSystemRow } from '../systemRows'
import { dropGrants } from './checkEntry'

/** The entry of a page that a data rule stands below. */
function entryOf(connection: Connection, id: unknown) {
  return systemTables(connection)
    .selectFrom('sys_permission')
    .select(['id', 'page', 'perms'])
    .where('id', '=', String(id))
    .executeTakeFirst()
}

/** A rule is about the rows of the page that its entry belongs to, and stays with it. */
export const keepRulePage: RowHook = async ({ values, before }, _context, connection) => {
  values.permissionId = before?.permissionId ?? values.permissionId
  values.page = before?.page ?? (await entryOf(connection, values.permissionId))?.page ?? null
  if (!before) values.status ??= '1'
}

/** A data rule is granted as a button is: its entry has its id, and stands below that of its page. */
export const addRuleEntry: RowHook = async ({ id, values }, context, connection) => {
  const parent = await entryOf(connection, values.permissionId)
  await insertSystemRow(
    connection,
    'sys_permission',
    {
      id,
      parent_id: String(values.permissionId),
      name: String(values.ruleName),
      menu_type: 2,
      perms: permissionOfRule(parent?.perms ?? '', id),
      perms_type: '1',
      status: '1',
      sort_no: 200,
      hidden: 0,
      page: parent?.page ?? null,
    },
    context.user?.username,
  )
}

/** The entry is called as its rule is. */
export const renameRuleEntry: RowHook = async ({ id, values }, _context, connection) => {
  if (values.ruleName === undefined) return
  await systemTables(connection)
    .updateTable('sys_permission')
    .set({ name: String(values.ruleName), name_texts: null })
    .where('id', '=', id)
    .execute()
}

/** The entry goes with its rule, and with it whom it was granted to. */
export const dropRuleEntry: RowHook = async (change, context, connection) => {
  await systemTables(connection).deleteFrom('sys_permission').where('id', '=', change.id).execute()
  await dropGrants(change, context, connection)
}
