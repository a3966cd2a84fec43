import type { SaveBody } from '../../../schemas/api/rows'
import { computeRowInSlices } from '../../../schemas/rules/computed'
import { newRow } from '../../../schemas/rules/defaults'
import { newId } from '../../db/newId'
import { Findings } from '../Findings'
import { closedKeys } from '../query/QueryScope'
import { checkRules } from './checkRules'
import { fillNewRow } from './fillNewRow'
import { checkParent, parentIdOf, updateHasChild } from './keepTree'
import { type MergedSub, mergeSubRows } from './mergeSubRows'
import { readBody } from './readBody'
import { readSubChanges } from './readSubChanges'
import { disabledKeys, refuseDisabled } from './refuseDisabled'
import { evaluationScope, type Saving } from './Saving'
import { saveSubRows } from './saveSubRows'
import { insertRow } from './storeRow'

/** Adds a row with the rows of its sub-tables; its id. */
export async function addRow(saving: Saving, body: SaveBody): Promise<string> {
  const { connection, context } = saving
  const { model } = saving.parts
  const findings = new Findings(context.language)
  const closed = closedKeys(model, context)
  const sent = readBody(model, body, closed, findings)
  const changes = readSubChanges(model, body.sub, closed, findings)
  const defaults = newRow(model.fields, evaluationScope(saving)).row
  refuseDisabled(model.fields, disabledKeys(model, context), defaults, sent, findings)
  findings.throwIfAny()

  const id = newId()
  const subs = await mergeSubRows(saving, id, true, changes)
  const values: Record<string, unknown> = await fillNewRow(saving, model, sent)
  if (model.owner) values[model.owner.key] = context.user?.username ?? null
  if (model.tree?.hasChild) values[model.tree.hasChild.key] = '0'
  const scope = { ...evaluationScope(saving), row: values, sub: rowsByKey(subs) }
  Object.assign(values, await computeRowInSlices(model.fields, scope, saving.rest))
  await checkRules(saving, { id, isNew: true, row: values, changed: new Set(model.columns.keys()), subs })

  const change = { id, values }
  await model.declaration.hooks?.beforeAdd?.(change, context, connection)
  const parentId = model.tree && parentIdOf(change.values[model.tree.parent.key])
  await checkParent(saving, id, parentId)
  await insertRow(connection, model, id, change.values, context)
  await saveSubRows(saving, id, subs)
  await updateHasChild(saving, [parentId])
  await model.declaration.hooks?.afterAdd?.(change, context, connection)
  return id
}

export function rowsByKey(subs: readonly MergedSub[]): Record<string, Record<string, unknown>[]> {
  return Object.fromEntries(subs.map(({ sub, rows }) => [sub.key, rows]))
}
