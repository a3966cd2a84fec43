import type { CheckboxGroupField } from '../../schemas/fields/checkboxGroup'
import type { FieldComponents } from './FieldComponents'
import { ChoiceCell } from './parts/ChoiceCell'
import { ChoiceSelect } from './parts/ChoiceSelect'
import { choiceTexts, isPlainChoice } from './parts/choices'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { rangeQuery } from './parts/rangeQuery'
import { noRow } from './parts/values'

const CheckboxGroupInput = lazyComponent(() => import('./parts/CheckboxGroupInput'), 'CheckboxGroupInput')

/** Side by side in a form; a drop-down where room is short: in a table cell and in the query bar. */
export const checkboxGroup: FieldComponents<CheckboxGroupField> = {
  text: choiceTexts,
  Cell: ChoiceCell,
  isPlainText: isPlainChoice,
  Input: CheckboxGroupInput,
  preload: CheckboxGroupInput.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <ChoiceSelect {...props} isMultiple isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
  Query: rangeQuery((props) => <ChoiceSelect {...props} isMultiple disabled={false} isInvalid={false} readRow={() => noRow} />),
}
