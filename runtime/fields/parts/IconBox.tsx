import { Select } from 'antd'
import { cellIconNames } from '../../../schemas/fields/cellIcons'
import type { IconField } from '../../../schemas/fields/icon'
import type { InputProps } from '../FieldComponents'
import { CellIcon } from './CellIcon'
import { inputPropsOf } from './inputProps'
import { usePlaceholder } from './usePlaceholder'
import { plainText } from './values'
import './cells.css'

const choices = cellIconNames.map((name) => ({ value: name as string, label: name as string }))

/** The icons to choose from, each before its name, found by a word of it. A stored name that is none of them is shown as it is. */
export function IconBox(props: InputProps<IconField>) {
  const placeholder = usePlaceholder(props.field, 'choose', props.disabled)
  const shown = (name: string) => (
    <span className="cell-icon">
      <CellIcon name={name} />
      {name}
    </span>
  )
  return (
    <Select
      placeholder={placeholder}
      {...inputPropsOf(props)}
      allowClear
      showSearch
      options={choices}
      optionRender={({ value }) => shown(String(value))}
      labelRender={({ value }) => shown(String(value))}
      value={plainText(props.value) || undefined}
      onChange={(name) => props.onChange(name ?? null)}
    />
  )
}
