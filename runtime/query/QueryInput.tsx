import { useMemo } from 'react'
import { componentsOf } from '../fields/componentsOf'
import type { FieldComponents } from '../fields/FieldComponents'
import { noRow } from '../fields/parts/values'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FieldModel, QueryItemModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import './query.css'

interface QueryInputProps {
  item: QueryItemModel
  id: string
  value: unknown
  onChange(value: unknown): void
}

/** One labelled input of the query bar. One that is broken says so in its place. */
export function QueryInput({ item, id, value, onChange }: QueryInputProps) {
  const { field, label } = item
  return (
    <div className={item.isRange ? 'list-query-item list-query-item--range' : 'list-query-item'}>
      <label htmlFor={id} title={label}>
        {label}
      </label>
      <div className="list-query-input">
        {field.problem ? (
          <ErrorNotice size="inline" message={field.problem.message} />
        ) : (
          <ErrorBoundary size="inline">
            <QueryValueInput item={item} id={id} value={value} onChange={onChange} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}

/** The input of a question's value, without its label. */
export function QueryValueInput({ item, id, value, onChange }: QueryInputProps) {
  const { text } = usePageHost()
  const { isRange, placeholder } = item
  // Inputs read the placeholder of their field, which is that of a form.
  const field = useMemo(() => ({ ...item.field, placeholder }), [item.field, placeholder])
  const components = componentsOf(field.kind)
  const { Query } = components
  if (Query) return <Query field={field} id={id} value={value} onChange={onChange} isRange={isRange} placeholder={placeholder} />
  if (!isRange) return <PlainInput components={components} field={field} id={id} value={value} onChange={onChange} />
  const [begin = null, end = null] = Array.isArray(value) ? value : []
  return (
    <div className="list-query-range">
      <PlainInput components={components} field={field} id={id} value={begin} onChange={(next) => onChange([next, end])} />
      <span aria-hidden>~</span>
      <fieldset aria-label={text('list.end')}>
        <PlainInput components={components} field={field} id={`${id}-end`} value={end} onChange={(next) => onChange([begin, next])} />
      </fieldset>
    </div>
  )
}

interface PlainInputProps {
  components: FieldComponents
  field: FieldModel
  id: string
  value: unknown
  onChange(value: unknown): void
}

function PlainInput({ components, field, id, value, onChange }: PlainInputProps) {
  const { Input } = components
  if (!Input) return null
  return <Input field={field} id={id} value={value} onChange={onChange} disabled={false} isInvalid={false} readRow={() => noRow} />
}
