import type { FoundError, Result } from '../../schemas/api/Result'

/** The envelope of a call that went well. */
export function succeed(result: unknown, message = '', code = 0): Result {
  return { success: true, message, code, result, timestamp: Date.now() }
}

/** The envelope of a call that was refused or failed. */
export function fail(code: number, message: string, result: unknown = null, errors?: FoundError[]): Result {
  return { success: false, message, code, result, timestamp: Date.now(), ...(errors ? { errors } : {}) }
}
