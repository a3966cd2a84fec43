import { type RawBuilder, sql } from 'kysely'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { chooseText } from '../../../schemas/page/Text'
import { storedHashStart } from '../../kernel/passwords'
import type { ColumnModel } from '../model/ResourceModel'
import { formerOf } from './changedFields'
import { type PlannedStatement, refused, type TablePlan } from './TablePlan'

/** A column that held hashes would show them in a field of another kind; one that held texts would keep them readable, as if they were hashes. */
export async function planSecrets(plan: TablePlan): Promise<PlannedStatement[]> {
  const { connection, model, language } = plan
  const planned: PlannedStatement[] = []
  for (const column of model.columns.values()) {
    const other = otherValues(plan, column)
    if (!other) continue
    const { rows } = await sql`select 1 as found from ${sql.table(model.table)} where ${other} limit 1`.execute(connection)
    const field = chooseText(column.field?.title, language, column.key)
    if (rows.length > 0)
      planned.push(refused(`${model.table}.${column.name}`, column.isHashed ? 'notSecret' : 'wasSecret', language, { field }))
  }
  return planned
}

/** What would have to be found in the column for it to have been kept in the other way; undefined where that cannot be. */
function otherValues(plan: TablePlan, column: ColumnModel): RawBuilder<unknown> | undefined {
  const { field, isHashed = false, isSecret, language } = column
  // What is never answered shows no hash, of whatever kind its field is.
  if (isSecret && !isHashed) return undefined
  const found = plan.existing.columns.get(column.name)
  if (!field || language || found?.type !== 'text') return undefined
  const before = formerOf(plan, field)
  if (before && (factsOf(before).isSecret ?? false) === isHashed) return undefined
  const stored = sql.id(found.storedAs)
  const isHash = sql`${stored} like ${`${storedHashStart}%`}`
  return isHashed ? sql`${stored} is not null and not (${isHash})` : isHash
}
