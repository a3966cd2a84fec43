import TextArea from 'antd/es/input/TextArea'
import type { TextareaField } from '../../../schemas/fields/textarea'
import type { EditorProps } from '../FieldComponents'
import { ariaOf } from './inputProps'
import { LaterPopoverEditor } from './laterPopoverEditor'
import { plainText } from './values'

/** Several lines in a table cell: a pop-up of 300 × 210 over the cell. */
export function TextareaEditor(props: EditorProps<TextareaField>) {
  const { field, id, value, onChange, onClose } = props
  const { placeholder } = field
  return (
    <LaterPopoverEditor text={plainText(value)} onClose={onClose}>
      <TextArea
        id={id}
        {...ariaOf(props)}
        placeholder={placeholder}
        maxLength={field.config.maxLength}
        style={{ width: 300, height: 210, resize: 'none' }}
        value={plainText(value)}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </LaterPopoverEditor>
  )
}
