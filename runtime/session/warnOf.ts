import { CallError } from '../calls/Calls'
import { errorText } from './errorText'
import type { PageHost } from './PageHost'

/**
 * Shows what went wrong: what the server refuses as a warning in passing, what fails on the way as a notice under the title
 * 系统提示. A lost session is told by the shell, a cancelled call by nobody.
 */
export function warnOf(host: Pick<PageHost, 'notify' | 'text'>, error: unknown): void {
  if (error instanceof CallError && (error.kind === 'cancelled' || error.kind === 'expired')) return
  const message = errorText(error, host.text)
  if (hasFailed(error)) host.notify('warning', message, host.text('calls.notice'))
  else host.notify('warning', message)
}

/** true for an HTTP status of its own and for a server that cannot be reached. The server's own refusal (code 510) says why, as an answer does. */
function hasFailed(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const { status = 0, code } = error.details
  return error.kind === 'offline' || error.kind === 'timeout' || (status >= 400 && String(code) !== '510')
}
