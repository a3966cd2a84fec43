import { evaluatingEnvironment } from './celEnvironment'
import { linearMatches } from './celFunctions'

/** Functions of the expression language over types that no field holds: bytes, durations, moments and what may be missing. */
const foreign = new Set([
  'dyn',
  'type',
  'bytes',
  'uint',
  'timestamp',
  'duration',
  'json',
  'hex',
  'base64',
  'at',
  'bind',
  'or',
  'of',
  'none',
  'value',
  'hasValue',
  'orValue',
])

let names: readonly string[] | undefined

/** What an expression can call, by name: functions as `round`, methods of a text or list as `.contains`. */
export function functionNames(): readonly string[] {
  names ??= readNames()
  return names
}

function readNames(): string[] {
  const { functions } = evaluatingEnvironment().getDefinitions()
  const known = functions.filter(
    ({ name, receiverType }) => !foreign.has(name) && receiverType !== 'bytes' && !/^get[A-Z]/.test(name) && name !== linearMatches,
  )
  return [...new Set(known.map(({ name, receiverType }) => (receiverType === null ? name : `.${name}`)))].sort()
}
