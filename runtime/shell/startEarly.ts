import { tokenAtom } from '../session/session'
import { pageConfigQuery } from '../session/usePageConfig'
import { permissionsQuery } from '../session/usePermissions'
import type { AppServices } from './AppServices'
import { codeAt } from './public/publicPaths'
import { ticketOf } from './tickets'

/**
 * Asks at once for what the first screen of whoever is signed in waits for: beside the texts of the language, and all of it together. A failure is met by
 * whoever needs it, as if nobody had asked before.
 */
export function startEarly({ store, queries, calls }: Pick<AppServices, 'store' | 'queries' | 'calls'>, address: Location): void {
  if (!store.get(tokenAtom) || ticketOf(address)) return
  void queries.prefetchQuery(permissionsQuery(calls, store))
  const code = codeAt(address.pathname)
  if (code) void queries.prefetchQuery(pageConfigQuery(calls, code))
  import('../pages/PageView').catch(() => undefined)
}
