import { sql } from 'kysely'
import type { TableRows } from '../../../../schemas/api/pageLife'
import { administratorRole, hasRole } from '../../../../schemas/rights/roles'
import type { Connection } from '../../../db/Database'
import type { CallContext } from '../../../kernel/CallContext'
import { systemTables } from '../../../system/SystemTables'
import { countRows } from '../tableOwners'

/** The tables that belong to a page, those of its former versions too, with their rows. One that is not in the database any more is left out. */
export async function tablesOfPage(connection: Connection, code: string): Promise<TableRows[]> {
  const owned = await systemTables(connection)
    .selectFrom('page_table')
    .select('table_name')
    .where('page', '=', code)
    .orderBy('table_name')
    .execute()
  const tables: TableRows[] = []
  for (const { table_name: table } of owned) {
    const rows = await countRows(connection, table)
    if (rows !== undefined) tables.push({ table, rows })
  }
  return tables
}

/** Rows are gone for good with their table: who may only write pages drops empty tables alone. */
export function canDropTables(tables: readonly TableRows[], { user }: CallContext): boolean {
  return hasRole(administratorRole, user?.roles ?? []) || tables.every(({ rows }) => rows === 0)
}

export async function dropTables(connection: Connection, code: string, tables: readonly TableRows[]): Promise<void> {
  for (const { table } of tables) await sql`drop table if exists ${sql.table(table)}`.execute(connection)
  const names = tables.map(({ table }) => table)
  for (const kept of ['sys_row_history', 'sys_row_comment', 'sys_row_file'] as const)
    if (names.length > 0) await systemTables(connection).deleteFrom(kept).where('table_name', 'in', names).execute()
  await systemTables(connection).deleteFrom('page_table').where('page', '=', code).execute()
}
