import type { CallFindings } from '../Findings'

const mostIds = 1000

/** true for what can be the id of a row: letters, digits, `-`, `_`, 64 at most. Rows that were brought in may carry ids of another system. */
export function isRowId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value)
}

/** Ids joined by commas, with or without one at the end. */
export function readIds(findings: CallFindings, raw: unknown, path: string): string[] {
  const ids = typeof raw === 'string' ? [...new Set(raw.split(',').map((id) => id.trim()))].filter((id) => id !== '') : []
  if (ids.length === 0 || ids.length > mostIds || !ids.every(isRowId)) {
    findings.add(path, 'bad-id', 'badIds', { most: mostIds })
    return []
  }
  return ids
}
