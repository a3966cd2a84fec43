import type { Connection } from '../../../db/Database'
import { systemTables } from '../../../system/SystemTables'
import type { OfPage } from '../../../system/tables/fieldsOf'
import { systemResources } from '../../../system/tables/index'

/** A table of the product whose rows belong to pages. */
type PageRows = OfPage & { table: string }

/** Every table whose declaration says so: what a page has beside its text. */
const tablesOfPages: readonly PageRows[] = systemResources.flatMap(({ table, ofPage }) => (ofPage ? [{ table, ...ofPage }] : []))

/** Gives everything that belongs to a page to its new code: versions, draft, rights, menu, tables, and what people have kept of it. */
export async function movePageRows(connection: Connection, from: string, to: string): Promise<void> {
  for (const { table, column } of tablesOfPages) {
    await connection
      .updateTable(table)
      .set({ [column]: to })
      .where(column, '=', from)
      .execute()
  }
  await systemTables(connection).updateTable('sys_permission').set({ code: to }).where('page', '=', to).where('menu_type', '=', 1).execute()
}

/** Takes away what goes with a page; its versions and its events stay. */
export async function removePageRows(connection: Connection, code: string): Promise<void> {
  const entries = systemTables(connection).selectFrom('sys_permission').select('id').where('page', '=', code)
  await systemTables(connection).deleteFrom('sys_role_permission').where('permission_id', 'in', entries).execute()
  await systemTables(connection).deleteFrom('sys_user_permission').where('permission_id', 'in', entries).execute()
  for (const { table, column, outlivesPage } of tablesOfPages) {
    if (!outlivesPage) await connection.deleteFrom(table).where(column, '=', code).execute()
  }
}
