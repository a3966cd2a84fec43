import { type RawBuilder, sql } from 'kysely'
import type { ColumnModel, LookupModel } from '../model/ResourceModel'
import { accessTable } from '../read/tableAccess'
import { allOf, type Condition, refOf } from './compare'
import { type AskedColumn, fieldCondition } from './fieldCondition'
import type { QueryContext } from './QueryContext'

/** Name of the looked-up table in conditions. */
const alias = 'l'

/**
 * Rows whose chosen record has the asked property. It is asked for as a text, whatever its table stores. Undefined where there is no such field, or the
 * caller may not see the choice, the property or the table.
 */
export function lookupCondition(scope: QueryContext, name: string, path: string, text: string): { condition?: Condition } | undefined {
  const lookup = scope.lookup(name)
  const main = lookup && scope.mainOf?.(lookup.source.table)
  const access = main && accessTable(main, lookup.source.table, scope.context)
  const value = access?.column(lookup?.source.value ?? '')
  const shown = access?.column(lookup?.source.label ?? '')
  if (!lookup || !access || !value || !shown) return undefined
  const asked: AskedColumn = { column: { ...shown, key: lookup.key, type: 'text', query: 'like' }, ref: asText(shown, refOf(shown, alias)) }
  const condition = fieldCondition(scope, asked, path, text)
  const own = access.ownRows(alias)
  const conditions = [isChosen(lookup, value), ...(own ? [own] : []), ...(condition ? [condition] : [])]
  return condition
    ? { condition: sql`exists (select 1 from ${sql.table(access.table.table)} as ${sql.ref(alias)} where ${allOf(conditions)})` }
    : {}
}

function isChosen({ column }: LookupModel, value: ColumnModel): Condition {
  const [chosen, stored] = [refOf(column), refOf(value, alias)]
  if (column.isMultiple) return sql`${asText(value, stored)} = any(string_to_array(${asText(column, chosen)}, ','))`
  return column.type === value.type ? sql`${stored} = ${chosen}` : sql`${asText(value, stored)} = ${asText(column, chosen)}`
}

function asText({ type }: ColumnModel, ref: RawBuilder<unknown>): RawBuilder<unknown> {
  return type === 'text' ? ref : sql`cast(${ref} as text)`
}
