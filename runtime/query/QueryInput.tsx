import { facesOf } from '../fields'
import type { FieldFaces } from '../fields/FieldFaces'
import { ErrorNotice } from '../kit/ErrorNotice'
import { Fence } from '../kit/Fence'
import type { FieldModel, QueryItemModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'

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
          <Fence size="inline">
            <QueryFace item={item} id={id} value={value} onChange={onChange} />
          </Fence>
        )}
      </div>
    </div>
  )
}

function QueryFace({ item, id, value, onChange }: QueryInputProps) {
  const { text } = usePageHost()
  const { field, isRange, placeholder } = item
  const faces = facesOf(field.kind)
  const { Query } = faces
  if (Query) return <Query field={field} id={id} value={value} onChange={onChange} isRange={isRange} placeholder={placeholder} />
  if (!isRange) return <PlainInput faces={faces} field={field} id={id} value={value} onChange={onChange} />
  const [begin = null, end = null] = Array.isArray(value) ? value : []
  return (
    <div className="list-query-range">
      <PlainInput faces={faces} field={field} id={id} value={begin} onChange={(next) => onChange([next, end])} />
      <span aria-hidden>~</span>
      <fieldset aria-label={text('list.end')}>
        <PlainInput faces={faces} field={field} id={`${id}-end`} value={end} onChange={(next) => onChange([begin, next])} />
      </fieldset>
    </div>
  )
}

interface PlainInputProps {
  faces: FieldFaces
  field: FieldModel
  id: string
  value: unknown
  onChange(value: unknown): void
}

const noRow = {}

function PlainInput({ faces, field, id, value, onChange }: PlainInputProps) {
  const { Input } = faces
  if (!Input) return null
  return <Input field={field} id={id} value={value} onChange={onChange} disabled={false} isInvalid={false} readRow={() => noRow} />
}
