import { type CSSProperties, useMemo, useSyncExternalStore } from 'react'
import type { DetailList } from '../../schemas/page/parts/Form'
import type { FieldModel } from '../model/PageModel'
import { FieldErrorBoundary } from './FieldErrorBoundary'
import type { FieldGroupProps } from './FieldGroup'
import { FieldText } from './FieldText'
import { inputPropsOfField } from './FormField'
import { inputId } from './inputId'
import type { RowFormCore } from './RowFormCore'
import './RowForm.css'

/** The fields of a group that are only read, as a list of names and values. The end of a period stands with its beginning. */
export function DetailFields({ group, core, details }: FieldGroupProps & { details: Required<DetailList> }) {
  return (
    <dl className={`pw-details pw-details--${details.layout}`} style={{ '--pw-form-columns': details.columns } as CSSProperties}>
      {group.fields
        .filter(({ isEnd }) => !isEnd)
        .map((field) => (
          <FieldErrorBoundary key={field.key} field={field}>
            <Detail field={core.fields.get(field.key) ?? field} core={core} columns={details.columns} />
          </FieldErrorBoundary>
        ))}
    </dl>
  )
}

interface DetailProps {
  field: FieldModel
  core: RowFormCore
  columns: number
}

function Detail({ field, core, columns }: DetailProps) {
  const { subscribe, read } = useMemo(() => inputPropsOfField(core, field), [core, field])
  const { value, isVisible } = useSyncExternalStore(subscribe, read)
  if (!isVisible) return null
  return (
    <div className="pw-detail" style={{ '--pw-field-span': Math.min(field.span ?? 1, columns) } as CSSProperties}>
      <dt>{field.title}</dt>
      <dd>{field.problem ? field.problem.message : <FieldText id={inputId(core, field.key)} field={field} value={value} core={core} />}</dd>
    </div>
  )
}
