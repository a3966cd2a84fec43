import { type CSSProperties, memo } from 'react'
import { ErrorNotice } from '../kit/ErrorNotice'
import type { FormGroupModel } from '../model/PageModel'
import { FieldErrorBoundary } from './FieldErrorBoundary'
import { FormField } from './FormField'
import type { RowFormCore } from './RowFormCore'

/** The fields of the form under their headings. Drawn once. */
export const FormGroups = memo(function FormGroups({ core }: { core: RowFormCore }) {
  const { groups, columns } = core.page.form
  const filled = groups.filter(({ fields }) => fields.length > 0)
  if (filled.length === 0) return <p className="pw-form-empty">{core.host.text('form.empty')}</p>
  return filled.map((group, index) => <FormGroup key={index} group={group} columns={columns} core={core} />)
})

interface FormGroupProps {
  group: FormGroupModel
  columns: number
  core: RowFormCore
}

function FormGroup({ group, columns, core }: FormGroupProps) {
  const headingId = `${core.id}-group-${group.title}`
  const hasTitle = group.title !== ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-labelledby={hasTitle ? headingId : undefined} className="pw-form-group">
      {hasTitle && (
        <h3 id={headingId} className="pw-form-heading">
          {group.title}
        </h3>
      )}
      <div className="pw-form-grid" style={{ '--pw-form-columns': columns } as CSSProperties}>
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
    </div>
  )
}

/** In the place of a field that could not be compiled. */
function BrokenField({ title, message }: { title: string; message: string }) {
  return (
    <div className="pw-field">
      <ErrorNotice size="inline" title={title} message={message} />
    </div>
  )
}
