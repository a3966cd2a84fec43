import { Select, type SelectProps } from 'antd'
import { useKeptByTab } from './useKeptByTab'

type SeveralSelectProps<V> = Omit<SelectProps<V[]>, 'mode' | 'onInputKeyDown'>

/** Several of some choices, outside of the fields of a page. */
export function SeveralSelect<V extends string | number>({ value = [], onChange, ...props }: SeveralSelectProps<V>) {
  const byTab = useKeptByTab(value ?? [])
  return (
    <Select
      {...props}
      mode="multiple"
      value={value}
      onInputKeyDown={byTab.hearKey}
      onChange={(next, option) => onChange?.(byTab.keep(next), option)}
    />
  )
}
