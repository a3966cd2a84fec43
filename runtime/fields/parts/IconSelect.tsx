import { Select, type SelectProps } from 'antd'
import { type IconField, iconNamesOf } from '../../../schemas/fields/icon'
import { CellIcon } from './CellIcon'
import { MenuIcon } from './MenuIcon'
import { useAllowClear } from './useAllowClear'
import './cells.css'

interface IconSelectProps extends Omit<SelectProps<string>, 'options'>, Pick<IconField, 'use'> {}

/** The icons to choose from, each before its name, found by a word of it. A stored name that is none of them is shown as it is. */
export function IconSelect({ use, ...props }: IconSelectProps) {
  const allowClear = useAllowClear()
  const names = iconNamesOf({ use })
  const shown = (name: string) => (
    <span className="cell-icon">
      {use !== 'menu' ? <CellIcon name={name} /> : names.includes(name) && <MenuIcon name={name} />}
      {name}
    </span>
  )
  return (
    <Select
      {...props}
      allowClear={allowClear}
      showSearch
      options={names.map((name) => ({ value: name, label: name }))}
      optionRender={({ value }) => shown(String(value))}
      labelRender={({ value }) => shown(String(value))}
    />
  )
}
