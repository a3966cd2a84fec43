import { subRowLimit } from '../../../schemas/page/limits'
import { computeRow } from '../../../schemas/rules/computed'
import { newId } from '../../kernel/newId'
import type { CallFindings } from '../Findings'
import { inSlices } from '../inSlices'
import type { SubModel } from '../model/ResourceModel'
import { restoreTypes } from '../read/answerRows'
import { selectSubRows } from '../read/readRows'
import type { Choices } from './Choices'
import { checkMade } from './checkMade'
import { type FieldLocks, locksOfSub } from './FieldLocks'
import { defaultsOf, newRowsPath } from './fillNewRow'
import type { WrittenValues } from './readBody'
import type { EditedRow, SubChange } from './readSubChanges'
import { evaluationScope, type SaveContext } from './SaveContext'
import { StaleRow } from './StaleRow'
import type { Values } from './writtenValues'

/** A sub-table as it will be when the save is done. */
export interface MergedSub {
  sub: SubModel
  rows: readonly Values[]
  /** Rows that are new, with the path of their body for findings. */
  added: readonly { id: string; row: Values; path: string }[]
  /** Rows that change, with the columns that do. */
  edited: readonly { id: string; before: Values; row: Values; values: Values; path: string }[]
  deleted: readonly string[]
  /** The same as they were. */
  deletedRows: readonly Values[]
}

/** What the rows of one save are measured by. */
interface Merging {
  saving: SaveContext
  mainId: string
  findings: CallFindings
  choices: Choices
}

interface SubMerging extends Merging {
  change: SubChange
  locks: FieldLocks
  /** Rows by id, as they will be. */
  byId: Map<string, Values>
}

/** Works out the rows of every sub-table after the save, nothing written yet. What is wrong is added to the findings. */
export async function mergeSubRows(merging: Merging, isNew: boolean, changes: readonly SubChange[]): Promise<MergedSub[]> {
  const { saving, mainId, findings } = merging
  const { model } = saving.parts
  const merged: MergedSub[] = []
  for (const sub of model.subs.values()) {
    const stored = isNew ? [] : await selectSubRows(saving.connection, sub, mainId)
    for (const row of stored) restoreTypes(sub.columns.values(), row)
    const change = changes.find((candidate) => candidate.sub === sub) ?? { sub, added: [], edited: [], deleted: [] }
    const byId = new Map(stored.map((row) => [String(row.id), row]))
    merged.push(await mergeSub({ ...merging, change, byId, locks: locksOfSub(saving, sub) }))
  }
  refuseTooMany(merged, findings)
  return merged
}

async function mergeSub(merging: SubMerging): Promise<MergedSub> {
  const { change, byId, findings, saving } = merging
  const { sub, deleted } = change
  const deletedRows: Values[] = []
  for (const [index, id] of deleted.entries()) {
    const row = byId.get(id)
    if (row) deletedRows.push(row)
    if (!byId.delete(id)) findings.add(`/sub/${sub.key}/deleted/${index}`, 'unknown-row', 'unknownSubRow', { sub: sub.key })
  }
  const edited = await mergeEdited(merging)
  const defaults = defaultsOf(saving, sub, newRowsPath(sub))
  const merge = (sent: WrittenValues, index: number) => mergeAdded(merging, defaults, sent, `/sub/${sub.key}/added/${index}`)
  const added = await inSlices(change.added, merge, saving.rest)
  refuseUnknownParents(merging, added)
  if (sub.isSingle && byId.size > 1) findings.add(`/sub/${sub.key}`, 'only-one-row', 'onlyOneSubRow', { sub: sub.key })
  return { sub, rows: [...byId.values()], added, edited, deleted, deletedRows }
}

/** A new row of a tree stands below a row of the same main row, or at the top. */
function refuseUnknownParents({ change: { sub }, byId, findings }: SubMerging, added: MergedSub['added']): void {
  const { parentKey } = sub
  if (parentKey === undefined) return
  for (const { row, path } of added) {
    const parent = row[parentKey] ?? null
    if (parent !== null && !byId.has(String(parent))) findings.add(`${path}/${parentKey}`, 'unknown-row', 'unknownSubRow', { sub: sub.key })
  }
}

async function mergeEdited(merging: SubMerging): Promise<MergedSub['edited']> {
  const { change, byId, findings, mainId, saving } = merging
  const { sub } = change
  const stored = new Map(byId)
  const edited = new Map<string, MergedSub['edited'][number]>()
  const merge = (one: EditedRow, index: number) => {
    const path = `/sub/${sub.key}/edited/${index}`
    const before = stored.get(one.id)
    if (!before) return findings.add(`${path}/id`, 'unknown-row', 'unknownSubRow', { sub: sub.key })
    if (one.rowVersion !== undefined && one.rowVersion !== before.rowVersion) throw new StaleRow(mainId)
    const row = mergeOne(merging, byId.get(one.id) ?? before, one, path)
    byId.set(one.id, row)
    edited.set(one.id, { id: one.id, before, row, values: changedValues(before, row), path })
  }
  await inSlices(change.edited, merge, saving.rest)
  return [...edited.values()]
}

function mergeOne(
  { change: { sub }, locks, choices, findings, saving }: SubMerging,
  before: Values,
  { values }: EditedRow,
  path: string,
): Values {
  const row = computed(saving, sub, { ...before, ...values }, path)
  locks.check({ isNew: false, before, row, sent: values, path }, findings)
  choices.add({ table: sub, before, sent: values, row, path })
  choices.addMade({ table: sub, before, sent: values, row, path })
  checkMade({ table: sub, before, sent: values, row, path }, findings)
  return row
}

function mergeAdded(merging: SubMerging, defaults: Values, sent: WrittenValues, path: string): MergedSub['added'][number] {
  const { change, locks, choices, findings, saving, byId } = merging
  const { sub } = change
  const id = newId()
  const row = computed(saving, sub, { ...defaults, ...sent, id }, path)
  const kept = locks.check({ isNew: true, before: defaults, row, sent, path }, findings)
  const made = { table: sub, sent: { ...sent, ...kept }, row: { ...row, ...kept }, path }
  choices.add({ ...made, before: defaults })
  choices.addMade({ ...made, before: defaults, isNew: true })
  checkMade(made, findings)
  const whole = Object.keys(kept).length > 0 ? computed(saving, sub, { ...row, ...kept }, path) : row
  byId.set(id, whole)
  return { id, row: whole, path }
}

function computed(saving: SaveContext, { fields }: SubModel, row: Values, path: string): Values {
  return { ...row, ...computeRow(fields, { row, ...evaluationScope(saving, path) }) }
}

/** All rows of the sub-tables count, those that are stored as well; who has too many already may still take some away. */
function refuseTooMany(merged: readonly MergedSub[], findings: CallFindings): void {
  const count = merged.reduce((total, { rows }) => total + rows.length, 0)
  const grown = merged.find(({ added }) => added.length > 0)
  if (count <= subRowLimit || !grown) return
  findings.add(`/sub/${grown.sub.key}/added`, 'too-many', 'tooManySubRows', { most: subRowLimit, count })
}

/** The values that differ. */
export function changedValues(before: Values, after: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => (before[key] ?? null) !== (value ?? null)))
}
