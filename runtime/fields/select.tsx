import type { SelectField } from '../../schemas/fields/select'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import { ChoiceInput } from './parts/ChoiceInput'
import { ChoiceQuery } from './parts/ChoiceQuery'
import { choiceText, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'

/** What the page says about typing into the box; a cell that opens by typing is looked through in any case. */
function typingOf({ allowSearch, allowInput }: SelectField) {
  return { allowSearch: allowSearch || undefined, allowInput }
}

export const select: FieldComponents<SelectField> = {
  text: choiceText,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  Input: (props) => <ChoiceInput {...props} {...typingOf(props.field.config)} />,
  preloadEditor: LaterChoiceSelect.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} {...typingOf(props.field.config)} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: rangeQuery((props) => <ChoiceQuery {...props} {...typingOf(props.field.config)} />),
}
