import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addDays } from '../../../schemas/rules/dates'
import { zoneNow } from '../../kernel/timeNow'
import { translationsColumn } from '../model/columnName'
import { linkedValues } from '../model/linkedValues'
import type { ColumnModel } from '../model/ResourceModel'
import type { Operand } from './readValue'

export type Condition = RawBuilder<SqlBool>

/** A column of a table as statements name it: `"t"."order_code"`. */
export function refOf({ key, name, language, readIn, link }: ColumnModel, alias = 't'): RawBuilder<unknown> {
  if (link) return sql.raw(linkedValues(link, alias))
  const ref = sql.ref(`${alias}.${name}`)
  if (readIn) return sql`coalesce(nullif(${sql.ref(`${alias}.${translationsColumn(key)}`)} ->> ${sql.lit(readIn)}, ''), ${ref})`
  return language ? sql`(${ref} ->> ${sql.lit(language)})` : ref
}

export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

/** Compares with one value. What is empty is different from every value. */
export function compare(column: ColumnModel, ref: RawBuilder<unknown>, comparison: Comparison, operand: Operand): Condition {
  if (column.type === 'timestamp' && operand.isDay) return compareDay(column, ref, comparison, String(operand.value))
  const { value } = operand
  switch (comparison) {
    case 'eq':
      return sql`${ref} = ${value}`
    case 'ne':
      return sql`${ref} is distinct from ${value}`
    case 'gt':
      return sql`${ref} > ${value}`
    case 'ge':
      return sql`${ref} >= ${value}`
    case 'lt':
      return sql`${ref} < ${value}`
    case 'le':
      return sql`${ref} <= ${value}`
  }
}

/** A moment compared with a day: equal means within it, later means after its end. */
function compareDay(column: ColumnModel, ref: RawBuilder<unknown>, comparison: Comparison, written: string): Condition {
  const day = beginOf(written, column)
  const next = beginOf(addDays(written, 1), column)
  switch (comparison) {
    case 'eq':
      return sql`(${ref} >= ${day} and ${ref} < ${next})`
    case 'ne':
      return sql`(${ref} is null or ${ref} < ${day} or ${ref} >= ${next})`
    case 'gt':
      return sql`${ref} >= ${next}`
    case 'ge':
      return sql`${ref} >= ${day}`
    case 'lt':
      return sql`${ref} < ${day}`
    case 'le':
      return sql`${ref} < ${next}`
  }
}

/** The moment at which a day begins, as the column stores it. */
function beginOf(day: string, { dayZone }: ColumnModel): RawBuilder<unknown> {
  return dayZone === undefined ? sql`${day}` : movedTo(zoneNow(), sql`cast(${day} as timestamp)`, dayZone)
}

/** The day of each moment of a column, `YYYY-MM-DD`. */
export function dayOf({ dayZone }: ColumnModel, ref: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${dayZone === undefined ? ref : movedTo(dayZone, ref, zoneNow())}, 'YYYY-MM-DD')`
}

/** What the clock of one zone shows while that of the other shows `moment`. */
function movedTo(zone: string, moment: RawBuilder<unknown>, from: string): RawBuilder<unknown> {
  return sql`((${moment} at time zone cast(${from} as text)) at time zone cast(${zone} as text))`
}

export type Likeness = 'contains' | 'startsWith' | 'endsWith'

/** Compares texts without regard to upper and lower case; `%`, `_` and `\` in the value mean themselves. */
export function like(column: ColumnModel, ref: RawBuilder<unknown>, likeness: Likeness, value: string): Condition {
  const literal = value.replace(/[\\%_]/g, '\\$&')
  const pattern = `${likeness === 'startsWith' ? '' : '%'}${literal}${likeness === 'endsWith' ? '' : '%'}`
  const text = column.type === 'text' ? ref : sql`cast(${ref} as text)`
  return sql`${text} ilike ${pattern}`
}

/** One of several values; for a column that holds several values, any of them. */
export function isOneOf(column: ColumnModel, ref: RawBuilder<unknown>, operands: readonly Operand[]): Condition {
  const values = operands.map(({ value }) => String(value))
  if (column.isMultiple) return sql`string_to_array(${ref}, ',') && cast(${values} as text[])`
  if (operands.some(({ isDay }) => isDay)) return anyOf(operands.map((operand) => compare(column, ref, 'eq', operand)))
  return sql`${ref} = any(${values})`
}

export function not(ref: RawBuilder<unknown>, condition: Condition): Condition {
  return sql`(${ref} is null or not (${condition}))`
}

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}
