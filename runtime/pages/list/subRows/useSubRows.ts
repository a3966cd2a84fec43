import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { Row } from '../../../../schemas/api/Result'
import type { ListModel } from '../../../model/PageModel'
import { useOtherFields } from '../../../query/useOtherFields'
import { oneRow, rowsKey } from '../../../query/useRows'
import { usePageHost } from '../../../session/PageHost'
import { concerns } from '../../../session/rowEvents'

/** The rows of the sub-tables of a row, by sub-table key. They follow what is saved here and elsewhere; those before stay until others are there. */
export function useSubRows(page: ListModel, { id, rowVersion }: Row) {
  const { calls, followRows } = usePageHost()
  const { data, error, refetch } = useQuery({
    queryKey: [...rowsKey(page.url), oneRow, id, 'sub'],
    queryFn: async ({ signal }) => {
      const { sub } = await calls.queryById(page.url.queryById ?? '', id, { signal })
      return (sub ?? {}) as Readonly<Record<string, readonly Row[]>>
    },
    gcTime: 0,
    refetchOnMount: 'always',
  })
  // The list knows of a later version as soon as it was saved in this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version was saved, whose rows are others
  useEffect(() => void refetch(), [rowVersion, refetch])
  const { subTables } = page
  const fields = useMemo(() => subTables.flatMap((table) => table.fields), [subTables])
  useOtherFields(
    fields,
    useCallback(() => void refetch(), [refetch]),
  )
  useEffect(
    () =>
      followRows((change) => {
        if (concerns(change, page) && (!change.row || change.row.id === id)) void refetch()
      }),
    [followRows, page, id, refetch],
  )
  return { subRows: data, error: data ? null : error, retry: () => void refetch() }
}
