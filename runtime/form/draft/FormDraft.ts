import type { SubTableChange } from '../../../schemas/api/rows'
import { repeatKeyOf } from '../../../schemas/wire/secretMark'
import type { FieldModel } from '../../model/PageModel'
import { isSame } from '../../rows/isSame'
import { cellValue } from '../../rows/RowState'
import type { KeptInput } from '../../session/localPlaces'
import { bringBackRows, type RowFormCore } from '../RowFormCore'
import type { SubChanges } from '../saveRow'

/** What was typed into a form and not saved. */
export interface FormDraft extends KeptInput {
  /** Typed values by field key, and what they took the place of. */
  typed: Readonly<Record<string, unknown>>
  base: Readonly<Record<string, unknown>>
  /** Changes of the sub-tables, by key. */
  sub: SubChanges
  /** Version of the row that was changed. */
  rowVersion?: unknown
}

export function isFormDraft(value: unknown): value is FormDraft {
  if (value === null || typeof value !== 'object') return false
  const { at, typed, base, sub } = value as Partial<FormDraft>
  return typeof at === 'number' && [typed, base, sub].every((part) => part !== null && typeof part === 'object')
}

/** What would be lost of the form if it were closed; what is secret is left out. Undefined where there is nothing. */
export function formDraftOf({ store, subs, page, signals }: RowFormCore): Omit<FormDraft, 'at'> | undefined {
  if (!store.atoms.get(signals.isDirty)) return undefined
  const secret = secretKeys(page.fields)
  const typed = Object.fromEntries(Object.entries(store.typedValues()).filter(([key]) => !secret.has(key)))
  const base = Object.fromEntries(Object.keys(typed).map((key) => [key, cellValue(store.stored, key)]))
  const changes = Object.entries(subs.changes())
  const tableOf = (key: string) => page.subTables.find((table) => table.key === key)
  const sub = Object.fromEntries(changes.map(([key, change]) => [key, withoutKeys(change, secretKeys(tableOf(key)?.fields ?? []))]))
  return Object.keys(typed).length + changes.length > 0 ? { typed, base, sub, rowVersion: store.stored.rowVersion } : undefined
}

/** true when the row has been saved since, by whomever. */
export function isStale({ store }: RowFormCore, { rowVersion }: FormDraft): boolean {
  return store.row.stored !== null && store.stored.rowVersion !== rowVersion
}

/** Brings a draft back into the form, to be undone like anything typed. Where somebody else has changed the same fields since, both values are shown. */
export function restoreDraft(core: RowFormCore, { typed, base, sub }: FormDraft): void {
  const { store, signals, page } = core
  const entries = Object.entries(typed).filter(([key]) => store.rows.plan.byKey.has(key))
  const { stored } = store
  const clashes = entries.filter(([key, value]) => {
    const now = cellValue(stored, key)
    return !isSame(now, base[key] ?? null) && !isSame(now, value)
  })
  if (entries.length > 0) store.rows.put(store.row, new Map(entries))
  const known = new Set(page.subTables.map(({ key }) => key))
  const changes = Object.fromEntries(Object.entries(sub).filter(([key]) => known.has(key)))
  bringBackRows(core, changes)
  if (clashes.length > 0 && store.row.stored) store.atoms.set(signals.conflict, { ...stored, id: String(stored.id) })
}

/** true when the form holds all of the draft already: it was saved, and only the answer was lost. */
export function isHeld({ store }: RowFormCore, { typed, sub }: FormDraft): boolean {
  return Object.keys(sub).length === 0 && Object.entries(typed).every(([key, value]) => isSame(cellValue(store.readRow(), key), value))
}

function secretKeys(fields: readonly FieldModel[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ key, facts }) => (facts.isSecret ? [key, repeatKeyOf(key)] : [])))
}

function withoutKeys({ added = [], edited = [], deleted = [] }: SubTableChange, secret: ReadonlySet<string>): SubTableChange {
  const rest = <R extends Record<string, unknown>>(row: R) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !secret.has(key))) as R
  return { added: added.map(rest), edited: edited.map(rest), deleted }
}
