import type { FieldValue } from '../fields/FieldFacts'

/** A result as a field can hold it; lists become comma strings, anything else that is no plain value nothing. */
export function fieldValue(result: unknown): FieldValue {
  if (Array.isArray(result)) return result.length > 0 ? result.join(',') : null
  if (result === '' || result === undefined || result === null) return null
  return typeof result === 'string' || typeof result === 'number' || typeof result === 'boolean' ? result : null
}
