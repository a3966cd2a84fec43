/** One difference between two pages. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed'
  /** Where: `columns[phone].width`. Entries of a list are named by their key where they have one. */
  path: string
  before?: unknown
  after?: unknown
}

/** What must be done to `before` to have `after`, in the order of `after`. */
export function compareValues(before: unknown, after: unknown, path = ''): Difference[] {
  if (isRecord(before) && isRecord(after)) return compareRecords(before, after, path)
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ kind: 'changed', path, before, after }]
}

function compareRecords(before: Record<string, unknown>, after: Record<string, unknown>, path: string): Difference[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names.flatMap((name) => compareEntry(before, after, name, path === '' ? name : `${path}.${name}`))
}

function compareEntry(before: Record<string, unknown>, after: Record<string, unknown>, name: string, path: string): Difference[] {
  if (!Object.hasOwn(before, name)) return [{ kind: 'added', path, after: after[name] }]
  if (!Object.hasOwn(after, name)) return [{ kind: 'removed', path, before: before[name] }]
  return compareValues(before[name], after[name], path)
}

/** Entries with names are compared by name, so that one more column is one difference and not one per column after it. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: string): Difference[] {
  const [old, now] = [byName(before), byName(after)]
  const differences = [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const place = `${path}[${name}]`
    if (!old.has(name)) return [{ kind: 'added' as const, path: place, after: now.get(name) }]
    if (!now.has(name)) return [{ kind: 'removed' as const, path: place, before: old.get(name) }]
    return compareValues(old.get(name), now.get(name), place)
  })
  const common = [...now.keys()].filter((name) => old.has(name))
  const isMoved = common.join('\n') !== [...old.keys()].filter((name) => now.has(name)).join('\n')
  return isMoved ? [...differences, { kind: 'changed', path: `${path}[]`, before: [...old.keys()], after: [...now.keys()] }] : differences
}

function byName(list: readonly unknown[]): Map<string, unknown> {
  const names = list.map((entry, index) => nameOf(entry) ?? String(index))
  const isUnique = new Set(names).size === names.length
  return new Map(list.map((entry, index) => [isUnique ? (names[index] ?? String(index)) : String(index), entry]))
}

function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const name = entry.key ?? entry.name ?? entry.column ?? entry.value ?? entry.as
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
