import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import { isEmptyValue } from '../../schemas/rules/isEmptyValue'
import { isCompanion } from '../../schemas/wire/companions'
import { isRepeatKey } from '../../schemas/wire/secretMark'
import { isSystemField } from '../../schemas/wire/systemFields'
import { isIdentified } from './identifiedRows'
import { isSame } from './isSame'
import { cellValue, type RowState } from './RowState'
import type { RowsState } from './RowsState'

/** true when anything of a row is to be saved, its place in the order aside. */
export function isAnySent(rows: RowsState, row: RowState): boolean {
  const { orderKey } = rows.plan
  return row.stored === null || sentKeys(rows, row).some((key) => key !== orderKey && isSent(rows, row, key))
}

/**
 * The values of a row that are to be saved: of a stored row those that differ from what is stored, of a new one all that are filled. What was typed into a
 * field that its condition has hidden since is not saved.
 */
export function sentValues(rows: RowsState, row: RowState): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const key of sentKeys(rows, row)) {
    const value = cellValue(row.values, key)
    if (isSent(rows, row, key)) sent[key] = isEmptyValue(value) ? null : value
  }
  return sent
}

/** What fields become that nobody has touched, where their page says so: those that are seen and can be changed, and that hold something else. */
export function untouchedValues(rows: RowsState, row: RowState, touched: ReadonlySet<string>): Record<string, unknown> {
  const fields = [...rows.plan.byKey.values()].filter(({ key, config, isDisabled }) => {
    const value = 'untouched' in config ? config.untouched : undefined
    return value !== undefined && !touched.has(key) && !row.typed.has(key) && !isDisabled
  })
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = (field.config as { untouched?: unknown }).untouched
      const isTheSame = row.stored !== null && isSame(cellValue(row.base, field.key), value)
      return isTheSame || !isShown(rows, row, field.key) ? [] : [[field.key, value]]
    }),
  )
}

/** Everything that has to be saved of a table: new rows without id, of changed rows the changed fields, and the ids of removed ones. Empty parts are left out. */
export function changesOf(rows: RowsState): SubTableChange {
  const { order, removed, sentRows } = rows
  const touched = order.isDisturbed ? rows.rows : [...sentRows].sort((one, other) => order.indexOf(one) - order.indexOf(other))
  const added: Record<string, unknown>[] = []
  const edited: Row[] = []
  const carried: CarriedRows = { added: [], edited: [] }
  for (const row of touched.filter(isIdentified)) {
    rows.readRow(row)
    const values = sentValues(rows, row)
    if (row.stored !== null && Object.keys(values).length === 0) continue
    carried[row.stored === null ? 'added' : 'edited'].push(row)
    if (row.stored === null) added.push(values)
    else edited.push({ ...versionOf(row), ...values })
  }
  const change: SubTableChange = {
    ...(added.length > 0 ? { added } : {}),
    ...(edited.length > 0 ? { edited } : {}),
    ...(removed.size > 0 ? { deleted: [...removed.keys()] } : {}),
  }
  carriedBy.set(change, carried)
  return change
}

/** The rows of a change, in the order of its lists. */
type CarriedRows = Record<'added' | 'edited', RowState[]>
const carriedBy = new WeakMap<SubTableChange, CarriedRows>()

/** The row that a change carries at a place of one of its lists, whatever has become of the rows since; undefined where there is none. */
export function carriedRow(change: SubTableChange, list: string, index: number): RowState | undefined {
  return list === 'added' || list === 'edited' ? carriedBy.get(change)?.[list][index] : undefined
}

/** Which row was changed, and which version of it. */
export function versionOf({ stored }: RowState): Row {
  const { id, rowVersion } = stored ?? {}
  return { id: String(id), ...(typeof rowVersion === 'number' ? { rowVersion } : {}) }
}

/** Keys that can differ from what is stored. */
function sentKeys({ plan, order }: RowsState, { stored, typed }: RowState): string[] {
  if (stored === null) return [...new Set([...plan.keys, ...typed.keys()])]
  const keys = new Set([...typed.keys(), ...plan.computedKeys])
  if (order.isNumbered && plan.orderKey !== undefined) keys.add(plan.orderKey)
  return [...keys]
}

/** Texts beside values are the server's, and so are the system fields; what was typed again is for the eye of the form alone. */
function isSent(rows: RowsState, row: RowState, key: string): boolean {
  if (isCompanion(key) || isRepeatKey(key) || isSystemField(key)) return false
  const stored = row.stored === null ? null : cellValue(row.base, key)
  return !isSame(cellValue(row.values, key), stored) && isShown(rows, row, key)
}

function isShown(rows: RowsState, row: RowState, key: string): boolean {
  const { byKey, filled } = rows.plan
  const field = byKey.get(key)
  if (!field?.visibleWhen || filled.has(key) || (rows.policy.sendsHiddenDefaults && !row.typed.has(key))) return true
  return rows.view(row, field).isVisible
}
