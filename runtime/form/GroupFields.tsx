import { type CSSProperties, memo } from 'react'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FieldModel } from '../model/PageModel'
import { FieldErrorBoundary } from './FieldErrorBoundary'
import type { FieldGroupProps } from './FieldGroup'
import { FormField } from './FormField'
import { LaterDetailFields, LaterPeriodField } from './laterParts'

/** The fields of a group side by side. Drawn once, however often the group is folded. */
export const GroupFields = memo(function GroupFields({ group, core }: FieldGroupProps) {
  const { details } = core.page.form
  if (details && core.mode === 'view') return <LaterDetailFields group={group} core={core} details={details} />
  return (
    <div className="pw-form-grid" style={{ '--pw-form-columns': core.page.form.columns } as CSSProperties}>
      {group.fields.filter(standsAlone).map((field) => (
        <FieldErrorBoundary key={field.key} field={field}>
          {field.problem ? (
            <BrokenField title={field.title} message={field.problem.message} />
          ) : field.end?.isInForm ? (
            <LaterPeriodField field={currentOf(core, field)} end={currentOf(core, field.end)} core={core} />
          ) : (
            <FormField field={currentOf(core, field)} core={core} />
          )}
        </FieldErrorBoundary>
      ))}
    </div>
  )
})

/** The end of a period is drawn with its beginning. */
function standsAlone({ isEnd }: FieldModel): boolean {
  return !isEnd
}

function currentOf(core: FieldGroupProps['core'], field: FieldModel): FieldModel {
  return core.fields.get(field.key) ?? field
}

/** In the place of a field that could not be compiled. */
function BrokenField({ title, message }: { title: string; message: string }) {
  return (
    <div className="pw-field">
      <ErrorNotice size="inline" title={title} message={message} />
    </div>
  )
}
