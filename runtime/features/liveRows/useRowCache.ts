import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { RowsPart } from '../../model/PageModel'
import { findRowsById } from '../../query/findRowsById'
import { isListOf, rowsKey } from '../../query/useRows'
import { usePageHost } from '../../session/PageHost'
import { overAllKey } from '../grouping/groupQuestions'
import { mapRows, patchRow } from './patchRows'

/** The rows that the list has fetched, changed where they lie. */
export function useRowCache({ url }: RowsPart) {
  const client = useQueryClient()
  const { calls } = usePageHost()
  const latest = useRef(calls)
  useLayoutEffect(() => {
    latest.current = calls
  })
  return useMemo(() => {
    const change = (action: (rows: readonly Row[]) => readonly Row[]) =>
      void client.setQueriesData({ queryKey: rowsKey(url), predicate: isListOf }, (data: unknown) => mapRows(data, action))
    return {
      patch: (sent: Partial<Row>) => change((rows) => rows.map((row) => (row.id === sent.id ? patchRow(row, sent) : row))),
      remove: (id: string) => change((rows) => rows.filter((row) => row.id !== id)),
      /** Works anew out what follows from all rows, where the list shows such a thing. */
      renewOverAll: () => void client.invalidateQueries({ queryKey: overAllKey(url) }),
      /** false when not every row could be read: some have gone, or the server does not find rows by their ids. */
      async readAnew(ids: readonly string[], signal: AbortSignal): Promise<boolean> {
        if (ids.length === 0) return true
        const found = await findRowsById(latest.current, url, ids, { signal, isQuiet: true }).catch(() => null)
        const byId = new Map(found?.records.map((row) => [row.id, row]))
        change((rows) => rows.map((row) => byId.get(row.id) ?? row))
        return ids.every((id) => byId.has(id))
      },
    }
  }, [client, url])
}
