import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { concerns } from '../../session/rowEvents'

interface PanelPage<T> {
  records: T[]
  total: number
}

const pageSize = 20

const keyOf = (url: string, rowId: string) => ['rowPanel', url, rowId]

/** What is kept of a row, as far as it was asked for, the newest first. The panel and the number beside its name ask once. */
export function usePanelList<T>(url: string, rowId: string) {
  const { calls } = usePageHost()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: keyOf(url, rowId),
    queryFn: ({ signal, pageParam }) =>
      calls.get<PanelPage<T>>(url, { id: rowId, pageNo: pageParam, pageSize }, { signal, isValid: isPage, isQuiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((count, { records }) => count + records.length, 0) < total ? pages.length + 1 : null,
    gcTime: 0,
    refetchOnMount: false,
  })
  return {
    records: data?.pages.flatMap(({ records }) => records),
    total: data?.pages[0]?.total,
    error: data ? null : error,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  }
}

const isPage = (answer: unknown) => Array.isArray((answer as Partial<PanelPage<unknown>> | null)?.records)

/** Reads what is kept of a row anew, all of it or the list of one path. */
export function useReadAnew() {
  const client = useQueryClient()
  return (url: string, rowId: string) => client.invalidateQueries({ queryKey: keyOf(url, rowId) })
}

/** Reads what is kept of a row anew when somebody else has changed the row, or said something about it. */
export function useLivePanels(page: FormPart, rowId: string): void {
  const { followRows } = usePageHost()
  const client = useQueryClient()
  useEffect(
    () =>
      followRows((change) => {
        if (!concerns(change, page) || (change.row && change.row.id !== rowId)) return
        for (const url of Object.values(page.panelUrls ?? {})) void client.invalidateQueries({ queryKey: keyOf(url, rowId) })
      }),
    [followRows, client, page, rowId],
  )
}
