import { sql } from 'kysely'
import type { Database } from '../db/Database'
import { systemTables } from './SystemTables'
import { systemResources } from './tables/index'

/** Endings of the columns that held the other languages of a text before one column held them all. */
const formerEndings = { 'en-US': '_en', 'de-DE': '_de' } as const

const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Takes the translations that an earlier version kept in a column for each language into the one column that holds all languages of a text. The old
 * columns stay as they are, unread. Rows that have their translations already keep them.
 */
export async function migrateTexts({ kysely }: Database): Promise<void> {
  for (const { table, translated } of systemResources) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(kysely)
    const existing = new Set(rows.map(({ name }) => name))
    for (const column of translated.map(columnName)) {
      const former = Object.entries(formerEndings).filter(([, ending]) => existing.has(column + ending))
      if (former.length === 0) continue
      const texts = former.flatMap(([language, ending]) => [sql.lit(language), sql`nullif(${sql.id(column + ending)}, '')`])
      await sql`
        update ${sql.table(table)} set ${sql.id(`${column}_texts`)} = jsonb_strip_nulls(jsonb_build_object(${sql.join(texts)}))
        where ${sql.id(`${column}_texts`)} is null`.execute(kysely)
    }
  }
}

/** Gives the entries of the access log that were noted in Chinese alone the other names of their menu items, as far as these are still there. */
export async function translateMenuLog({ kysely }: Database): Promise<void> {
  await systemTables(kysely)
    .updateTable('sys_menu_log as l')
    .from('sys_permission as p')
    .set((row) => ({ menu_name_texts: row.ref('p.name_texts') }))
    .whereRef('p.id', '=', 'l.menu_id')
    .where('l.menu_name_texts', 'is', null)
    .where('p.name_texts', 'is not', null)
    .execute()
}
