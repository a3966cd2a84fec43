import type { SelectField } from '../../schemas/fields/select'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell } from './parts/ChoiceCell'
import { ChoiceSelect } from './parts/ChoiceSelect'
import { choiceText, isPlainChoice } from './parts/choices'
import { PopupEditor } from './parts/PopupEditor'

/** What the page says about typing into the box. */
function typingOf({ allowSearch, allowInput }: SelectField) {
  return { allowSearch, allowInput }
}

export const select: FieldComponents<SelectField> = {
  text: choiceText,
  Cell: ChoiceCell,
  isPlainText: isPlainChoice,
  Input: (props) => <ChoiceSelect {...props} {...typingOf(props.field.config)} />,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <ChoiceSelect {...props} {...typingOf(props.field.config)} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
