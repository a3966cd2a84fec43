import { sql } from 'kysely'
import type { Database } from '../db/Database'
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
