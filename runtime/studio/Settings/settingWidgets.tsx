import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { Input, InputNumber, Select } from 'antd'
import { signsOf } from '../../text/formatNumber'
import { currentLanguage } from '../../text/i18n'
import { useText } from '../../text/useText'
import { helpId } from './SettingTemplate'

type Wiring = { id: string; disabled?: boolean; 'aria-describedby': string; 'aria-invalid'?: true; style: { width: string } }

function wire({ id, disabled, readonly, rawErrors }: WidgetProps): Wiring {
  return {
    id,
    disabled: disabled || readonly,
    'aria-describedby': helpId(id),
    ...(rawErrors && rawErrors.length > 0 ? { 'aria-invalid': true } : {}),
    style: { width: '100%' },
  }
}

/** What is emptied is taken out of the page; what a page must have stays, empty, and says so. */
function TextWidget(props: WidgetProps) {
  const { value, required, onChange } = props
  const empty = required ? '' : undefined
  return (
    <Input
      {...wire(props)}
      placeholder={props.placeholder}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value === '' ? empty : event.target.value)}
    />
  )
}

function NumberWidget(props: WidgetProps) {
  const { value, schema, onChange } = props
  return (
    <InputNumber
      {...wire(props)}
      placeholder={props.placeholder}
      min={schema.minimum}
      max={schema.maximum}
      decimalSeparator={signsOf(currentLanguage()).decimal}
      precision={schema.type === 'integer' ? 0 : undefined}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => onChange(number ?? undefined)}
    />
  )
}

function SelectWidget(props: WidgetProps) {
  const { text } = useText()
  const { value, required, options, onChange } = props
  return (
    <Select
      {...wire(props)}
      allowClear={!required}
      placeholder={props.placeholder || text('studio.settingNotSet')}
      value={value ?? undefined}
      options={(options.enumOptions ?? []).map((option) => ({ value: option.value, label: String(option.value) }))}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}

/** On, off, one of some words, or not said: then the product decides. */
function YesNoWidget(props: WidgetProps) {
  const { text } = useText()
  // A cast: `settingsSchema` has put them there.
  const words = (props.options.words ?? []) as readonly string[]
  const options = [
    { value: 'true', label: text('fields.yes') },
    { value: 'false', label: text('fields.no') },
    ...words.map((word) => ({ value: word, label: word })),
  ]
  const sayYesNo = (value: string | undefined) => options.find((option) => option.value === value)?.label
  return (
    <Select
      {...wire(props)}
      allowClear
      placeholder={sayYesNo(props.placeholder) ?? text('studio.settingNotSet')}
      value={options.find(({ value }) => value === String(props.value))?.value}
      options={options}
      onChange={(chosen) => props.onChange(chosen === 'true' || (chosen === 'false' ? false : chosen))}
    />
  )
}

/** The inputs that settings are drawn with. */
export const settingWidgets: RegistryWidgetsType = { TextWidget, SelectWidget, number: NumberWidget, yesNo: YesNoWidget }
