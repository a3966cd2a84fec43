import { newId } from '../../kernel/newId'
import { CallFindings } from '../Findings'
import { noteChanges } from '../history/noteChanges'
import { closedKeys } from '../query/QueryContext'
import { Choices } from './Choices'
import { checkMade } from './checkMade'
import { checkSavedRules } from './checkSavedRules'
import { locksOfMain } from './FieldLocks'
import { defaultsOf } from './fillNewRow'
import { checkParent, parentIdOf, updateHasChild } from './keepTree'
import { mergeSubRows } from './mergeSubRows'
import { completeNew, type PreparedSave, rowsByKey, type SaveKind, withComputed } from './PreparedSave'
import { readBody } from './readBody'
import { readSubChanges } from './readSubChanges'
import { refuseOutside } from './refuseOutside'
import { refuseRows } from './refuseRows'
import type { SaveContext } from './SaveContext'
import { saveSubRows } from './saveSubRows'
import { insertRows } from './storeRows'

/** Adds a row with the rows of its sub-tables. */
export const addRow: SaveKind = {
  async prepare(saving, body) {
    // First of all: of several rows that are prepared at once, ids have the order of the rows.
    const id = saving.newId ?? newId()
    const { parts, context } = saving
    const { model } = parts
    const findings = new CallFindings(context.language)
    const closed = closedKeys(model, context)
    const sent = readBody(model, body, closed, findings)
    const changes = await readSubChanges(model, body.sub, closed, findings, saving.rest)
    findings.throwIfAny()
    for (const change of changes) refuseRows(change, context)

    const choices = new Choices(findings)
    const subs = await mergeSubRows({ saving, mainId: id, findings, choices }, true, changes)
    const before = defaultsOf(saving, model, '')
    const values: Record<string, unknown> = { ...before, ...sent }
    if (model.owner) values[model.owner.key] = context.user?.username ?? null
    if (model.tree?.hasChild) values[model.tree.hasChild.key] = '0'
    const row = await withComputed(saving, values, subs)
    const kept = locksOfMain(saving).check({ isNew: true, before, row, sub: rowsByKey(subs), sent, path: '' }, findings)
    const made = { table: model, sent: { ...sent, ...kept }, row: { ...row, ...kept }, path: '' }
    choices.add({ ...made, before, except: model.tree?.parent.key })
    choices.addMade({ ...made, before, isNew: true })
    checkMade(made, findings)
    await choices.check(saving)
    findings.throwIfAny()

    const whole = Object.keys(kept).length > 0 ? await withComputed(saving, { ...row, ...kept }, subs) : row
    const save = { id, isNew: true, row: whole, changed: new Set(model.columns.keys()), subs }
    await checkSavedRules(saving, save)
    return save
  },

  write: (saving, prepared) => writeNewRows(saving, [prepared]),
}

/** Writes new rows with as few statements as one of them takes. */
export async function writeNewRows(saving: SaveContext, all: readonly PreparedSave[]): Promise<void> {
  const { parts, connection, context } = saving
  const { model } = parts
  const { hooks } = model.declaration
  const rows = await completeNew(saving, all)
  const changes = rows.map(({ id, row }): NewRow => ({ id, values: { ...row } }))
  for (const change of changes) await hooks?.beforeAdd?.(change, context, connection)
  const parentIds = changes.map(({ values }) => model.tree && parentIdOf(values[model.tree.parent.key]))
  for (const parentId of new Set(parentIds)) await checkParent(saving, parentId)
  await insertRows(connection, model, changes, context)
  await refuseOutside(
    saving,
    changes.map(({ id }) => id),
  )
  for (const { id, subs } of rows) await saveSubRows(saving, id, subs)
  await updateHasChild(saving, parentIds)
  const subsOf = new Map(rows.map(({ id, subs }) => [id, subs]))
  await noteChanges(
    saving,
    { kind: saving.isImport ? 'import' : 'add' },
    changes.map(({ id, values }) => ({ id, after: values, lines: subsOf.get(id) })),
  )
  for (const change of changes) await hooks?.afterAdd?.(change, context, connection)
}

interface NewRow {
  id: string
  values: Record<string, unknown>
}
