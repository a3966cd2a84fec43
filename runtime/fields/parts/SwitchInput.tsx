import { Switch } from 'antd'
import { onOff } from '../../../schemas/fields/checkbox'
import type { SwitchField } from '../../../schemas/fields/switch'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ariaOf, settingsOf } from './inputProps'
import { isOn, onOffTexts } from './onOffComponents'

export function SwitchInput(props: InputProps<SwitchField>) {
  const { field, id, value, onChange, onBlur, disabled, autoFocus } = props
  const [on, off] = onOff(field.config)
  const texts = onOffTexts(field.config, usePageHost().language)
  return (
    <Switch
      {...settingsOf(field)}
      {...({ ...ariaOf(props), onBlur } as object)}
      id={id}
      aria-label={field.title}
      disabled={disabled}
      autoFocus={autoFocus}
      checkedChildren={texts?.[0]}
      unCheckedChildren={texts?.[1]}
      checked={isOn(value, field.config)}
      onChange={(isChecked) => onChange(isChecked ? on : off)}
    />
  )
}
