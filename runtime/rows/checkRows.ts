import { asksElsewhere, canCheckNow, checkValue, checkValueNow } from '../../schemas/rules/checkValue'
import { isEmptyValue } from '../../schemas/rules/isEmptyValue'
import { loadPatternEngine } from '../../schemas/rules/patternEngine'
import type { RuleContext, RuleFailure } from '../../schemas/rules/RuleFailure'
import type { ChangedCells } from './applyCommand'
import { forEachInSlices } from './forEachInSlices'
import { isUniqueField, type RowField } from './RowField'
import type { FieldError, RowState } from './RowState'
import { cellValue } from './RowState'
import type { RowsState } from './RowsState'

/** Of many rows that hold the same value, so many are marked at once when another one comes to hold it; the others are when all is checked. */
const fellowsMarked = 20

interface Cell {
  row: RowState
  field: RowField
}

/** Checks one cell by what needs nobody else, while it is being typed in; as soon as that can be done. */
function checkNow(rows: RowsState, row: RowState, field: RowField, context = contextOf(rows, row)): void {
  if (!canCheckNow(field.config)) return void check(rows, row, field)
  rows.setError(row, field.key, errorNow(rows, row, field, context))
}

/**
 * Checks one cell by everything, when it is left. An answer that comes after the value has changed is thrown away, and so is one that comes after somebody
 * else has marked it: the server, when the row was saved meanwhile. Who cannot be asked changes nothing.
 */
export async function check(rows: RowsState, row: RowState, field: RowField): Promise<void> {
  const { key, config } = field
  if (!canCheckNow(config)) await loadPatternEngine()
  // Asked when the patterns are there: the text may have been refused meanwhile.
  if (!canCheckNow(config) || isUnread(rows, row, field)) return
  const [value, mark] = [cellValue(row.values, key), row.errors.get(key)]
  const error = await errorOf(rows, row, field, contextOf(rows, row)).catch(() => mark)
  const isCurrent = Object.is(cellValue(row.values, key), value) && row.errors.get(key) === mark
  if (isCurrent) rows.setError(row, key, error)
}

/**
 * Checks every cell and marks the wrong ones. Only texts that are still being read, patterns that cannot be read yet and rules that ask elsewhere are waited
 * for; between slices of many rows the page stays alive.
 */
export async function checkAll(rows: RowsState): Promise<void> {
  if (rows.isReading) await rows.allRead()
  const { fields, isChecked } = rows.facts()
  const checked = await filterCheckable(fields.filter(isChecked))
  const asking = new Set(checked.filter(({ config }) => asksElsewhere(config, rows.policy.hasSiblings)))
  const waiting: Promise<unknown>[] = []
  const checkRow = (row: RowState) => {
    // It may have been removed since the slice before.
    if (rows.find(row.key) !== row) return
    const context = contextOf(rows, row)
    for (const field of checked) {
      if (isUnread(rows, row, field)) continue
      if (asking.has(field)) waiting.push(check(rows, row, field))
      else rows.setError(row, field.key, errorNow(rows, row, field, context))
    }
  }
  await forEachInSlices(rows.rows, checkRow, (slice) => rows.run(slice))
  await Promise.all(waiting)
}

/** The fields that can be checked here, for which their patterns may have to be fetched first; the others are left to the server. */
async function filterCheckable(fields: readonly RowField[]): Promise<readonly RowField[]> {
  if (fields.every(({ config }) => canCheckNow(config))) return fields
  await loadPatternEngine()
  return fields.filter(({ config }) => canCheckNow(config))
}

/** The cells that are marked as wrong: in the order of their rows, or of those rows as they are shown, the others last. */
export function wrongCells(rows: RowsState, shown: readonly RowState[] = rows.rows): Cell[] {
  if (!rows.isMarked) return []
  const { fields, isChecked } = rows.facts()
  const checked = fields.filter(isChecked)
  const order = shown === rows.rows ? shown : new Set([...shown, ...rows.rows])
  return [...order].flatMap((row) =>
    row.errors.size === 0 ? [] : checked.filter(({ key }) => row.errors.has(key)).map((field) => ({ row, field })),
  )
}

/** Marks what a change has made wrong and unmarks what it has mended: the cells that were written, and what follows from them. */
export function checkChanged(rows: RowsState, changed: ChangedCells, { isReplay = false } = {}): void {
  const { marksAtOnce, hasSiblings } = rows.policy
  for (const [row, cells] of changed) {
    const context = contextOf(rows, row)
    for (const key of new Set([...cells.keys(), ...row.errors.keys()])) {
      const field = rows.plan.byKey.get(key)
      const mark = row.errors.get(key)
      // A mark from the server or the schema says nothing about other fields, so it goes only when the field itself has changed.
      const isAsked = cells.has(key)
        ? mark || (marksAtOnce && !(isReplay && isEmptyValue(cellValue(row.values, key))))
        : mark?.source === 'rule' && !marksAtOnce
      if (field && isAsked && rows.facts().isChecked(field)) checkNow(rows, row, field, context)
    }
    if (!hasSiblings) continue
    for (const [key, before] of cells) recheckFellows(rows, row, key, before)
  }
}

/** Whoever held the same value before or holds it now may pass or fail because of the change. */
function recheckFellows(rows: RowsState, row: RowState, key: string, before: unknown): void {
  const field = rows.plan.byKey.get(key)
  if (!field || !isUniqueField(field)) return
  const left = rows.indexes.holdersOf(key, before)
  if (left.size === 1) for (const other of left) if (other !== row) recheck(rows, other, field)
  let count = 0
  for (const other of rows.indexes.holdersOf(key, cellValue(row.values, key))) {
    if (other !== row) recheck(rows, other, field)
    count += 1
    if (count > fellowsMarked) return
  }
}

/** Checks a cell into which nothing was entered just now. */
function recheck(rows: RowsState, row: RowState, field: RowField): void {
  if (!isUnread(rows, row, field)) checkNow(rows, row, field)
}

/** What was typed or pasted and not understood is no value to be checked. Its mark stays until something is entered, as long as that can be done. */
function isUnread(rows: RowsState, row: RowState, field: RowField): boolean {
  if (row.errors.get(field.key)?.source !== 'unread') return false
  const { isVisible, isDisabled } = rows.view(row, field)
  return isVisible && !isDisabled
}

function contextOf(rows: RowsState, row: RowState): RuleContext {
  const { language, table, isFilledLater } = rows.facts()
  const id = row.stored?.id
  const { byKey } = rows.plan
  return {
    ...rows.scopeOf(row),
    language,
    ...(table === undefined ? {} : { table }),
    ...(typeof id === 'string' ? { id } : {}),
    ...(rows.policy.hasSiblings ? { siblings: { hold: (key, value) => isHeldByOther(rows, row, key, value) } } : {}),
    isFilledLater: (key) => {
      const field = byKey.get(key)
      return field !== undefined && isFilledLater(field, row)
    },
  }
}

function isHeldByOther(rows: RowsState, row: RowState, key: string, value: unknown): boolean {
  const holders = rows.indexes.holdersOf(key, value)
  return holders.size > (holders.has(row) ? 1 : 0)
}

function errorNow(rows: RowsState, row: RowState, field: RowField, context: RuleContext): FieldError | undefined {
  if (!isShown(rows, row, field)) return undefined
  const value = cellValue(context.row, field.key)
  return asError(checkValueNow(field.config, value, context)) ?? schemaError(rows, field, value, row, context)
}

async function errorOf(rows: RowsState, row: RowState, field: RowField, context: RuleContext): Promise<FieldError | undefined> {
  if (!isShown(rows, row, field)) return undefined
  const value = cellValue(context.row, field.key)
  const failure = await checkValue(field.config, value, context, rows.facts().lookups)
  // What only others could tell is not taken back by what is known here.
  const isTold = failure !== null && checkValueNow(field.config, value, context) === null
  return asError(failure, isTold ? 'server' : 'rule') ?? schemaError(rows, field, value, row, context)
}

/** A field that its condition hides is not checked, nor one that is not asked for or broken. */
function isShown(rows: RowsState, row: RowState, field: RowField): boolean {
  return rows.facts().isChecked(field) && rows.view(row, field).isVisible
}

function schemaError(
  rows: RowsState,
  { key }: RowField,
  value: unknown,
  { stored }: RowState,
  context: RuleContext,
): FieldError | undefined {
  const message = rows.facts().checkSchema?.(key, value, context.row ?? {}, stored)
  return message === undefined ? undefined : { message, source: 'schema' }
}

function asError(failure: RuleFailure | null, source: FieldError['source'] = 'rule'): FieldError | undefined {
  return failure ? { message: failure.message, source } : undefined
}
