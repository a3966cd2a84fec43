import type { CallContext } from '../../kernel/CallContext'
import type { ResourceModel } from '../model/ResourceModel'
import { userValue } from '../query/delegatedRows'
import type { DelegatedChange } from '../ResourceServices'
import { nameOfRow } from '../read/nameOfRow'
import type { SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** Writes down for whom a caller changes rows who stands in for those that are responsible for them. `kind` is the call, for an action its name. */
export async function noteDelegated({ parts, connection, context }: SaveContext, kind: string, rows: readonly Values[]): Promise<void> {
  const { model, services } = parts
  if (!model.responsible || !context.principals?.length) return
  const changes = rows.flatMap((row) => changesOf(model, kind, row, context))
  if (changes.length > 0) await services.noteDelegated(changes, context, connection)
}

function changesOf(model: ResourceModel, kind: string, row: Values, context: CallContext): DelegatedChange[] {
  const { table, page } = model.declaration
  return principalsOf(model, row, context).map((principal) => ({
    principal,
    table,
    page,
    kind,
    rowId: String(row.id),
    rowName: nameOfRow(model, row, context),
  }))
}

/** User names of those who are responsible for a row and whom the caller stands in for. */
export function principalsOf({ responsible }: ResourceModel, row: Values, { principals = [] }: CallContext): string[] {
  const value = responsible && row[responsible.key]
  const named: readonly unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',')
  return principals.flatMap(({ user }) => (responsible && user && named.includes(userValue(responsible, user)) ? [user.username] : []))
}
