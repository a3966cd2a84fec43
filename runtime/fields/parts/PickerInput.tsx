import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { rememberLabels } from '../../session/labels'
import type { PickedSource } from '../../session/PickedSource'
import type { PickedItem } from '../../session/PickerKinds'
import type { InputProps } from '../FieldComponents'
import { PickerBox } from './PickerBox'
import type { AskedPick } from './pickerComponents'
import { useFieldLabels } from './useFieldLabels'
import { type OpeningProps, usePicking } from './usePicking'
import { joinValues, splitValues } from './values'

interface Picking {
  isMultiple: boolean
  icon: ReactNode
  source: PickedSource
  /** Opens the picker with what the field holds. */
  pick(asked: AskedPick): Promise<readonly PickedItem[] | null>
}

/** A box whose values are picked in a dialog, or found by what is typed into it. */
export function PickerInput({ isMultiple, icon, source, pick, ...props }: InputProps<FieldBase> & OpeningProps & Picking) {
  const { field, value, readRow, onChange } = props
  const client = useQueryClient()
  const labels = useFieldLabels(source, value, readRow(), field.key)
  const give = (items: readonly PickedItem[], change = onChange) => {
    rememberLabels(client, source, Object.fromEntries(items.map((item) => [item.value, item.label])))
    change(joinValues(items.map((item) => item.value)))
  }
  const itemsOf = (values: readonly string[], found: readonly PickedItem[] = []) => {
    const known = new Map(found.map((item) => [item.value, item]))
    return values.map((one) => known.get(one) ?? { value: one, label: labels[one] ?? one })
  }
  const open = usePicking(props, async (change) => {
    const items = await pick({ title: field.title, isMultiple, picked: itemsOf(splitValues(value)) })
    if (items) give(items, change)
  })
  return (
    <PickerBox
      {...props}
      labels={labels}
      isMultiple={isMultiple}
      icon={icon}
      source={source}
      onOpen={open}
      onChange={(values, found) => give(itemsOf(values, found))}
    />
  )
}
