import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { Switch } from 'antd'
import { useText } from '../../text/useText'

/** Settings that can be switched off as a whole: the page then says `false` in their place. */
export function SwitchableSetting(props: FieldProps) {
  const { text } = useText()
  const { fieldPathId, formData, name, disabled, readonly, onChange, registry } = props
  const { ObjectField } = registry.fields
  const isOn = formData !== false
  if (!ObjectField) return null
  return (
    <>
      <Switch
        id={fieldPathId.$id}
        aria-label={text('studio.settingSwitch', { name })}
        disabled={disabled || readonly}
        checked={isOn}
        onChange={(on) => onChange(on ? undefined : false, fieldPathId.path)}
      />
      {isOn && <ObjectField {...props} uiSchema={withoutField(props.uiSchema)} />}
    </>
  )
}

function withoutField(uiSchema: FieldProps['uiSchema']): FieldProps['uiSchema'] {
  if (getUiOptions(uiSchema).field === undefined) return uiSchema
  const { 'ui:field': _own, ...rest } = uiSchema ?? {}
  return rest
}
