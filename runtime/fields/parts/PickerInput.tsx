import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { type LabelLoader, rememberLabels } from '../../session/labels'
import type { PickedItem } from '../../session/PickerKinds'
import type { InputProps } from '../FieldComponents'
import { PickerBox } from './PickerBox'
import { useFieldLabels } from './useFieldLabels'
import { type OpeningProps, usePicking } from './usePicking'
import { joinValues, splitValues } from './values'

export type PickerInputProps<F extends FieldBase> = InputProps<F> & OpeningProps

interface Picking {
  isMultiple: boolean
  icon: ReactNode
  loader: LabelLoader
  /** Opens the picker with what the field holds. */
  pick(asked: { title: string; isMultiple: boolean; picked: readonly PickedItem[] }): Promise<readonly PickedItem[] | null>
}

/** A box whose values are picked in a dialog. */
export function PickerInput<F extends FieldBase>(props: PickerInputProps<F> & Picking) {
  const { field, value, isMultiple, icon, loader } = props
  const client = useQueryClient()
  const labels = useFieldLabels(loader, value, props.readRow(), field.key)
  const give = (items: readonly PickedItem[], change = props.onChange) => {
    rememberLabels(client, loader, Object.fromEntries(items.map((item) => [item.value, item.label])))
    change(joinValues(items.map((item) => item.value)))
  }
  const itemsOf = (values: readonly string[]) => values.map((one) => ({ value: one, label: labels[one] ?? one }))
  const open = usePicking(props, async (change) => {
    const items = await props.pick({ title: field.title, isMultiple, picked: itemsOf(splitValues(value)) })
    if (items) give(items, change)
  })
  return <PickerBox {...props} labels={labels} onOpen={open} onRemove={(left) => give(itemsOf(left))} icon={icon} isMultiple={isMultiple} />
}
