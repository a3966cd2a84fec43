import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundRows as Answer } from '../../../schemas/api/rows'
import { CallError } from '../../calls/Calls'
import { EmptyState } from '../../kit/EmptyState'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import type { FormPart, QueryItemModel } from '../../model/PageModel'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { FindForm, type FindValues, isComplete } from './FindForm'
import { FoundRecords } from './FoundRecords'
import { FoundTable } from './FoundTable'

interface FindRowsProps {
  page: FormPart
  by: readonly QueryItemModel[]
  show: 'record' | 'table'
}

/** Rows that the reader names by their values. Nothing is shown before all of them are given; those in the page's address count at once. */
export function FindRows({ page, by, show }: FindRowsProps) {
  const { search = '' } = usePageHost()
  const [values, setValues] = useState<FindValues>(() => valuesIn(search, by))
  return (
    <>
      <FindForm by={by} values={values} onFind={setValues} />
      {isComplete(by, values) && <Found page={page} values={values} show={show} />}
    </>
  )
}

function valuesIn(search: string, by: readonly QueryItemModel[]): FindValues {
  const given = new URLSearchParams(search)
  return Object.fromEntries(by.flatMap(({ field: { key } }) => (given.get(key) ? [[key, given.get(key) ?? '']] : [])))
}

function Found({ page, values, show }: { page: FormPart; values: FindValues; show: 'record' | 'table' }) {
  const { calls, text } = usePageHost()
  const url = page.url.find
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['found', url, values],
    queryFn: async ({ signal }) => {
      if (!url) throw new CallError('notFound', text('form.noFindUrl'))
      return calls.post<Answer>(url, { values }, { signal, isRead: true })
    },
    gcTime: 0,
  })
  if (error) return <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} />
  if (!data) return <Spinner minHeight={160} />
  if (data.records.length === 0) return <EmptyState text={text('form.foundNothing')} />
  return (
    <div aria-busy={isFetching}>
      <output className="pw-form-found-count">{text('form.found', { count: data.records.length })}</output>
      {show === 'table' ? <FoundTable page={page} rows={data.records} /> : <FoundRecords page={page} rows={data.records} />}
    </div>
  )
}
