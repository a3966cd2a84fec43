import { type RawBuilder, sql } from 'kysely'
import { type ColumnModel, refOf } from '../../resource'

/** A column of any type as text: what callers send are texts. `alias` is what the statement calls its table. */
export function asText(column: ColumnModel, alias = 't'): RawBuilder<string> {
  return sql<string>`cast(${refOf(column, alias)} as text)`
}
