import type { SaveBody } from '../../../schemas/api/rows'
import { computeRowInSlices } from '../../../schemas/rules/computed'
import { EvaluationBudget } from '../../../schemas/rules/EvaluationBudget'
import { CallFindings } from '../Findings'
import { inSlices } from '../inSlices'
import { Choices } from './Choices'
import { checkMade, type MadeRow } from './checkMade'
import { type CheckedSave, checkAgain } from './checkSavedRules'
import { fillRows, fillSubs } from './fillNewRow'
import type { MergedSub } from './mergeSubRows'
import { evaluationScope, type SaveContext } from './SaveContext'
import type { Values } from './writtenValues'

/** A save that was read and checked, with nothing written yet. */
export interface PreparedSave extends CheckedSave {
  /** The version that an edit started from. */
  rowVersion?: number
  /** The save of the main row that it is done by, where the page shows the rows of a sub-table. */
  inMain?: PreparedSave
}

/**
 * One kind of save. It is prepared outside of a transaction, since that takes long for thousands of rows and the embedded database has one connection
 * for everybody; the transaction makes sure that nothing has changed since, and writes.
 */
export interface SaveKind {
  prepare(saving: SaveContext, body: SaveBody): Promise<PreparedSave>
  write(saving: SaveContext, prepared: PreparedSave): Promise<void>
}

/** The rows of the sub-tables by key, as expressions read them. */
export function rowsByKey(subs: readonly MergedSub[]): Record<string, readonly Values[]> {
  return Object.fromEntries(subs.map(({ sub, rows }) => [sub.key, rows]))
}

/** The row with its computed values. */
export async function withComputed(saving: SaveContext, row: Values, subs: readonly MergedSub[]): Promise<Values> {
  const scope = { ...evaluationScope(saving), row, sub: rowsByKey(subs) }
  return { ...row, ...(await computeRowInSlices(saving.parts.model.fields, scope, saving.rest)) }
}

/** Runs the fill rules of new rows, and checks what could not be checked before. What was prepared stays as it is: a transaction may run again. */
export async function complete(saving: SaveContext, prepared: PreparedSave): Promise<PreparedSave> {
  const [row = prepared.row] = prepared.isNew ? await fillRows(saving, saving.parts.model, [prepared.row], '') : []
  return completeRow(saving, prepared, row)
}

/** The same for new rows that are saved together; the values of a fill rule are made for all of them at once. */
export async function completeNew(saving: SaveContext, all: readonly PreparedSave[]): Promise<PreparedSave[]> {
  const before = all.map(({ row }) => row)
  const rows = await fillRows(saving, saving.parts.model, before, '')
  // Each row may take what a save may take.
  const complete = (prepared: PreparedSave, index: number) =>
    completeRow({ ...saving, budget: EvaluationBudget.ofSave() }, prepared, rows[index] ?? prepared.row)
  return inSlices(all, complete, saving.rest)
}

async function completeRow(saving: SaveContext, prepared: PreparedSave, row: Values): Promise<PreparedSave> {
  const subs = await fillSubs(saving, prepared.subs)
  const isFilled = row !== prepared.row || subs.some((merged, index) => merged !== prepared.subs[index])
  const save = { ...prepared, row: isFilled ? await withComputed(saving, row, subs) : row, subs }
  if (isFilled) await checkFilled(saving, save, prepared)
  await checkAgain(saving, save, prepared)
  return save
}

async function checkFilled(saving: SaveContext, save: PreparedSave, { row }: PreparedSave): Promise<void> {
  const { parts, context } = saving
  const findings = new CallFindings(context.language)
  const choices = new Choices(findings)
  const check = (made: MadeRow) => {
    checkMade(made, findings)
    choices.addMade({ before: {}, ...made })
  }
  check({ table: parts.model, before: row, sent: {}, row: save.row, path: '' })
  for (const { sub, added } of save.subs) for (const one of added) check({ table: sub, sent: {}, row: one.row, path: one.path })
  findings.throwIfAny()
  await choices.check(saving)
  findings.throwIfAny()
}
