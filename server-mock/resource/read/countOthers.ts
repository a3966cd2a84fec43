import { sql } from 'kysely'
import type { FieldValue } from '../../../schemas/fields/FieldFacts'
import type { Connection } from '../../db/Database'
import type { CallContext } from '../../kernel/CallContext'
import type { ColumnModel, TableModel } from '../model/ResourceModel'
import { compare, refOf } from '../query/compare'
import { readValue } from '../query/readValue'
import { sameTenant } from '../query/sameTenant'

/** How many rows of the tenant other than `exceptId` hold the value: 0 or 1. An empty value, and one that the column cannot hold, stands nowhere. */
export async function countOthers(
  connection: Connection,
  model: TableModel,
  column: ColumnModel,
  value: FieldValue,
  exceptId: string | undefined,
  context: CallContext,
): Promise<number> {
  if (value === null || value === '' || column.isSecret) return 0
  const operand = readValue(column, String(value))
  if (!operand) return 0
  const equal = compare(column, refOf(column), 'eq', operand)
  const other = exceptId ? sql`t.id <> ${exceptId}` : sql`true`
  const { rows } = await sql`select 1 from ${sql.table(model.table)} as t where ${equal} and ${other}
    and ${sameTenant(model, context, exceptId)} limit 1`.execute(connection)
  return rows.length
}
