import { sql } from 'kysely'
import type { PageConfig } from '../../../schemas/page/kinds'
import { normalisePage } from '../../../schemas/page/normalisePage'
import type { Connection, Database } from '../../db/Database'
import type { ResourceDeclaration } from '../../resource'
import { systemTables } from '../../system/SystemTables'
import { newStamps } from '../../system/systemRows'
import { declarePage } from './declarePage'

/** A table with rows that a page had once and does not declare any more. */
export interface LeftTable {
  table: string
  /** Code of the page that it still belongs to. */
  page: string
  /** How many rows are in it, counted up to `countedRows`. */
  rows: number
}

const countedRows = 10_000

function tablesOf({ table, subTables = [] }: ResourceDeclaration): string[] {
  return [table, ...subTables.map((sub) => sub.table)]
}

/** Writes down whose tables these are. They stay the page's own when it declares others later. */
export async function recordTables(connection: Connection, declaration: ResourceDeclaration): Promise<void> {
  const { page = '' } = declaration
  const rows = [...new Set(tablesOf(declaration))].map((table) => ({ ...newStamps(), table_name: table, page }))
  await systemTables(connection)
    .insertInto('page_table')
    .values(rows)
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet({ page }))
    .execute()
}

/** Of the tables that a page wants those that belong to another page and hold rows: who has a table has its rows. */
export async function findLeftTables(connection: Connection, declaration: ResourceDeclaration): Promise<LeftTable[]> {
  const owned = await systemTables(connection)
    .selectFrom('page_table')
    .select(['table_name', 'page'])
    .where('table_name', 'in', tablesOf(declaration))
    .where('page', '<>', declaration.page ?? '')
    .execute()
  const left: LeftTable[] = []
  for (const row of owned) {
    const table = row.table_name
    const rows = (await countRows(connection, table)) ?? 0
    if (rows > 0) left.push({ table, page: row.page, rows })
  }
  return left
}

/** How many rows are in a table, counted up to `countedRows`; undefined when there is no such table. */
export async function countRows(connection: Connection, table: string): Promise<number | undefined> {
  const found = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(connection)
  if (!found.rows[0]?.is) return undefined
  const counted = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${sql.table(table)} limit ${countedRows}) as counted`.execute(connection)
  return Number(counted.rows[0]?.n ?? 0)
}

/** Fills the record from every version that was published before there was one: of several pages the last has a table. */
export async function recordFormerTables({ kysely }: Database): Promise<void> {
  const recorded = await systemTables(kysely).selectFrom('page_table').select('id').limit(1).executeTakeFirst()
  if (recorded) return
  const versions = await systemTables(kysely)
    .selectFrom('page_version')
    .select(['config'])
    .orderBy('create_time')
    .orderBy('version')
    .execute()
  for (const { config } of versions) {
    const declaration = declareFormer(config)
    if (declaration) await recordTables(kysely, declaration)
  }
}

function declareFormer(config: string): ResourceDeclaration | undefined {
  try {
    return declarePage(normalisePage(JSON.parse(config) as PageConfig).page)
  } catch {
    // A version that was broken behind the check's back has no table that could be known.
    return undefined
  }
}
