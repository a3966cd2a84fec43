import { CallError } from '../../calls/Calls'
import type { PageHost } from '../../session/PageHost'

/** Shows what went wrong as a warning (specification B8). A lost session is told by the shell, a cancelled call by nobody. */
export function warnOf(host: PageHost, error: unknown): void {
  if (error instanceof CallError && (error.kind === 'cancelled' || error.kind === 'expired')) return
  host.notify('warning', error instanceof Error ? error.message : String(error))
}
