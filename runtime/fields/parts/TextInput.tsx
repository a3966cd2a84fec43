import { Input } from 'antd'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { InputProps } from '../FieldFaces'
import { usePlaceholder } from './usePlaceholder'
import { plainText } from './values'
import { wiringOf } from './wiring'

/** One line of text. */
export function TextInput(props: InputProps<FieldBase & { maxLength?: number }>) {
  const placeholder = usePlaceholder(props.field, 'enter', props.disabled)
  return (
    <Input
      placeholder={placeholder}
      {...wiringOf(props)}
      maxLength={props.field.config.maxLength}
      value={plainText(props.value)}
      onChange={(event) => props.onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}
