import { sql } from 'kysely'
import type { Connection } from '../../db/Database'

/** A table as it stands in the database. */
export interface ExistingTable {
  columns: ReadonlyMap<string, ExistingColumn>
  /** Names of its indexes. */
  indexes: ReadonlySet<string>
}

export interface ExistingColumn {
  type: string
  /** true: a row that leaves it out cannot be written. */
  mustBeFilled: boolean
  /** Its name now: the plan may have it under the one that it will be given. */
  storedAs: string
}

/** Reads those of the tables that stand, all together: a page may have fifty, and the catalogue is slow to be asked. */
export async function readTables(connection: Connection, tables: readonly string[]): Promise<ReadonlyMap<string, ExistingTable>> {
  const named = sql`c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...tables]}) and c.relkind in ('r', 'p')`
  const { rows } = await sql<{ table: string; name: string; type: string; mustBeFilled: boolean }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, (a.attnotnull and not a.atthasdef) as "mustBeFilled"
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid
    where ${named} and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(connection)
  const existing = new Map<string, { columns: Map<string, ExistingColumn>; indexes: Set<string> }>()
  for (const { table, name, type, mustBeFilled } of rows) {
    const found = existing.get(table) ?? { columns: new Map(), indexes: new Set() }
    existing.set(table, found)
    found.columns.set(name, { type, mustBeFilled, storedAs: name })
  }
  if (existing.size === 0) return existing
  // Asked together with the columns they would take twice as long as both apart.
  const { rows: indexes } = await sql<{ table: string; name: string }>`
    select c.relname as "table", x.relname as name
    from pg_class as c join pg_index as i on i.indrelid = c.oid join pg_class as x on x.oid = i.indexrelid
    where ${named}`.execute(connection)
  for (const { table, name } of indexes) existing.get(table)?.indexes.add(name)
  return existing
}
