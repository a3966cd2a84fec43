import { atom } from 'jotai'
import type { PermissionResult } from '../../schemas/api/session'
import type { PageConfig } from '../../schemas/page/kinds'
import type { FetchedPage } from '../calls/Calls'
import { readObject } from '../model/read'
import { pageScreens } from '../pages'
import { fetchPageView } from '../pages/fetchPageView'
import { tokenAtom, userAtom } from '../session/session'
import { pageConfigQuery } from '../session/usePageConfig'
import { permissionsQuery } from '../session/usePermissions'
import { currentLanguage } from '../text/i18n'
import type { AppServices } from './AppServices'
import { fetchFrame } from './fetchFrame'
import { codeAt } from './public/publicPaths'
import { readerOf } from './readerOf'
import { ticketOf } from './tickets'

type Asking = Pick<AppServices, 'store' | 'queries' | 'calls'>

/** Milliseconds that what stands around the first page waits for it, so that both are drawn at once. */
const patience = 150

/** true while the first page is expected at any moment. */
export const isPageComingAtom = atom(false)

/**
 * Takes what the first screen of whoever is signed in waits for, which `askFirst` has asked for, and asks for the rest: beside the texts of the language, and
 * all of it together. A failure is met by whoever needs it, as if nobody had asked before.
 */
export async function startEarly(product: Asking, address: Location): Promise<void> {
  const { store, queries, calls } = product
  if (!store.get(tokenAtom) || ticketOf(address)) return
  const code = codeAt(address.pathname)
  store.set(isPageComingAtom, true)
  const rights = queries.fetchQuery(permissionsQuery(calls, store))
  const page = code ? startPage(product, rights, code, address.search) : fetchPageView()
  const frame = fetchFrame()
  const waited = rights.then(() => new Promise((resolve) => setTimeout(resolve, patience)))
  await Promise.race([Promise.all([rights, page, frame]), waited]).catch(() => undefined)
  store.set(isPageComingAtom, false)
}

/** The page beside the rights; with both, what the page is drawn with. */
async function startPage({ store, queries, calls }: Asking, rights: Promise<PermissionResult>, code: string, search: string) {
  const [permissions, { config }, { preloadPage }] = await Promise.all([
    rights,
    fetchPage(queries, calls, code),
    import('../pages/preloadPage'),
    fetchPageView(),
  ])
  await preloadPage({ config, reader: readerOf(store.get(userAtom), permissions, currentLanguage()), calls, queries, search })
}

/** The page; the code of its kind, which only it tells, follows at once. */
async function fetchPage(queries: AppServices['queries'], calls: AppServices['calls'], code: string): Promise<FetchedPage> {
  const page = await queries.fetchQuery(pageConfigQuery(calls, code))
  const { kind } = readObject<PageConfig>(page.config)
  const fetchScreen = Object.entries(pageScreens).find(([name]) => name === kind)?.[1]
  fetchScreen?.().catch(() => undefined)
  return page
}
