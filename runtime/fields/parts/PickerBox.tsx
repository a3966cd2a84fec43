import { Select } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { Labels } from '../../session/labels'
import type { InputProps } from '../FieldComponents'
import { inputPropsOf } from './inputProps'
import { usePlaceholder } from './usePlaceholder'
import { plainText, splitValues } from './values'

interface PickerBoxProps extends InputProps<FieldBase> {
  labels: Labels
  isMultiple: boolean
  icon: ReactNode
  onOpen(): void
  /** The values that are left after one was taken away, or all. */
  onRemove(left: readonly string[]): void
}

/** Enter opens an empty box only: a filled one is left by it, as every other field. */
const openingKeys = [' ', 'ArrowDown']

/** The box of a picker: shows what was picked, opens the picker by click, space, arrow down or, while it is empty, Enter, and takes values away. */
export function PickerBox(props: PickerBoxProps) {
  const { field, value, labels, isMultiple, icon, disabled, onOpen, onRemove } = props
  const placeholder = usePlaceholder(field, 'choose', disabled)
  // A single value may hold a comma of its own.
  const values = isMultiple ? splitValues(value) : [plainText(value)].filter((one) => one !== '')
  const entries = values.map((one) => ({ value: one, label: labels[one] ?? one }))
  const isEmpty = entries.length === 0
  const openByKey = (event: KeyboardEvent) => {
    if (disabled || !(openingKeys.includes(event.key) || (event.key === 'Enter' && isEmpty))) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Select
      placeholder={placeholder}
      {...inputPropsOf(props)}
      data-opens={isEmpty || undefined}
      mode={isMultiple ? 'multiple' : undefined}
      maxTagCount={isMultiple ? 2 : undefined}
      open={false}
      showSearch={false}
      allowClear
      suffixIcon={icon}
      options={entries}
      value={isMultiple ? entries.map((entry) => entry.value) : entries[0]?.value}
      onChange={(left: string | string[] | undefined) => onRemove(left === undefined ? [] : Array.isArray(left) ? left : [left])}
      onClick={(event) => {
        // The cross that empties the box, and that of a tag, are inside of it.
        if (disabled || (event.target as Element).closest('.ant-select-clear, .ant-select-selection-item-remove')) return
        onOpen()
      }}
      onKeyDown={openByKey}
    />
  )
}
