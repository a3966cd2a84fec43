import type { Finding, Path } from '../checks/Finding'

/** Whether a condition is a JSON object as text; one that is left out is none. */
export function isConditionText(condition: string | undefined): boolean {
  if (condition === undefined || condition === '') return true
  try {
    const value: unknown = JSON.parse(condition)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The condition of a tree can be read. */
export function checkConditionText(condition: string | undefined, path: Path): Finding[] {
  return isConditionText(condition) ? [] : [{ code: 'wrong-condition-text', path: [...path, 'condition'] }]
}
