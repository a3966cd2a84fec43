import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { RowsPart } from '../../model/PageModel'
import type { RowsQuestion } from '../../query/fetchRows'
import { findRowsById } from '../../query/findRowsById'
import { isListOf, rowsKey } from '../../query/useRows'
import { usePageHost } from '../../session/PageHost'
import { overAllKey } from '../grouping/groupQuestions'
import { mapRows, patchRow } from './patchRows'

/** What became of rows that were read anew. */
interface ReadRows {
  /** false when not every row could be read: some have gone, or the server does not find rows by their ids. */
  isWhole: boolean
  /** Rows that are there, and no longer asked for. */
  left: readonly Row[]
  /** true when one of them has another parent now. */
  isMoved: boolean
}

/** The rows that the list has fetched, changed where they lie. */
export function useRowCache({ url, tree }: RowsPart) {
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
      /** Reads rows anew, and whether `asked` of them still are among those that `question` asks for, where there is one. */
      async readAnew(
        ids: readonly string[],
        question: RowsQuestion | undefined,
        asked: readonly string[],
        signal: AbortSignal,
      ): Promise<ReadRows> {
        const byId = new Map<string, Row>()
        const read = async (some: readonly string[], among?: RowsQuestion) => {
          if (some.length === 0) return []
          const { records } = await findRowsById(latest.current, url, some, { signal, isQuiet: true }, among)
          const rows = records.filter(({ id }) => some.includes(id))
          for (const row of rows) byId.set(row.id, row)
          return rows
        }
        const others = await read(question ? asked : ids, question)
          .then(() => (question ? read(ids.filter((id) => !byId.has(id))) : []))
          .catch(() => [])
        let isMoved = false
        const renew = (row: Row): Row => {
          const now = byId.get(row.id)
          if (now && tree && tree.parentKey in row && now[tree.parentKey] !== row[tree.parentKey]) isMoved = true
          return now ?? row
        }
        change((rows) => rows.map(renew))
        return { isWhole: ids.every((id) => byId.has(id)), left: others.filter(({ id }) => asked.includes(id)), isMoved }
      },
    }
  }, [client, url, tree])
}
