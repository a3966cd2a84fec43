import { type RawBuilder, sql } from 'kysely'

/** A column of any type as text: what callers send are texts. `ref` may name its table, for example `t.amount`. */
export function asText(ref: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(ref)} as text)`
}
