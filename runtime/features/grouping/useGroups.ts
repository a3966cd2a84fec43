import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { RowsGroup, RowsGroups } from '../../../schemas/api/groups'
import type { Row } from '../../../schemas/api/Result'
import { canSumUp } from '../../../schemas/groups/groupedFields'
import type { FieldModel, ListModel } from '../../model/PageModel'
import { type AskedRows, askRows } from '../../query/askRows'
import { fetchRows } from '../../query/fetchRows'
import { errorText } from '../../session/errorText'
import { fetchGroups } from '../../session/fetchGroups'
import { usePageHost } from '../../session/PageHost'
import { useTimeZone } from '../../session/timeZone'
import { groupKey, type LoadedGroup } from './groupedRows'
import { groupsBody, overAllKey, summedColumns } from './groupQuestions'
import { inGroup } from './inGroup'

/** Rows of a group that are fetched at once. */
const rowsAtOnce = 50

/** The groups of a list's rows, by the server over all of them, and the rows of those that are open, fetched when they are opened. */
export function useGroups(page: ListModel, by: FieldModel, asked: AskedRows) {
  const { calls, text } = usePageHost()
  // Days are those of the reader's clock: another clock, other groups.
  const zone = useTimeZone()
  const [open, setOpen] = useState<Readonly<Record<string, number>>>({})
  const body = groupsBody(
    page,
    asked,
    summedColumns(page).filter(({ config }) => canSumUp(config)),
    by,
  )
  const found = useQuery<RowsGroups>({
    queryKey: overAllKey(page.url, 'groups', body, zone),
    queryFn: ({ signal }) => fetchGroups(calls, body, { signal }),
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
        queryKey: overAllKey(page.url, 'group', question, zone),
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
