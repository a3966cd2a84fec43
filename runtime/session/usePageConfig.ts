import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Calls, FetchedPage } from '../calls/Calls'
import { usePageHost } from './PageHost'

/** The key of every published page. */
export const pageKey = ['page'] as const

/** The key that a published page is cached under; the socket invalidates it when a new version is published. */
export function pageConfigKey(code: string): readonly string[] {
  return [...pageKey, code]
}

/** The key of everything that pages can name, as the server lists it. */
export const nameListsKey = ['page-names'] as const

/** The key of the history of every page. */
export const historyKey = ['page-history'] as const

/** The key of what is known of a page's versions; the socket invalidates it when one is published or taken off. */
export function pageHistoryKey(code: string): readonly string[] {
  return [...historyKey, code]
}

/**
 * The published page with this code. It is asked for again each time it is opened (the server answers "unchanged" without sending it once
 * more), and whenever a new version is published.
 */
export function usePageConfig(code: string): UseQueryResult<FetchedPage> {
  const { calls } = usePageHost()
  return useQuery(pageConfigQuery(calls, code))
}

/** Milliseconds within which a page that was asked for ahead is not asked for again. */
const stillFresh = 2000

/** How a published page is asked for, for whoever asks for several. */
export function pageConfigQuery(calls: Pick<Calls, 'pageConfig'>, code: string): UseQueryOptions<FetchedPage> {
  return { queryKey: pageConfigKey(code), queryFn: ({ signal }) => calls.pageConfig(code, { signal }), staleTime: stillFresh }
}
