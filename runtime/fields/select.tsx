import type { SelectField } from '../../schemas/fields/select'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell } from './parts/ChoiceCell'
import { choiceText, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { PopupEditor } from './parts/PopupEditor'

/** What the page says about typing into the box. */
function typingOf({ allowSearch, allowInput }: SelectField) {
  return { allowSearch, allowInput }
}

export const select: FieldComponents<SelectField> = {
  text: choiceText,
  Cell: ChoiceCell,
  isPlainText: isPlainChoice,
  preload: LaterChoiceSelect.preload,
  Input: (props) => <LaterChoiceSelect {...props} {...typingOf(props.field.config)} />,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} {...typingOf(props.field.config)} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
