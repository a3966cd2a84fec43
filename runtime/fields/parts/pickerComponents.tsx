import type { ComponentType } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { FieldModel } from '../../model/PageModel'
import type { PickedSource } from '../../session/PickedSource'
import type { FieldComponents } from '../FieldComponents'
import { LabelCell } from './LabelCell'
import type { PickerInputProps } from './PickerInput'
import { PopupEditor } from './PopupEditor'
import { dictTextWith, hasDictText } from './values'

/** What the kinds have in common whose values are picked in a dialog. */
export function pickerComponents<F extends FieldBase>(
  Input: ComponentType<PickerInputProps<F>>,
  sourceOf: (field: FieldModel<F>) => PickedSource,
): FieldComponents<F> {
  return {
    text: dictTextWith,
    Cell: (props) => <LabelCell {...props} loader={sourceOf(props.field)} />,
    isPlainText: hasDictText,
    Input,
    Editor: ({ onClose, ...props }) => (
      <PopupEditor>
        <Input {...props} isOpenAtFirst onClosed={onClose} />
      </PopupEditor>
    ),
    opensPopup: true,
  }
}
