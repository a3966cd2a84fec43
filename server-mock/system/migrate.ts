import { createHash } from 'node:crypto'
import type { Database } from '../db/Database'
import { sqlStateOf, uniqueViolation } from '../db/databaseErrors'
import { applySystemTables } from '../resource'
import { migrateTexts, translateMenuLog } from './migrateTexts'
import { systemTables } from './SystemTables'
import { insertSystemRow } from './systemRows'
import { systemResources } from './tables/index'
import { rightsWatch, watchRights } from './watchRights'

const undefinedTable = '42P01'

/** Says which declarations the tables were last brought up to. */
function markOf(declarations: unknown): string {
  return `system-tables:${createHash('sha256').update(JSON.stringify(declarations)).digest('hex')}`
}

async function isMigrated({ kysely }: Database, mark: string): Promise<boolean> {
  try {
    return (await systemTables(kysely).selectFrom('sys_counter').select('id').where('name', '=', mark).executeTakeFirst()) !== undefined
  } catch (error) {
    if (sqlStateOf(error) === undefinedTable) return false
    throw error
  }
}

/** Makes or extends the product's own tables. Comparing them takes most of a second on the embedded database, so it is done once per set of declarations. */
export async function migrate(database: Database): Promise<void> {
  const mark = markOf([systemResources, rightsWatch])
  if (await isMigrated(database, mark)) return
  await applySystemTables(database, systemResources)
  await migrateTexts(database)
  await translateMenuLog(database)
  await watchRights(database.kysely)
  // Another server may have written the mark at the same moment.
  await insertSystemRow(database.kysely, 'sys_counter', { name: mark, value: 1 }).catch((error: unknown) => {
    if (sqlStateOf(error) !== uniqueViolation) throw error
  })
}
