import { Input } from 'antd'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { plainText } from './values'

/** One line of text. */
export function TextInput(props: InputProps<FieldBase & { maxLength?: number }>) {
  const { placeholder } = props.field
  return (
    <Input
      placeholder={placeholder}
      {...inputPropsOf(props)}
      maxLength={props.field.config.maxLength}
      value={plainText(props.value)}
      onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
