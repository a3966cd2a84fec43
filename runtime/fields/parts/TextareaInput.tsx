import TextArea from 'antd/es/input/TextArea'
import type { TextareaField } from '../../../schemas/fields/textarea'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { plainText } from './values'

const mostRows = 12

/** Pixels of so many lines, with the frame around them. */
function heightOf(rows: number): number {
  return rows * 22 + 10
}

/** Several lines of text; where the browser can, the box grows with them, which costs no measuring while somebody types. */
export function TextareaInput(props: InputProps<TextareaField>) {
  const { rows = 3, maxLength } = props.field.config
  const { placeholder } = props.field
  return (
    <TextArea
      placeholder={placeholder}
      {...inputPropsOf(props)}
      className="field-textarea"
      style={{ width: '100%', minHeight: heightOf(rows), maxHeight: heightOf(Math.max(rows, mostRows)) }}
      maxLength={maxLength}
      showCount={maxLength !== undefined && !props.disabled}
      value={plainText(props.value)}
      onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
