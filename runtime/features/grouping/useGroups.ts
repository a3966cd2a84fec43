import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { GroupsBody, RowsGroup, RowsGroups } from '../../../schemas/api/groups'
import type { Row } from '../../../schemas/api/Result'
import type { GridFilter } from '../../../schemas/api/rows'
import { canSumUp } from '../../../schemas/groups/groupedFields'
import type { FieldModel, ListModel } from '../../model/PageModel'
import { type AskedRows, askRows } from '../../query/askRows'
import { fetchRows, type RowsQuestion } from '../../query/fetchRows'
import { rowsKey } from '../../query/useRows'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { chartQuery } from '../charts/chartQuery'
import { groupKey, type LoadedGroup } from './groupedRows'

/** Rows of a group that are fetched at once. */
const rowsAtOnce = 50

/** The groups of a list's rows, by the server over all of them, and the rows of those that are open, fetched when they are opened. */
export function useGroups(page: ListModel, by: FieldModel, asked: AskedRows) {
  const { calls, text } = usePageHost()
  const [open, setOpen] = useState<Readonly<Record<string, number>>>({})
  const query = chartQuery(askRows(page, asked))
  const figures = page.columns.filter(({ problem, statistics, config }) => !problem && statistics.length > 0 && canSumUp(config))
  const body: GroupsBody = { page: page.code, by: by.key, figures: figures.map(({ key }) => key), query }
  const found = useQuery<RowsGroups>({
    queryKey: [...rowsKey(page.url), 'groups', body],
    queryFn: ({ signal }) => calls.post<RowsGroups>('/common/rowGroups', body, { signal }),
    placeholderData: keepPreviousData,
  })
  const groups = found.data?.groups ?? []
  const opened = groups.flatMap((group) => {
    const count = open[groupKey(group)] ?? 0
    return Array.from({ length: count }, (_, index) => ({ group, pageNo: index + 1 }))
  })
  const pages = useQueries({
    queries: opened.map(({ group, pageNo }) => {
      const question = inGroup(askRows(page, { ...asked, pageNo, pageSize: rowsAtOnce }), by, group)
      return {
        queryKey: [...rowsKey(page.url), 'group', question],
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Row[]> =>
          (await fetchRows(calls, page.url, question, { signal })).records,
      }
    }),
  })
  const loaded = new Map<string, LoadedGroup>()
  opened.forEach(({ group }, index) => {
    const { data = [], isFetching = false, error = null } = pages[index] ?? {}
    const before = loaded.get(groupKey(group))
    loaded.set(groupKey(group), {
      rows: [...(before?.rows ?? []), ...data],
      isLoading: before?.isLoading || (isFetching && data.length === 0),
      failure: before?.failure ?? (error ? errorText(error, text) : undefined),
    })
  })
  const change = useCallback((group: RowsGroup, to: (count: number) => number) => {
    setOpen((before) => ({ ...before, [groupKey(group)]: to(before[groupKey(group)] ?? 0) }))
  }, [])
  return {
    groups,
    loaded,
    total: found.data?.total ?? 0,
    rows: found.data?.rows ?? 0,
    isLoading: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
    toggle: (group: RowsGroup) => change(group, (count) => (count > 0 ? 0 : 1)),
    /** Fetches the next rows of a group, or those again that could not be had. */
    more(group: RowsGroup) {
      const failed = opened.findIndex((one, index) => one.group === group && pages[index]?.error)
      if (failed === -1) change(group, (count) => count + 1)
      else void pages[failed]?.refetch()
    },
  }
}

/** The question for the rows of one group alone, beside everything that the list asks for. */
function inGroup(question: RowsQuestion, by: FieldModel, { value }: RowsGroup): RowsQuestion {
  const filter: GridFilter =
    value === null ? { columnName: by.key, operator1: 'isnullorempty' } : { columnName: by.key, operator1: 'eq', value1: value }
  if ('grid' in question) return { grid: { ...question.grid, filterByItems: [...(question.grid.filterByItems ?? []), filter] } }
  const { filterByItems } = question.list
  // A cast: it is what `askRows` has written.
  const others = typeof filterByItems === 'string' ? (JSON.parse(decodeURIComponent(filterByItems)) as GridFilter[]) : []
  return { list: { ...question.list, filterByItems: encodeURIComponent(JSON.stringify([...others, filter])) } }
}
