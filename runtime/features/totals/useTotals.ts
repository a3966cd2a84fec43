import { useMemo } from 'react'
import type { GroupFigure, RowsGroups } from '../../../schemas/api/groups'
import type { ListedModel } from '../../model/ListedModel'
import type { AskedRows } from '../../query/askRows'
import { useQueryAtOnce } from '../../query/useQueryAtOnce'
import { fetchGroups } from '../../session/fetchGroups'
import { usePageHost } from '../../session/PageHost'
import { groupsBody, overAllKey, summedColumns } from '../grouping/groupQuestions'

/** Figures over all rows that a list asks for, on every page of it. */
export interface ListTotals {
  /** By the keys of the columns; none while they are fetched. */
  figures?: Readonly<Record<string, GroupFigure>>
  /** Why there are none. */
  error: Error | null
}

/** The figures that the columns of a list show below them, worked out by the server over the page's own rows; undefined where it shows none. */
export function useTotals(page: ListedModel, asked: AskedRows): ListTotals | undefined {
  const { calls } = usePageHost()
  const summed = useMemo(() => summedColumns(page), [page])
  const body = groupsBody(page, asked, summed)
  const { data, error } = useQueryAtOnce<RowsGroups>({
    queryKey: overAllKey(page.url, 'totals', body),
    queryFn: ({ signal }) => fetchGroups(calls, body, { signal }),
    enabled: summed.length > 0,
  })
  const figures = data?.groups[0]?.figures
  return useMemo(() => (summed.length === 0 ? undefined : { figures, error }), [summed, figures, error])
}
