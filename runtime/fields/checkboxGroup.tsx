import type { CheckboxGroupField } from '../../schemas/fields/checkboxGroup'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell, drawDictionaryCell } from './parts/ChoiceCell'
import { choiceTexts, isPlainChoice } from './parts/choices'
import { LaterChoiceSelect } from './parts/laterChoices'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'
import { noRow } from './parts/values'

const CheckboxGroupInput = lazyComponent(() => import('./parts/CheckboxGroupInput'), 'CheckboxGroupInput')

/** Side by side in a form; a drop-down where room is short: in a table cell and in the query bar. */
export const checkboxGroup: FieldComponents<CheckboxGroupField> = {
  text: choiceTexts,
  Cell: ChoiceCell,
  drawCell: drawDictionaryCell,
  isPlainText: isPlainChoice,
  Input: CheckboxGroupInput,
  preload: CheckboxGroupInput.preload,
  preloadEditor: LaterChoiceSelect.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <LaterChoiceSelect {...props} isMultiple isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: rangeQuery((props) => <LaterChoiceSelect {...props} isMultiple disabled={false} isInvalid={false} readRow={() => noRow} />),
}
