import { sql } from 'kysely'
import { compileExpression } from '../../../schemas/rules/expression'
import { CallFailure } from '../../kernel/CallFailure'
import { type NotedRow, noteChanges } from '../history/noteChanges'
import { visibleRows } from '../query/visibleRows'
import type { DeclaredAction } from '../ResourceDeclaration'
import { restoreTypes } from '../read/answerRows'
import { namesOfRows } from '../read/nameOfRow'
import { actionValues } from './actionValues'
import { throwFailures } from './checkSavedRules'
import { readInput } from './readInput'
import { evaluationScope, type SaveContext } from './SaveContext'
import { lockRows, updateRow } from './storeRow'
import type { Values } from './writtenValues'

/** Sets the action's values in all rows, or in none when one of them is missing, does not meet the condition or cannot hold a value; how many. */
export async function runAction(saving: SaveContext, action: DeclaredAction, ids: readonly string[], sent?: Values): Promise<number> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { hooks } = model.declaration
  const input = await readInput(saving, action, sent)
  const visible = visibleRows(model, context) ?? sql`true`
  const rows = await lockRows(connection, model, ids, visible)
  if (rows.length < ids.length) throw new CallFailure('not-found', 'rows.noRow')
  for (const row of rows) restoreTypes(model.columns.values(), row)
  await refuseUnfitting(saving, action, rows, input)
  const changes: { id: string; values: Values; before: Values }[] = []
  for (const before of rows) {
    changes.push({ id: String(before.id), values: await actionValues(saving, action, before, input), before })
    await saving.rest()
  }
  throwFailures(saving, [], action.name)
  const noted: NotedRow[] = []
  for (const { id, values, before } of changes) {
    const change = { id, values: { ...values }, before: { ...before } }
    await hooks?.beforeEdit?.(change, context, connection, parts.owners())
    await updateRow(connection, model, id, change.values, context)
    await hooks?.afterEdit?.(change, context, connection)
    noted.push({ id, before, after: change.values })
  }
  await noteChanges(saving, { kind: 'action', name: action.name }, noted)
  return rows.length
}

/** One row that does not meet the condition refuses them all. */
async function refuseUnfitting(saving: SaveContext, action: DeclaredAction, rows: readonly Values[], input: Values): Promise<void> {
  const refused: Values[] = []
  for (const row of rows) {
    if (!allows(action, row, input, saving)) refused.push(row)
    await saving.rest()
  }
  throwFailures(saving, [], action.name)
  const names = namesOfRows(saving.parts.model, refused, saving.context)
  if (refused.length > 0) throw new CallFailure('refused', 'rows.actionRefused', { count: refused.length, names })
}

/** A condition that is broken allows nothing. */
function allows({ when }: DeclaredAction, row: Values, input: Values, saving: SaveContext): boolean {
  if (when === undefined || when === '') return true
  return compileExpression(when).expression?.evaluate({ row, input, ...evaluationScope(saving, '/ids') }) === true
}
