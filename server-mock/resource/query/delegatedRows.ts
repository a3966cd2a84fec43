import { sql } from 'kysely'
import type { CallContext } from '../../kernel/CallContext'
import type { ColumnModel, ResourceModel } from '../model/ResourceModel'
import { allOf, anyOf, type Condition, isOneOf, refOf } from './compare'

type Responsibility = Pick<ResourceModel, 'responsible' | 'ofMain'>
type User = NonNullable<CallContext['user']>

/**
 * The rows that a caller reaches, and those that whoever the caller stands in for is responsible for and reaches. `rowsOf` gives the rows of one of them,
 * undefined when these are all. The one place where a delegation opens rows.
 */
export function withDelegated(
  model: Responsibility,
  context: CallContext,
  alias: string,
  rowsOf: (caller: CallContext) => Condition | undefined,
): Condition | undefined {
  const own = rowsOf(context)
  if (!own) return undefined
  const delegated = (context.principals ?? []).flatMap((principal): Condition[] => {
    const responsible = principal.user && isResponsible(model, principal.user, alias)
    const rows = rowsOf(principal)
    return responsible ? [rows ? allOf([responsible, rows]) : responsible] : []
  })
  return delegated.length > 0 ? anyOf([own, ...delegated]) : own
}

/** Rows that the user is responsible for; undefined where rows have nobody who is. */
function isResponsible({ responsible, ofMain }: Responsibility, user: User, alias: string): Condition | undefined {
  if (!ofMain) return responsible && namesUser(responsible, user, alias)
  const ofUser = ofMain.responsible && namesUser(ofMain.responsible, user, '_main_row')
  return (
    ofUser &&
    sql`exists (select 1 from ${sql.table(ofMain.table)} as _main_row where _main_row.id = ${refOf(ofMain.foreignKey, alias)} and ${ofUser})`
  )
}

/** Rows that name the user in that field. */
export function namesUser(column: ColumnModel, user: User, alias = 't'): Condition {
  return isOneOf(column, refOf(column, alias), [{ value: userValue(column, user) }])
}

/** Fields that hold ids name a user by the id, others by the user name. */
export function userValue({ labels }: ColumnModel, { id, username }: Pick<User, 'id' | 'username'>): string {
  return labels?.from === 'table' && labels.value === 'id' ? id : username
}
