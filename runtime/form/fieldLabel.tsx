import { QuestionCircleOutlined } from '@ant-design/icons'
import type { ReactElement } from 'react'
import { ReachedTooltip } from '../kit/tooltips'
import type { FieldModel } from '../model/PageModel'
import type { PageHost } from '../session/PageHost'

interface FieldLabelProps {
  /** Id of the element that the label names. */
  id: string
  field: FieldModel
  isRequired: boolean
  text: PageHost['text']
}

/** The label of a field. No component of its own: it is made once for each field, and a long form has many. */
export function fieldLabel({ id, field, isRequired, text }: FieldLabelProps): ReactElement {
  return (
    <div className="pw-field-head">
      <label htmlFor={id} id={`${id}-label`}>
        {isRequired && (
          <span className="pw-field-required" title={text('form.required')} aria-hidden="true">
            *
          </span>
        )}
        {field.title}
      </label>
      {field.help !== '' && field.helpAt === 'label' && (
        <ReachedTooltip title={field.help} trigger={['hover', 'focus']}>
          <button type="button" className="pw-field-help" aria-label={text('form.help', { title: field.title })}>
            <QuestionCircleOutlined />
          </button>
        </ReachedTooltip>
      )}
    </div>
  )
}
