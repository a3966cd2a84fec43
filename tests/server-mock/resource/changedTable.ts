import { sql } from 'kysely'
import type { PlannedChange } from '../../../schemas/api/pages'
import type { FieldConfig } from '../../../schemas/fields'
import type { Database } from '../../../server-mock/db/Database'
import type { ResourceDeclaration } from '../../../server-mock/resource/ResourceDeclaration'
import { type FormerTable, planTable } from '../../../server-mock/resource/table/planTable'
import { caller, open, putResource } from './orderExample'

/** A table `change_thing` that is declared once more, otherwise. */
export function declare(fields: FieldConfig[], changes: Partial<ResourceDeclaration> = {}): ResourceDeclaration {
  return { table: 'change_thing', fields, url: {}, access: open, ...changes }
}

// A cast: tests write fields of every kind by its name.
export const field = (type: string, key: string, more: object = {}) => ({ type, key, ...more }) as FieldConfig

export const said = (changes: PlannedChange[]) => changes.map(({ kind, subject }) => `${kind} ${subject}`)

/** What tests do with the table in a database. */
export function tableIn(database: () => Database) {
  return {
    /** The table with one field and a row for each value. */
    async make(first: FieldConfig, values: unknown[], changes: Partial<ResourceDeclaration> = {}): Promise<ResourceDeclaration> {
      const declaration = declare([first], changes)
      const things = await putResource(database(), declaration)
      for (const value of values) await things.add({ [first.key]: value }, caller())
      return declaration
    },
    plan: (declaration: ResourceDeclaration, more: FormerTable = {}) => planTable(database().kysely, declaration, 'en-US', more),
    async valuesOf(declaration: ResourceDeclaration, key: string): Promise<unknown[]> {
      const things = await putResource(database(), declaration)
      const { records } = await things.list({}, caller())
      return records.map((row) => row[key]).toSorted()
    },
    async drop(): Promise<void> {
      for (const table of ['change_thing', 'change_thing_parts', 'change_other']) {
        await sql`drop table if exists ${sql.table(table)}`.execute(database().kysely)
      }
    },
  }
}
