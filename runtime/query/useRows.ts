import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Row, RowPage } from '../../schemas/api/Result'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import type { Calls } from '../calls/Calls'
import { isUnreached } from '../calls/isUnreached'
import type { RowsPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import { fetchRows, type RowsQuestion } from './fetchRows'
import { useOtherFields } from './useOtherFields'
import { useQueryAtOnce } from './useQueryAtOnce'

/** Everything that was fetched from a list's address: made stale together when a row has changed. */
export function rowsKey(url: ListUrls): readonly unknown[] {
  return ['rows', url.list ?? url.grid]
}

/** true for what a list shows. The one row that a form stands on is not among it: it must not begin anew under the typing hand. */
export function isListOf({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[2] !== oneRow
}

/** Stands in the key of a row that was fetched alone. */
export const oneRow = 'one'

export interface LoadedRows {
  rows: readonly Row[]
  /** Rows on the pages before the one that these are of: while the next page is on its way, the rows of this one keep their numbers. */
  before: number
  /** undefined: nothing has been answered. */
  total: number | undefined
  /** true: there are more rows than were counted. */
  isCapped: boolean
  isLoading: boolean
  error: Error | null
  /** Fetches anew whatever the list shows. */
  reload(): void
}

const noRows: readonly Row[] = []

/** How a page of rows is asked for, for whoever asks ahead. */
export function rowsQuery(calls: Calls, url: ListUrls, question: RowsQuestion) {
  return queryOptions<RowPage>({
    queryKey: [...rowsKey(url), 'grid' in question ? question.grid : question.list],
    queryFn: ({ signal }) => fetchRows(calls, url, question, { signal }),
  })
}

/** One page of rows. The rows before stay on the screen until the next ones are there, and where these do not come for want of a line; a question that is stale is cancelled. */
export function useRows({ url, fields }: RowsPart, question: RowsQuestion): LoadedRows {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const isAsked = ('grid' in question ? url.grid : url.list) !== undefined
  const { data: answered, error, isFetching } = useQueryAtOnce({ ...rowsQuery(calls, url, question), enabled: isAsked })
  const data = useKeptRows(answered, error, url)
  const reload = useCallback(() => void client.invalidateQueries({ queryKey: rowsKey(url), predicate: isListOf }), [client, url])
  useOtherFields(fields, reload)
  return {
    rows: data?.records ?? noRows,
    before: data ? (data.current - 1) * data.size : 0,
    total: data?.total,
    isCapped: data?.totalIsCapped ?? false,
    isLoading: isFetching,
    error,
    reload,
  }
}

/** What has been answered; where the server was not reached, what it answered before: rows that nobody has asked anew have not gone. */
function useKeptRows(answered: RowPage | undefined, error: Error | null, url: ListUrls): RowPage | undefined {
  const last = useRef<{ url: ListUrls; page: RowPage }>(undefined)
  useLayoutEffect(() => {
    if (answered) last.current = { url, page: answered }
  }, [answered, url])
  if (answered || !isUnreached(error) || last.current?.url !== url) return answered
  return last.current.page
}
