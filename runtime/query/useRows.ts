import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Row, RowPage } from '../../schemas/api/Result'
import type { GridQuery } from '../../schemas/api/rows'
import type { ListUrls } from '../../schemas/wire/rowCalls'
import { rowPageOf } from '../calls/pageOf'
import type { RowsPart } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'

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
  total: number
  /** true: there are more rows than were counted. */
  isCapped: boolean
  isLoading: boolean
  error: Error | null
  /** Fetches anew whatever the list shows. */
  reload(): void
}

const noRows: readonly Row[] = []

/** What rows are asked for: the parameters of the list call, or the payload of the grid call. */
export type RowsQuestion = { list: Record<string, unknown> } | { grid: GridQuery }

/** One page of rows. The rows before stay on the screen until the next ones are there; a question that is stale is cancelled. */
export function useRows({ url }: RowsPart, question: RowsQuestion): LoadedRows {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const isGrid = 'grid' in question
  const params = isGrid ? question.grid : question.list
  const { data, error, isFetching } = useQuery<RowPage>({
    queryKey: [...rowsKey(url), params],
    async queryFn({ signal }) {
      const call = isGrid ? calls.grid(url.grid ?? '', question.grid, { signal }) : calls.list(url.list ?? '', question.list, { signal })
      return rowPageOf(await call, params)
    },
    placeholderData: keepPreviousData,
    enabled: (isGrid ? url.grid : url.list) !== undefined,
  })
  const reload = useCallback(() => void client.invalidateQueries({ queryKey: rowsKey(url), predicate: isListOf }), [client, url])
  return {
    rows: data?.records ?? noRows,
    total: data?.total ?? 0,
    isCapped: data?.totalIsCapped ?? false,
    isLoading: isFetching,
    error,
    reload,
  }
}
