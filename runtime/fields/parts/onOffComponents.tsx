import { Select } from 'antd'
import { onOff } from '../../../schemas/fields/checkbox'
import type { OnOffBase } from '../../../schemas/fields/FieldBase'
import type { FieldModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { text as textNow } from '../../text/i18n'
import type { QueryProps, RowValues } from '../FieldComponents'
import { rangeQuery } from './rangeQuery'
import { dictTextOf, plainText } from './values'

/** Whether the value stands for on. Compared as text: `1` comes back from a text column as `"1"`. */
export function isOn(value: unknown, field: OnOffBase): boolean {
  return value !== null && value !== undefined && String(value) === String(onOff(field)[0])
}

/** "Yes" or "no"; empty where there is no value, the value itself where it is neither of the pair. */
export function onOffText(value: unknown, field: FieldModel<OnOffBase>, row: RowValues): string {
  const shown = dictTextOf(row, field.key)
  if (shown !== undefined || value === null || value === undefined || value === '') return shown ?? ''
  if (isOn(value, field.config)) return textNow('fields.yes')
  return String(value) === String(onOff(field.config)[1]) ? textNow('fields.no') : plainText(value)
}

/** In a query there are three answers: yes, no, and not asked. */
export const OnOffQuery = rangeQuery(function OnOffSelect({
  field,
  id,
  value,
  onChange,
  placeholder,
}: Omit<QueryProps<OnOffBase>, 'isRange'>) {
  const { text } = usePageHost()
  const pair = onOff(field.config)
  const options = pair.map((one, index) => ({ value: String(one), label: text(index === 0 ? 'fields.yes' : 'fields.no') }))
  return (
    <Select
      id={id}
      allowClear
      placeholder={placeholder}
      style={{ width: '100%' }}
      options={options}
      value={value === null || value === undefined ? undefined : String(value)}
      onChange={(chosen: string | undefined) => onChange(pair.find((one) => String(one) === chosen) ?? null)}
    />
  )
})
