import { QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactElement } from 'react'
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
        <Tooltip title={field.help} trigger={['hover', 'focus']}>
          <button type="button" className="pw-field-help" aria-label={text('form.help', { title: field.title })}>
            <QuestionCircleOutlined />
          </button>
        </Tooltip>
      )}
    </div>
  )
}
