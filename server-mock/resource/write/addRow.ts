import { newId } from '../../kernel/newId'
import { CallFindings } from '../Findings'
import { closedKeys } from '../query/QueryContext'
import { Choices } from './Choices'
import { checkMade } from './checkMade'
import { checkSavedRules } from './checkSavedRules'
import { locksOfMain } from './FieldLocks'
import { defaultsOf } from './fillNewRow'
import { checkParent, parentIdOf, updateHasChild } from './keepTree'
import { mergeSubRows } from './mergeSubRows'
import { complete, rowsByKey, type SaveKind, withComputed } from './PreparedSave'
import { readBody } from './readBody'
import { readSubChanges } from './readSubChanges'
import { refuseOutside } from './refuseOutside'
import { saveSubRows } from './saveSubRows'
import { insertRows } from './storeRows'

/** Adds a row with the rows of its sub-tables. */
export const addRow: SaveKind = {
  async prepare(saving, body) {
    const { parts, context } = saving
    const { model } = parts
    const findings = new CallFindings(context.language)
    const closed = closedKeys(model, context)
    const sent = readBody(model, body, closed, findings)
    const changes = await readSubChanges(model, body.sub, closed, findings, saving.rest)
    findings.throwIfAny()

    const id = newId()
    const choices = new Choices(findings)
    const subs = await mergeSubRows({ saving, mainId: id, findings, choices }, true, changes)
    const before = defaultsOf(saving, model, '')
    const values: Record<string, unknown> = { ...before, ...sent }
    if (model.owner) values[model.owner.key] = context.user?.username ?? null
    if (model.tree?.hasChild) values[model.tree.hasChild.key] = '0'
    const row = await withComputed(saving, values, subs)
    const kept = locksOfMain(saving).check({ isNew: true, before, row, sub: rowsByKey(subs), sent, path: '' }, findings)
    choices.add({ table: model, before, sent: { ...sent, ...kept }, row: { ...row, ...kept }, path: '', except: model.tree?.parent.key })
    checkMade({ table: model, sent: { ...sent, ...kept }, row: { ...row, ...kept }, path: '' }, findings)
    await choices.check(saving)
    findings.throwIfAny()

    const whole = Object.keys(kept).length > 0 ? await withComputed(saving, { ...row, ...kept }, subs) : row
    const save = { id, isNew: true, row: whole, changed: new Set(model.columns.keys()), subs }
    await checkSavedRules(saving, save)
    return save
  },

  async write(saving, prepared) {
    const { parts, connection, context } = saving
    const { hooks } = parts.model.declaration
    const { id, row, subs } = await complete(saving, prepared)
    const change: { id: string; values: Record<string, unknown> } = { id, values: { ...row } }
    await hooks?.beforeAdd?.(change, context, connection)
    const parentId = parts.model.tree && parentIdOf(change.values[parts.model.tree.parent.key])
    await checkParent(saving, parentId)
    await insertRows(connection, parts.model, [change], context)
    await refuseOutside(saving, id)
    await saveSubRows(saving, id, subs)
    await updateHasChild(saving, [parentId])
    await hooks?.afterAdd?.(change, context, connection)
  },
}
