import { Select } from 'antd'
import { onOff } from '../../../schemas/fields/checkbox'
import type { ReachedSelectProps } from '../../kit/reachedSelect'
import { usePageHost } from '../../session/PageHost'
import type { QueryProps } from '../FieldComponents'
import { type OnOffField, onOffTexts } from './onOffComponents'
import { useAllowClear } from './useAllowClear'

/** In a query there are three answers: yes, no, and not asked. */
export function OnOffSelect(props: Omit<QueryProps<OnOffField>, 'isRange'> & ReachedSelectProps) {
  const allowClear = useAllowClear()
  const { field, id, value, onChange, placeholder, autoFocus, isOpenAtFirst } = props
  const { text, language } = usePageHost()
  const texts = onOffTexts(field.config, language) ?? [text('fields.yes'), text('fields.no')]
  const pair = onOff(field.config)
  const options = pair.map((one, index) => ({ value: String(one), label: texts[index] }))
  return (
    <Select
      id={id}
      autoFocus={autoFocus}
      defaultOpen={isOpenAtFirst}
      allowClear={allowClear}
      placeholder={placeholder}
      style={{ width: '100%' }}
      options={options}
      value={value === null || value === undefined ? undefined : String(value)}
      onChange={(chosen: string | undefined) => onChange(pair.find((one) => String(one) === chosen) ?? null)}
    />
  )
}
