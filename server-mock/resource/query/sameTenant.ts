import { sql } from 'kysely'
import type { CallContext } from '../../kernel/CallContext'
import type { TableModel } from '../model/ResourceModel'
import { uniqueWithin } from '../model/tenantColumn'
import { type Condition, refOf } from './compare'

/** The rows `t` among which a value of a row is to be unique: those of its tenant, for a new row that of the caller; all where rows have none. */
export function sameTenant(model: Pick<TableModel, 'table' | 'tenant'>, { tenant = '' }: CallContext, id: string | undefined): Condition {
  const column = uniqueWithin(model)
  if (!column) return sql`true`
  const ofRow = id ? sql`(select ${refOf(column, 'o')} from ${sql.table(model.table)} as o where o.id = ${id})` : sql`null`
  return sql`${refOf(column)} = coalesce(${ofRow}, ${tenant})`
}
