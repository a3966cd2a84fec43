import { sql } from 'kysely'
import type { SubModel } from '../model/ResourceModel'
import { type Condition, refOf } from './compare'

/** Name of a sub-table in conditions over its rows. */
export const subAlias = 's'

/** Rows with a row in the sub-table that meets the condition, in which the sub-table is called `subAlias`. */
export function hasSubRow({ table, foreignKey }: SubModel, condition: Condition): Condition {
  return sql`exists (select 1 from ${sql.table(table)} as ${sql.ref(subAlias)}
    where ${refOf(foreignKey, subAlias)} = ${sql.ref('t.id')} and ${condition})`
}
