import { sql } from 'kysely'
import type { Connection } from '../../db/Database'

/** A table as it stands in the database. */
export interface StandingTable {
  columns: ReadonlyMap<string, StandingColumn>
  /** Names of its indexes. */
  indexes: ReadonlySet<string>
}

export interface StandingColumn {
  type: string
  /** true: a row that leaves it out cannot be written. */
  mustBeFilled: boolean
}

/** Reads what stands; undefined when there is no such table. */
export async function readTable(connection: Connection, table: string): Promise<StandingTable | undefined> {
  const { rows: columns } = await sql<{ name: string; type: string; mustBeFilled: boolean }>`
    select column_name as name, data_type as type, (is_nullable = 'NO' and column_default is null) as "mustBeFilled"
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}`.execute(connection)
  if (columns.length === 0) return undefined
  const { rows: indexes } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema() and tablename = ${table}`.execute(connection)
  return {
    columns: new Map(columns.map(({ name, type, mustBeFilled }) => [name, { type, mustBeFilled }])),
    indexes: new Set(indexes.map(({ name }) => name)),
  }
}
