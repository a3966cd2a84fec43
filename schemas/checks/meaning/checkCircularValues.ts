import { compileExpression } from '../../rules/expression'
import type { Finding } from '../Finding'
import type { CheckedPage, RowView } from './viewPage'

/** Computed values that need one another would never come to rest. */
export function checkCircularValues({ rows }: CheckedPage): Finding[] {
  return rows.flatMap(checkRow)
}

function checkRow({ fields }: RowView): Finding[] {
  const reads = new Map(fields.map(({ field }) => [field.key, field.value === undefined ? [] : readKeys(field.value)]))
  const reported = new Set<string>()
  return fields.flatMap(({ field, path }): Finding[] => {
    const cycle = reported.has(field.key) ? undefined : findCycle(field.key, reads)
    if (!cycle) return []
    for (const key of cycle) reported.add(key)
    return [{ code: 'circular-value', path: [...path, 'value'], values: { cycle: [...cycle, field.key].join(' → ') } }]
  })
}

function readKeys(source: string): string[] {
  const { expression } = compileExpression(source)
  return (expression?.reads ?? []).filter((name) => name.startsWith('row.')).map((name) => name.slice('row.'.length))
}

/** The way from a field back to itself, if there is one. */
function findCycle(start: string, reads: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>()
  const follow = (key: string, way: readonly string[]): string[] | undefined => {
    for (const next of reads.get(key) ?? []) {
      if (next === start) return [...way, key]
      if (seen.has(next)) continue
      seen.add(next)
      const cycle = follow(next, [...way, key])
      if (cycle) return cycle
    }
    return undefined
  }
  return follow(start, [])
}
