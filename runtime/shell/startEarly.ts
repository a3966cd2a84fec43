import type { PageConfig } from '../../schemas/page/kinds'
import type { FetchedPage } from '../calls/Calls'
import { readObject } from '../model/read'
import { pageScreens } from '../pages'
import { tokenAtom, userAtom } from '../session/session'
import { pageConfigQuery } from '../session/usePageConfig'
import { permissionsQuery } from '../session/usePermissions'
import { currentLanguage } from '../text/i18n'
import type { AppServices } from './AppServices'
import { codeAt } from './public/publicPaths'
import { readerOf } from './readerOf'
import { ticketOf } from './tickets'

type Asking = Pick<AppServices, 'store' | 'queries' | 'calls'>

/**
 * Asks at once for what the first screen of whoever is signed in waits for: beside the texts of the language, and all of it together. A failure is met by
 * whoever needs it, as if nobody had asked before.
 */
export async function startEarly(product: Asking, address: Location): Promise<void> {
  const { store, queries, calls } = product
  if (!store.get(tokenAtom) || ticketOf(address)) return
  const code = codeAt(address.pathname)
  const asked = code
    ? startPage(product, code, address.search)
    : Promise.all([queries.prefetchQuery(permissionsQuery(calls, store)), import('../pages/PageView')])
  await asked.catch(() => undefined)
}

/** The page beside the rights; with both, what the page is drawn with. */
async function startPage({ store, queries, calls }: Asking, code: string, search: string): Promise<void> {
  const [permissions, { config }, { preloadPage }] = await Promise.all([
    queries.fetchQuery(permissionsQuery(calls, store)),
    fetchPage(queries, calls, code),
    import('../pages/preloadPage'),
    import('../pages/PageView'),
  ])
  preloadPage({ config, reader: readerOf(store.get(userAtom), permissions, currentLanguage()), calls, queries, search })
}

/** The page; the code of its kind, which only it tells, follows at once. */
async function fetchPage(queries: AppServices['queries'], calls: AppServices['calls'], code: string): Promise<FetchedPage> {
  const page = await queries.fetchQuery(pageConfigQuery(calls, code))
  const { kind } = readObject<PageConfig>(page.config)
  const fetchScreen = Object.entries(pageScreens).find(([name]) => name === kind)?.[1]
  fetchScreen?.().catch(() => undefined)
  return page
}
