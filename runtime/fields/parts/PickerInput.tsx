import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { type LabelLoader, rememberLabels } from '../../pickers/labels'
import type { PickedItem, PickerProps } from '../../pickers/PickerProps'
import type { InputProps } from '../FieldComponents'
import { PickerBox } from './PickerBox'
import { useFieldLabels } from './useFieldLabels'
import { joinValues, splitValues } from './values'

export interface PickerInputProps<F extends FieldBase> extends InputProps<F> {
  /** true: the picker opens at once, as the editor of a table cell does. */
  isOpenAtFirst?: boolean
  onClosed?(): void
}

interface Picking {
  isMultiple: boolean
  icon: ReactNode
  loader: LabelLoader
  renderPicker(props: PickerProps): ReactNode
}

/** A box whose values are picked in a dialog; the dialog is loaded when it is first opened. */
export function PickerInput<F extends FieldBase>(props: PickerInputProps<F> & Picking) {
  const { field, value, onChange, isMultiple, icon, loader, onClosed } = props
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  // Each opening starts a picker of its own, so that nothing of the last choice is left in it.
  const [openings, setOpenings] = useState(isOpen ? 1 : 0)
  const labels = useFieldLabels(loader, value, props.readRow(), field.key)
  const give = (items: readonly PickedItem[]) => {
    rememberLabels(client, loader, Object.fromEntries(items.map((item) => [item.value, item.label])))
    onChange(joinValues(items.map((item) => item.value)))
  }
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  const itemsOf = (values: readonly string[]) => values.map((one) => ({ value: one, label: labels[one] ?? one }))
  return (
    <>
      <PickerBox
        {...props}
        labels={labels}
        onOpen={() => {
          setOpenings(openings + 1)
          setOpen(true)
        }}
        onRemove={(left) => give(itemsOf(left))}
        icon={icon}
        isMultiple={isMultiple}
      />
      {openings > 0 && (
        <Fragment key={openings}>
          {props.renderPicker({
            isOpen,
            title: field.title,
            isMultiple,
            picked: itemsOf(splitValues(value)),
            onPick(items) {
              give(items)
              close()
            },
            onClose: close,
          })}
        </Fragment>
      )}
    </>
  )
}
