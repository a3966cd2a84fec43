import type { JSONSchema7 } from 'json-schema'

/** What a JSON Schema has against a value, as `describeValueProblem` takes it. */
interface LimitProblem {
  keyword: 'minimum' | 'maximum' | 'maxLength'
  params: { limit: number }
}

/** Whether a value keeps the limits of its JSON Schema: how large a number and how long a text may be. They need no compiled validator, as the rest of a schema does. */
export function limitProblem({ minimum, maximum, maxLength }: JSONSchema7, value: unknown): LimitProblem | undefined {
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) return { keyword: 'minimum', params: { limit: minimum } }
    if (maximum !== undefined && value > maximum) return { keyword: 'maximum', params: { limit: maximum } }
  }
  // Characters, and not the halves of which some consist.
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength && [...value].length > maxLength)
    return { keyword: 'maxLength', params: { limit: maxLength } }
  return undefined
}
