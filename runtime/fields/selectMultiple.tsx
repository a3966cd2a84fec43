import type { SelectMultipleField } from '../../schemas/fields/selectMultiple'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import { ChoiceInput } from './parts/ChoiceInput'
import { choiceTexts, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { PopupEditor } from './parts/PopupEditor'

export const selectMultiple: FieldComponents<SelectMultipleField> = {
  text: choiceTexts,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  Input: (props) => <ChoiceInput {...props} isMultiple />,
  preloadEditor: LaterChoiceSelect.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} isMultiple isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
