import { Button } from 'antd'
import { useId, useState } from 'react'
import type { ReportQueryInfo } from '../../schemas/api/reports'
import { usePageHost } from '../session/PageHost'
import { ReportQueryInput } from './ReportQueryInput'

type Values = Readonly<Record<string, unknown>>

interface ReportSearchProps {
  queries: readonly ReportQueryInfo[]
  values: Values
  onSearch(values: Values): void
}

/** The query inputs of a report: one value, or a pair of from and to. Enter searches. */
export function ReportSearch({ queries, values, onSearch }: ReportSearchProps) {
  const { text } = usePageHost()
  const [draft, setDraft] = useState(values)
  const id = useId()
  const shown = queries.filter((query) => !query.hidden)
  if (shown.length === 0) return null
  const set = (name: string, value: unknown) => {
    const { [name]: _last, ...rest } = draft
    setDraft(value === null || value === undefined || value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <form
      className="picker-search"
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may stand inside of another form.
        event.stopPropagation()
        onSearch(draft)
      }}
    >
      {shown.map((query) => (
        <div key={query.field} className="picker-query">
          <label htmlFor={`${id}-${query.field}`}>{query.label}</label>
          {query.mode === 'single' ? (
            <ReportQueryInput
              id={`${id}-${query.field}`}
              query={query}
              value={draft[query.field]}
              onChange={(next) => set(query.field, next)}
            />
          ) : (
            <span className="picker-range">
              <ReportQueryInput
                id={`${id}-${query.field}`}
                query={query}
                value={draft[`${query.field}_begin`]}
                onChange={(next) => set(`${query.field}_begin`, next)}
              />
              <span aria-hidden>~</span>
              <ReportQueryInput
                id={`${id}-${query.field}-end`}
                label={text('fields.end', { title: query.label })}
                query={query}
                value={draft[`${query.field}_end`]}
                onChange={(next) => set(`${query.field}_end`, next)}
              />
            </span>
          )}
        </div>
      ))}
      <Button type="primary" htmlType="submit">
        {text('list.search')}
      </Button>
      <Button
        onClick={() => {
          setDraft({})
          onSearch({})
        }}
      >
        {text('list.reset')}
      </Button>
    </form>
  )
}
