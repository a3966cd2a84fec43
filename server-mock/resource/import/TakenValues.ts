import { sql } from 'kysely'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import type { RuleLookups } from '../../../schemas/rules/RuleFailure'
import { uniqueFields } from '../model/compileIndexes'
import type { ColumnModel } from '../model/ResourceModel'
import { anyOf, compare, refOf } from '../query/compare'
import { readValue } from '../query/readValue'
import { lookupsOf, type SaveContext } from '../write/SaveContext'
import type { Values } from '../write/writtenValues'

/**
 * Which values are taken while many new rows are checked: by rows of the table, and by rows of the file that came before. The table is asked once for a
 * slice of rows; only where it holds one of their values, it is asked row by row.
 */
export class TakenValues implements Pick<RuleLookups, 'isDuplicate'> {
  private readonly columns: readonly ColumnModel[]
  private readonly inFile = new Map<string, Set<string>>()
  private readonly free = new Map<string, ReadonlySet<string>>()

  constructor(private readonly saving: SaveContext) {
    const { model } = saving.parts
    const keys = new Set([model, model.base].flatMap((table) => (table ? uniqueFields(table.fields).flat() : [])))
    this.columns = [...keys].flatMap((key) => model.columns.get(key) ?? [])
  }

  /** Asks the table for the values of a slice of rows. */
  async look(rows: readonly Values[]): Promise<void> {
    const { connection, parts } = this.saving
    for (const column of this.columns) {
      const values = new Set(rows.flatMap((row) => namedBy(row[column.key])))
      const equal = [...values].flatMap((value) => {
        const operand = readValue(column, value)
        return operand ? [compare(column, refOf(column), 'eq', operand)] : []
      })
      const { rows: found } = await sql`select 1 from ${sql.table(parts.model.table)} as t where ${anyOf(equal)} limit 1`.execute(
        connection,
      )
      this.free.set(column.key, found.length === 0 ? values : new Set())
    }
  }

  /** A row of the file takes its values from those after it. */
  take(row: Values): void {
    for (const { key } of this.columns) {
      const taken = this.inFile.get(key) ?? new Set()
      for (const value of namedBy(row[key])) taken.add(value)
      this.inFile.set(key, taken)
    }
  }

  async isDuplicate(table: string, field: string, value: FieldValue, id: string | undefined): Promise<boolean> {
    if (table === this.saving.parts.model.table) {
      const name = String(value)
      if (this.inFile.get(field)?.has(name)) return true
      if (this.free.get(field)?.has(name)) return false
    }
    return lookupsOf({ ...this.saving, takenValues: undefined }).isDuplicate(table, field, value, id)
  }
}

function namedBy(value: unknown): string[] {
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}
