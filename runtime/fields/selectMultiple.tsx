import type { SelectMultipleField } from '../../schemas/fields/selectMultiple'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell } from './parts/ChoiceCell'
import { ChoiceSelect } from './parts/ChoiceSelect'
import { choiceTexts, isPlainChoice } from './parts/choices'
import { PopupEditor } from './parts/PopupEditor'

export const selectMultiple: FieldComponents<SelectMultipleField> = {
  text: choiceTexts,
  Cell: ChoiceCell,
  isPlainText: isPlainChoice,
  Input: (props) => <ChoiceSelect {...props} isMultiple />,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <ChoiceSelect {...props} isMultiple isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
