import type { FieldBase } from '../fields/FieldBase'
import { fieldListsOf, locateFields } from './anatomy'
import type { PageConfig } from './kinds'

type RenamedField = Pick<FieldBase, 'key' | 'was'>

/** The earlier keys of a field, as the page writes them. */
export function formerKeysOf({ was }: Pick<FieldBase, 'was'>): readonly string[] {
  if (was === undefined) return []
  return Array.isArray(was) ? was : [was]
}

/** The key of today by every earlier one of the fields of a row. What is a key today means itself. */
export function currentKeys(fields: readonly RenamedField[]): ReadonlyMap<string, string> {
  const keys = new Set(fields.map(({ key }) => key))
  const former = fields.flatMap((field) => formerKeysOf(field).map((key): [string, string] => [key, field.key]))
  return new Map(former.filter(([key]) => !keys.has(key)))
}

/** A field that has another key now, and the sub-table that it stands in. */
export interface Rename {
  /** Key of the sub-table; empty for the page's own row. */
  sub: string
  from: string
  to: string
}

/** The fields of each stored row of a page, by the key of its sub-table. */
function fieldsBySub(page: PageConfig): Map<string, RenamedField[]> {
  const lists = fieldListsOf(page).filter(({ of }) => of !== 'params')
  return new Map(lists.map((list) => [list.key, locateFields(list).map(({ field }) => field)]))
}

/** The fields that two versions of a page call differently: one of the two says so. */
export function renamesBetween(before: PageConfig, after: PageConfig): Rename[] {
  const old = fieldsBySub(before)
  return [...fieldsBySub(after)].flatMap(([sub, fields]) =>
    [...renamedKeys(old.get(sub) ?? [], fields)].map(([from, to]) => ({ sub, from, to })),
  )
}

/** The keys of fields that have another one now, with that one: one of the two versions of the row says so. */
export function renamedKeys(before: readonly RenamedField[], after: readonly RenamedField[]): ReadonlyMap<string, string> {
  const [went, came] = [keysWithout(before, after), keysWithout(after, before)]
  const forward = [...currentKeys(after)].filter(([from, to]) => went.has(from) && came.has(to))
  const back = [...currentKeys(before)].filter(([to, from]) => went.has(from) && came.has(to)).map(([to, from]) => [from, to] as const)
  // A field has one key at a time: of several earlier ones the first that is there counts.
  const byTarget = new Map([...back, ...forward.reverse()].map(([from, to]) => [to, from]))
  return new Map([...byTarget].map(([to, from]) => [from, to]))
}

function keysWithout(fields: readonly RenamedField[], others: readonly RenamedField[]): ReadonlySet<string> {
  const out = new Set(others.map(({ key }) => key))
  return new Set(fields.flatMap(({ key }) => (out.has(key) ? [] : [key])))
}

/**
 * The page as its rows are looked for when an earlier version comes back: each field is found also under the keys that it had in later ones. `later` are
 * the versions after it, the newest last.
 */
export function withLaterKeys<P extends PageConfig>(page: P, later: readonly PageConfig[]): P {
  const added = new Map<string, string[]>()
  let before: PageConfig = page
  const now = new Map<string, string>()
  for (const next of later) {
    for (const { sub, from, to } of renamesBetween(before, next)) {
      const first = now.get(`${sub}:${from}`) ?? from
      now.set(`${sub}:${to}`, first)
      added.set(`${sub}:${first}`, [to, ...(added.get(`${sub}:${first}`) ?? [])])
    }
    before = next
  }
  if (added.size === 0) return page
  const copy = structuredClone(page)
  for (const list of fieldListsOf(copy)) {
    for (const { field } of locateFields(list)) {
      const keys = list.of === 'params' ? undefined : added.get(`${list.key}:${field.key}`)
      if (keys) field.was = [...keys.filter((key) => key !== field.key), ...formerKeysOf(field)]
    }
  }
  return copy
}
