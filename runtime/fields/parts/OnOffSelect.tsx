import { Select } from 'antd'
import { onOff } from '../../../schemas/fields/checkbox'
import { usePageHost } from '../../session/PageHost'
import type { QueryProps } from '../FieldComponents'
import { type OnOffField, onOffTexts } from './onOffComponents'

/** In a query there are three answers: yes, no, and not asked. */
export function OnOffSelect({ field, id, value, onChange, placeholder }: Omit<QueryProps<OnOffField>, 'isRange'>) {
  const { text, language } = usePageHost()
  const texts = onOffTexts(field.config, language) ?? [text('fields.yes'), text('fields.no')]
  const pair = onOff(field.config)
  const options = pair.map((one, index) => ({ value: String(one), label: texts[index] }))
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
}
