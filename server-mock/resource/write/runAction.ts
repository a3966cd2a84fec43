import { sql } from 'kysely'
import type { ResourceAction } from '../../../schemas/page/parts/Resource'
import { compileExpression } from '../../../schemas/rules/expression'
import { CallFailure } from '../../kernel/CallFailure'
import { CallFindings } from '../Findings'
import { QueryContext } from '../query/QueryContext'
import { ownerCondition } from '../query/readListQuery'
import { restoreTypes } from '../read/answerRows'
import { throwFailures } from './checkSavedRules'
import { readBody } from './readBody'
import { evaluationScope, type SaveContext } from './SaveContext'
import { lockRows, updateRow } from './storeRow'

const nothing: ReadonlySet<string> = new Set()

/** Sets the action's values in all rows, or in none when one of them is missing or does not meet the condition; how many. */
export async function runAction(saving: SaveContext, action: ResourceAction, ids: readonly string[]): Promise<number> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { hooks } = model.declaration
  const findings = new CallFindings(context.language)
  const values = readBody(model, action.set, nothing, findings, '/set')
  findings.throwIfAny('failed')
  const own = ownerCondition(new QueryContext(model, context)) ?? sql`true`
  const rows = await lockRows(connection, model, ids, own)
  if (rows.length < ids.length) throw new CallFailure('not-found', 'rows.noRow')
  for (const row of rows) restoreTypes(model.columns.values(), row)
  const refused: Record<string, unknown>[] = []
  for (const row of rows) {
    if (!allows(action, row, saving)) refused.push(row)
    await saving.rest()
  }
  throwFailures(saving, [], action.name)
  if (refused.length > 0) throw new CallFailure('refused', 'rows.actionRefused', { count: refused.length })
  for (const before of rows) {
    const change = { id: String(before.id), values: { ...values }, before }
    await hooks?.beforeEdit?.(change, context, connection)
    await updateRow(connection, model, change.id, change.values, context)
    await hooks?.afterEdit?.(change, context, connection)
  }
  return rows.length
}

/** A condition that is broken allows nothing. */
function allows({ when }: ResourceAction, row: Record<string, unknown>, saving: SaveContext): boolean {
  if (when === undefined || when === '') return true
  return compileExpression(when).expression?.evaluate({ row, ...evaluationScope(saving, '/ids') }) === true
}
