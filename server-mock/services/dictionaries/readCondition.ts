import { CallFailure } from '../../kernel/CallFailure'

/** Pairs of field and value that a node of a tree must have, as a JSON object writes them. */
export function readCondition(condition: string | undefined): [string, string][] {
  if (!condition) return []
  try {
    const value: unknown = JSON.parse(condition)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      return Object.entries(value).map(([field, wanted]: [string, unknown]) => [field, textOf(wanted)])
    }
  } catch {
    // Refused below, as every other text that describes no object.
  }
  throw new CallFailure('bad-request', 'http.badCondition')
}

/** A value is a text, a number or a switch: no column holds anything else. */
function textOf(value: unknown): string {
  if (value !== null && typeof value === 'object') throw new CallFailure('bad-request', 'http.badCondition')
  return String(value)
}
