import { sql } from 'kysely'
import type { Database } from '../../db/Database'
import type { ResourceModel } from '../model/ResourceModel'
import { uniqueWithin } from '../model/tenantColumn'
import { applyTable } from './planTable'

/** Brings tables of pages, which were made when rows had no tenant, to where they are wanted. One that cannot be is told, and the others go on. */
export async function addTenants(database: Database, models: readonly ResourceModel[]): Promise<void> {
  const without = await tablesWithout(
    database,
    models.filter((model) => uniqueWithin(model) && !model.declaration.shared),
  )
  for (const model of without) {
    try {
      await database.transaction((connection) => applyTable(connection, model.declaration))
    } catch (error) {
      console.error(`table "${model.table}": its rows could not be given a tenant`, error)
    }
  }
}

async function tablesWithout({ kysely }: Database, models: readonly ResourceModel[]): Promise<ResourceModel[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class as c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname = any(${models.map(({ table }) => table)})
      and not exists (select 1 from pg_attribute as a where a.attrelid = c.oid and a.attname = ${uniqueWithin(models[0] ?? {})?.name ?? ''})`.execute(
    kysely,
  )
  const names = new Set(rows.map(({ name }) => name))
  return models.filter(({ table }) => names.has(table))
}
