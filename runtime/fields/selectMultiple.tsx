import type { SelectMultipleField } from '../../schemas/fields/selectMultiple'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import { choiceTexts, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { PopupEditor } from './parts/PopupEditor'

export const selectMultiple: FieldComponents<SelectMultipleField> = {
  text: choiceTexts,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  preload: LaterChoiceSelect.preload,
  Input: (props) => <LaterChoiceSelect {...props} isMultiple />,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} isMultiple isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
