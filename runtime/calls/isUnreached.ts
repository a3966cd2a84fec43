import { CallError } from './Calls'

/** true for a call that has no answer of the server's: the line is down, or the time was up. */
export function isUnreached(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'offline' || error.kind === 'timeout')
}
