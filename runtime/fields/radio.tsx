import type { RadioField } from '../../schemas/fields/radio'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import { ChoiceQuery } from './parts/ChoiceQuery'
import { choiceText, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'

const RadioInput = lazyComponent(() => import('./parts/RadioInput'), 'RadioInput')

/** Side by side in a form; a drop-down where room is short: in a table cell and in the query bar. */
export const radio: FieldComponents<RadioField> = {
  text: choiceText,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  Input: RadioInput,
  preload: RadioInput.preload,
  preloadEditor: LaterChoiceSelect.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: rangeQuery(ChoiceQuery),
}
