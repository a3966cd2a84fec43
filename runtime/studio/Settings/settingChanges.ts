import type { JSONPath } from 'jsonc-parser'
import { isObject } from '../../model/read'
import type { JsonChange } from './editJson'

/** What has to be written so that `before` becomes `after`: as little as possible, down to single entries of lists. */
export function settingChanges(before: unknown, after: unknown, path: JSONPath = []): JsonChange[] {
  if (isEqual(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    // An object that held something and holds nothing any more is taken away with its last property.
    const isLeft = names.some((name) => !isNothing(after[name]))
    if (!isLeft && path.length > 0) return [{ path, value: undefined }]
    return names.flatMap((name) => settingChanges(before[name], after[name], [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return before === undefined && isNothing(after) ? [] : [{ path, value: after }]
}

/** Entries that went and entries that came at the end; anything else writes the list anew. */
function listChanges(before: readonly unknown[], after: readonly unknown[], path: JSONPath): JsonChange[] {
  const kept = before.filter((one) => after.includes(one))
  const added = after.slice(kept.length)
  if (!kept.every((one, index) => one === after[index]) || new Set(before).size < before.length) return [{ path, value: after }]
  if (after.length === 0) return [{ path, value: undefined }]
  const gone = before.flatMap((one, index) => (after.includes(one) ? [] : [{ path: [...path, index], value: undefined }]))
  return [...gone.reverse(), ...added.map((value, index) => ({ path: [...path, kept.length + index], value }))]
}

function isNothing(value: unknown): boolean {
  return value === undefined || (isObject(value) && Object.values(value).every(isNothing))
}

function isEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
