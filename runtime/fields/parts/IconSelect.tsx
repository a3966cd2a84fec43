import { Select, type SelectProps } from 'antd'
import { cellIconNames } from '../../../schemas/fields/cellIcons'
import { CellIcon } from './CellIcon'
import './cells.css'

const choices = cellIconNames.map((name) => ({ value: name as string, label: name as string }))

/** The icons to choose from, each before its name, found by a word of it. A stored name that is none of them is shown as it is. */
export function IconSelect(props: Omit<SelectProps<string>, 'options'>) {
  const shown = (name: string) => (
    <span className="cell-icon">
      <CellIcon name={name} />
      {name}
    </span>
  )
  return (
    <Select
      {...props}
      allowClear
      showSearch
      options={choices}
      optionRender={({ value }) => shown(String(value))}
      labelRender={({ value }) => shown(String(value))}
    />
  )
}
