import { type CSSProperties, memo } from 'react'
import { ErrorNotice } from '../kit/ErrorNotice'
import { FieldErrorBoundary } from './FieldErrorBoundary'
import type { FieldGroupProps } from './FieldGroup'
import { FormField } from './FormField'

/** The fields of a group side by side. Drawn once, however often the group is folded. */
export const GroupFields = memo(function GroupFields({ group, core }: FieldGroupProps) {
  return (
    <div className="pw-form-grid" style={{ '--pw-form-columns': core.page.form.columns } as CSSProperties}>
      {group.fields.map((field) => (
        <FieldErrorBoundary key={field.key} field={field}>
          {field.problem ? (
            <BrokenField title={field.title} message={field.problem.message} />
          ) : (
            <FormField field={core.fields.get(field.key) ?? field} core={core} />
          )}
        </FieldErrorBoundary>
      ))}
    </div>
  )
})

/** In the place of a field that could not be compiled. */
function BrokenField({ title, message }: { title: string; message: string }) {
  return (
    <div className="pw-field">
      <ErrorNotice size="inline" title={title} message={message} />
    </div>
  )
}
