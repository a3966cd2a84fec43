import { findFieldKind } from '../../schemas/fields/findFieldKind'

interface UnvalidatedField {
  key?: unknown
  type?: unknown
}

interface UnvalidatedPage {
  kind?: unknown
  columns?: unknown
  items?: unknown
  subTables?: unknown
}

const objects = (list: unknown) => (Array.isArray(list) ? list.filter((entry) => entry !== null && typeof entry === 'object') : [])

/** Every field that is there now is there afterwards, as the same kind: what stands in it can be kept by its key. */
function keepsFields(before: unknown, after: unknown): boolean {
  const kinds = new Map(objects(after).map(({ key, type }: UnvalidatedField) => [key, findFieldKind(type)]))
  return objects(before).every(({ key, type }: UnvalidatedField) => kinds.has(key) && kinds.get(key) === findFieldKind(type))
}

/** true when typed input of one version of a page has its place in another: fields may come, and none goes or becomes another kind. */
export function isCompatible(before: unknown, after: unknown): boolean {
  const [old, next] = [(before ?? {}) as UnvalidatedPage, (after ?? {}) as UnvalidatedPage]
  if (old.kind !== next.kind || !keepsFields(old.columns ?? old.items, next.columns ?? next.items)) return false
  const tables = new Map(objects(next.subTables).map((table: { key?: unknown; columns?: unknown }) => [table.key, table.columns]))
  return objects(old.subTables).every(
    ({ key, columns }: { key?: unknown; columns?: unknown }) => tables.has(key) && keepsFields(columns, tables.get(key)),
  )
}
