import { sql } from 'kysely'
import type { SaveBody } from '../../../schemas/api/rows'
import { computeRowInSlices } from '../../../schemas/rules/computed'
import { CallFailure } from '../../services/CallFailure'
import { Findings } from '../Findings'
import { hiddenKeys, QueryScope } from '../query/QueryScope'
import { isRowId } from '../query/readIds'
import { ownerCondition } from '../query/readListQuery'
import { restoreTypes } from '../read/answerRows'
import { rowsByKey } from './addRow'
import { checkRules } from './checkRules'
import { checkParent, parentIdOf, updateHasChild } from './keepTree'
import { changedValues, mergeSubRows } from './mergeSubRows'
import { readBody } from './readBody'
import { readSubChanges } from './readSubChanges'
import { disabledKeys, refuseDisabled } from './refuseDisabled'
import { evaluationScope, type Saving } from './Saving'
import { StaleRow } from './StaleRow'
import { saveSubRows } from './saveSubRows'
import { lockRows, updateRow } from './storeRow'

type Values = Record<string, unknown>

/** Changes the sent fields of a row and the sent rows of its sub-tables; its id. Throws `StaleRow` when somebody else was faster. */
export async function editRow(saving: Saving, body: SaveBody): Promise<string> {
  const { connection, context } = saving
  const { model } = saving.parts
  const findings = new Findings(context.language)
  const { id, rowVersion } = readIdentity(body, findings)
  const sent = readBody(model, body, hiddenKeys(model, context), findings)
  const changes = readSubChanges(model, body.sub, hiddenKeys(model, context), findings)
  findings.throwIfAny()

  const before = await lockRow(saving, id)
  if (before.rowVersion !== rowVersion) throw new StaleRow(id)
  refuseDisabled(model.fields, disabledKeys(model, context), before, sent, findings)
  findings.throwIfAny()
  const subs = await mergeSubRows(saving, id, false, changes)
  const row: Values = { ...before, ...sent }
  const scope = { ...evaluationScope(saving), row, sub: rowsByKey(subs) }
  Object.assign(row, await computeRowInSlices(model.fields, scope, saving.rest))
  const values = changedValues(before, row)
  await checkRules(saving, { id, isNew: false, row, changed: new Set(Object.keys(values)), subs })

  const change = { id, values, before }
  await model.declaration.hooks?.beforeEdit?.(change, context, connection)
  const parents = await movedParents(saving, id, before, change.values)
  await updateRow(connection, model, id, change.values, context)
  await saveSubRows(saving, id, subs)
  await updateHasChild(saving, parents)
  await model.declaration.hooks?.afterEdit?.(change, context, connection)
  return id
}

function readIdentity({ id, rowVersion }: SaveBody, findings: Findings): { id: string; rowVersion: number } {
  if (!isRowId(id)) findings.add('/id', 'bad-id', 'badId')
  if (!Number.isInteger(rowVersion)) findings.add('/rowVersion', 'no-version', 'noVersion')
  return { id: String(id), rowVersion: Number(rowVersion) }
}

/** The row as it is stored, kept from changes by others. Throws `not-found`, for rows of another owner too. */
export async function lockRow({ parts, connection, context }: Saving, id: string): Promise<Values> {
  const own = ownerCondition(new QueryScope(parts.model, context)) ?? sql`true`
  const [row] = await lockRows(connection, parts.model, [id], own)
  if (!row) throw new CallFailure('not-found', 'rows.noRow')
  restoreTypes(parts.model.columns.values(), row)
  return row
}

async function movedParents(saving: Saving, id: string, before: Values, values: Values): Promise<(string | undefined)[]> {
  const { tree } = saving.parts.model
  if (!tree || !Object.hasOwn(values, tree.parent.key)) return []
  const parentId = parentIdOf(values[tree.parent.key])
  await checkParent(saving, id, parentId)
  return [parentIdOf(before[tree.parent.key]), parentId]
}
