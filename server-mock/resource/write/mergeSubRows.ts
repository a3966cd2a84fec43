import { computeRow } from '../../../schemas/rules/computed'
import { newRow } from '../../../schemas/rules/defaults'
import { newId } from '../../db/newId'
import { Findings } from '../Findings'
import type { SubModel } from '../model/ResourceModel'
import { keysOfSub } from '../query/QueryScope'
import { restoreTypes } from '../read/answerRows'
import { selectSubRows } from '../read/readRows'
import { fillNewRow } from './fillNewRow'
import type { EditedRow, SubChange } from './readSubChanges'
import { disabledKeys, refuseDisabled } from './refuseDisabled'
import { evaluationScope, type Saving } from './Saving'
import { StaleRow } from './StaleRow'

type Values = Record<string, unknown>

/** A sub-table as it will be when the save is done. */
export interface MergedSub {
  sub: SubModel
  rows: Values[]
  /** Rows that are new, with the path of their body for findings. */
  added: { id: string; row: Values; path: string }[]
  /** Rows that change, with the columns that do. */
  edited: { id: string; row: Values; values: Values; path: string }[]
  deleted: string[]
}

/** Works out the rows of every sub-table after the save, nothing written yet. */
export async function mergeSubRows(saving: Saving, mainId: string, isNew: boolean, changes: readonly SubChange[]): Promise<MergedSub[]> {
  const merged: MergedSub[] = []
  for (const sub of saving.parts.model.subs.values()) {
    const stored = isNew ? [] : await selectSubRows(saving.connection, sub, mainId)
    for (const row of stored) restoreTypes(sub.columns.values(), row)
    const change = changes.find((candidate) => candidate.sub === sub) ?? { sub, added: [], edited: [], deleted: [] }
    merged.push(await mergeSub(saving, mainId, stored, change))
  }
  return merged
}

async function mergeSub(
  saving: Saving,
  mainId: string,
  stored: readonly Values[],
  { sub, added, edited, deleted }: SubChange,
): Promise<MergedSub> {
  const byId = new Map(stored.map((row) => [String(row.id), row]))
  const findings = new Findings(saving.context.language)
  const disabled = keysOfSub(sub, disabledKeys(saving.parts.model, saving.context))
  const defaults = newRow(sub.fields, evaluationScope(saving)).row
  for (const [index, id] of deleted.entries()) {
    if (!byId.delete(id)) findings.add(`/sub/${sub.key}/deleted/${index}`, 'unknown-row', 'unknownSubRow', { sub: sub.key })
  }
  const result: MergedSub = { sub, rows: [], added: [], edited: [], deleted }
  for (const [index, change] of edited.entries()) {
    const path = `/sub/${sub.key}/edited/${index}`
    const before = byId.get(change.id)
    if (before) {
      if (change.rowVersion !== undefined && change.rowVersion !== before.rowVersion) throw new StaleRow(mainId)
      refuseDisabled(sub.fields, disabled, before, change.values, findings, path)
      const row = editRow(saving, sub, before, change, path)
      byId.set(change.id, row)
      result.edited.push({ id: change.id, row, values: changedValues(before, row), path })
      await saving.rest()
    } else findings.add(`${path}/id`, 'unknown-row', 'unknownSubRow', { sub: sub.key })
  }
  for (const [index, sent] of added.entries()) {
    const path = `/sub/${sub.key}/added/${index}`
    refuseDisabled(sub.fields, disabled, defaults, sent, findings, path)
    const id = newId()
    const filled: Values = { ...(await fillNewRow(saving, sub, sent, path)), id }
    const row = { ...filled, ...computeRow(sub.fields, { row: filled, ...evaluationScope(saving, path) }) }
    byId.set(id, row)
    result.added.push({ id, row, path })
    await saving.rest()
  }
  if (sub.isSingle && byId.size > 1) findings.add(`/sub/${sub.key}`, 'only-one-row', 'onlyOneSubRow', { sub: sub.key })
  findings.throwIfAny()
  return { ...result, rows: [...byId.values()] }
}

function editRow(saving: Saving, sub: SubModel, before: Values, { values }: EditedRow, path: string): Values {
  const after = { ...before, ...values }
  return { ...after, ...computeRow(sub.fields, { row: after, ...evaluationScope(saving, path) }) }
}

/** The values that differ. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => (before[key] ?? null) !== (value ?? null)))
}
