import { Checkbox } from 'antd'
import { type CheckboxField, onOff } from '../../../schemas/fields/checkbox'
import type { InputProps } from '../FieldComponents'
import { ariaOf, settingsOf } from './inputProps'
import { isOn } from './onOffComponents'

export function CheckboxInput(props: InputProps<CheckboxField>) {
  const { field, id, value, onChange, onBlur, disabled, autoFocus } = props
  const [on, off] = onOff(field.config)
  return (
    <Checkbox
      {...settingsOf(field)}
      {...ariaOf(props)}
      id={id}
      aria-label={field.title}
      disabled={disabled}
      autoFocus={autoFocus}
      checked={isOn(value, field.config)}
      onChange={(event) => onChange(event.target.checked ? on : off)}
      onBlur={onBlur}
    />
  )
}
