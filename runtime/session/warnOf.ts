import { CallError } from '../calls/Calls'
import { hasFailed } from '../calls/failure'
import { errorText } from './errorText'
import type { PageHost } from './PageHost'

/** With these the server has looked at what was wanted, and says why it is not done. */
const answered: readonly CallError['kind'][] = ['invalid', 'conflict', 'notFound', 'refused']

/**
 * Shows what went wrong: what the server refuses as a warning in passing, what fails on the way as a notice under the title
 * 系统提示. `failed` says what was wanted and did not happen; it is the title then, unless the line or the server itself has failed. A lost session is
 * told by the shell, a cancelled call by nobody.
 */
export function warnOf(host: Pick<PageHost, 'notify' | 'text'>, error: unknown, failed?: string): void {
  if (error instanceof CallError && (error.kind === 'cancelled' || error.kind === 'expired')) return
  const isAnswered = error instanceof CallError && answered.includes(error.kind)
  const title = hasFailed(error) && !(failed && isAnswered) ? host.text('calls.notice') : failed
  if (title) host.notify('warning', errorText(error, host.text), title)
  else host.notify('warning', errorText(error, host.text))
}
