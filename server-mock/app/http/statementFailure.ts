import type { ErrorName } from '../../../schemas/api/errors'
import { sqlStateOf, statementTooLong } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import type { ServerTextKey } from '../../kernel/text/textOf'

const unreachable = /^(08|53|57P0|40)/
const unreachableCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])

/** The failure of a call whose statement the database refused, stopped or could not be asked; undefined for every other error. */
export function statementFailureOf(error: unknown): CallFailure | undefined {
  const state = sqlStateOf(error)
  const as = (name: ErrorName, text: ServerTextKey) => new CallFailure(name, text)
  // Class 22: a value that no column can hold, for example a number beyond its range or a zero byte.
  if (state?.startsWith('22')) return as('bad-request', 'http.badRequest')
  if (state === statementTooLong) return as('timeout', 'rows.tooSlow')
  const code = (error as { code?: unknown } | null)?.code
  if ((state && unreachable.test(state)) || (typeof code === 'string' && unreachableCodes.has(code))) {
    return as('unavailable', 'http.unavailable')
  }
  return undefined
}
