import { sql } from 'kysely'
import type { SaveBody } from '../../../schemas/api/rows'
import { CallFailure } from '../../kernel/CallFailure'
import { CallFindings } from '../Findings'
import { noteChanges } from '../history/noteChanges'
import { hiddenKeys } from '../query/QueryContext'
import { isRowId } from '../query/readIds'
import { visibleRows } from '../query/visibleRows'
import { restoreTypes } from '../read/answerRows'
import { Choices } from './Choices'
import { checkMade } from './checkMade'
import { checkSavedRules } from './checkSavedRules'
import { locksOfMain } from './FieldLocks'
import { lockWay, parentIdOf, updateHasChild } from './keepTree'
import { changedValues, mergeSubRows } from './mergeSubRows'
import { complete, rowsByKey, type SaveKind, withComputed } from './PreparedSave'
import { readBody } from './readBody'
import { readSubChanges } from './readSubChanges'
import { refuseOutside } from './refuseOutside'
import { refuseRows } from './refuseRows'
import type { SaveContext } from './SaveContext'
import { StaleRow } from './StaleRow'
import { saveSubRows } from './saveSubRows'
import { lockRows, selectRows, updateRow } from './storeRow'
import type { Values } from './writtenValues'

/** Changes the sent fields of a row and the sent rows of its sub-tables. Throws `StaleRow` when somebody else was faster. */
export const editRow: SaveKind = {
  async prepare(saving, body) {
    const { parts, context } = saving
    const { model } = parts
    const findings = new CallFindings(context.language)
    const { id, rowVersion } = readIdentity(body, findings)
    const hidden = hiddenKeys(model, context, 'form')
    const sent = readBody(model, body, hidden, findings)
    const changes = await readSubChanges(model, body.sub, hidden, findings, saving.rest)
    findings.throwIfAny()
    for (const change of changes) refuseRows(change, context)

    const before = await readStored(saving, id, selectRows)
    if (before.rowVersion !== rowVersion) throw new StaleRow(id)
    const choices = new Choices(findings)
    const subs = await mergeSubRows({ saving, mainId: id, findings, choices }, false, changes)
    const row = await withComputed(saving, { ...before, ...sent }, subs)
    locksOfMain(saving).check({ isNew: false, before, row, sub: rowsByKey(subs), sent, path: '' }, findings)
    choices.add({ table: model, before, sent, row, path: '', except: model.tree?.parent.key })
    choices.addMade({ table: model, before, sent, row, path: '' })
    checkMade({ table: model, before, sent, row, path: '' }, findings)
    await choices.check(saving)
    findings.throwIfAny()

    const save = { id, rowVersion, isNew: false, row, changed: new Set(Object.keys(changedValues(before, row))), subs }
    await checkSavedRules(saving, save)
    return save
  },

  async write(saving, prepared) {
    const { parts, connection, context } = saving
    const { model } = parts
    const { hooks } = model.declaration
    const { id } = prepared
    const parentKey = model.tree?.parent.key
    const parentId = parentKey !== undefined && prepared.changed.has(parentKey) ? parentIdOf(prepared.row[parentKey]) : undefined
    if (parentId !== undefined) await lockWay(saving, id, parentId)
    const before = await readStored(saving, id, lockRows)
    // With its version the row is as it was read, and so are the rows of its sub-tables: whoever changes those changes it.
    if (before.rowVersion !== prepared.rowVersion) throw new StaleRow(id)
    const { row, subs } = await complete(saving, prepared)
    const change = { id, values: changedValues(before, row), before }
    await hooks?.beforeEdit?.(change, context, connection, parts.owners())
    await updateRow(connection, model, id, change.values, context)
    await refuseOutside(saving, [id])
    await saveSubRows(saving, id, subs)
    if (parentKey !== undefined && prepared.changed.has(parentKey)) await updateHasChild(saving, [parentIdOf(before[parentKey]), parentId])
    await noteChanges(saving, { kind: 'edit' }, [{ id, before, after: change.values, lines: subs }])
    await hooks?.afterEdit?.(change, context, connection)
  },
}

function readIdentity({ id, rowVersion }: SaveBody, findings: CallFindings): { id: string; rowVersion: number } {
  if (!isRowId(id)) findings.add('/id', 'bad-id', 'badId')
  if (!Number.isInteger(rowVersion)) findings.add('/rowVersion', 'no-version', 'noVersion')
  return { id: String(id), rowVersion: Number(rowVersion) }
}

/** The row as it is stored. Throws `not-found`, for rows that the caller may not see too. */
async function readStored({ parts, connection, context }: SaveContext, id: string, read: typeof lockRows): Promise<Values> {
  const visible = visibleRows(parts.model, context) ?? sql`true`
  const [row] = await read(connection, parts.model, [id], visible)
  if (!row) throw new CallFailure('not-found', 'rows.noRow')
  restoreTypes(parts.model.columns.values(), row)
  return row
}
