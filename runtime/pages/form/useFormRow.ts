import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../schemas/api/Result'
import { CallError } from '../../calls/Calls'
import type { FormPart } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

interface LoadedRow {
  row: Row
  subRows: Record<string, readonly Row[]>
}

/** A stored row with its sub-tables, for a form that changes it. */
export function useFormRow(page: FormPart, id: string): { loaded?: LoadedRow; error: Error | null; reload(): void } {
  const { calls, text } = usePageHost()
  const url = page.url.queryById
  const { data, error, refetch } = useQuery({
    queryKey: ['form-row', page.code, url, id],
    queryFn: async ({ signal }): Promise<LoadedRow> => {
      if (!url) throw new CallError('notFound', text('form.noUrl'))
      const { sub, ...row } = await calls.queryById(url, id, { signal })
      return { row: row as Row, subRows: (sub ?? {}) as LoadedRow['subRows'] }
    },
    gcTime: 0,
  })
  return { loaded: data, error, reload: () => void refetch() }
}
