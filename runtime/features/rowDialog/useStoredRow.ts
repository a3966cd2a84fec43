import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Row } from '../../../schemas/api/Result'
import type { FormPart } from '../../model/PageModel'
import { oneRow, rowsKey } from '../../query/useRows'
import { usePageHost } from '../../session/PageHost'

export interface StoredRow {
  row: Row
  subRows: Readonly<Record<string, readonly Row[]>>
}

/**
 * The row as it is stored now, with its sub-tables: asked for each time the form is opened, since the list may be old.
 * A page without `url.queryById` shows the row of the list.
 */
export function useStoredRow(page: FormPart, listed: Row | undefined): { stored?: StoredRow; error: Error | null; retry(): void } {
  const { calls } = usePageHost()
  const url = page.url.queryById
  const { data, error, refetch } = useQuery({
    queryKey: [...rowsKey(page.url), oneRow, listed?.id],
    queryFn: ({ signal }) => calls.queryById(url ?? '', listed?.id ?? '', { signal }),
    enabled: url !== undefined && listed !== undefined,
    gcTime: 0,
    // The form stands on these rows: a list that is loaded anew must not begin them again under the typing hand.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const known = useKnownRow(listed?.id, data)
  const row = url === undefined ? listed : known
  const stored = useMemo(() => row && { row, subRows: subRowsOf(row, page) }, [row, page])
  return { stored, error, retry: () => void refetch() }
}

/** A page that comes back into sight asks anew, from nothing: until the answer is there the form stands on the row that it was opened with, and on what was typed. */
function useKnownRow(id: string | undefined, read: Row | undefined): Row | undefined {
  const [last, keep] = useState({ id, read })
  if (read && read !== last.read) keep({ id, read })
  return read ?? (last.id === id ? last.read : undefined)
}

function subRowsOf(row: Row, { subTables }: FormPart): Record<string, readonly Row[]> {
  const sub = row.sub as Record<string, readonly Row[]> | undefined
  // Rows that were not loaded are left out: they must not be taken for none.
  return sub ? Object.fromEntries(subTables.map(({ key }) => [key, sub[key] ?? []])) : {}
}
