import type { CategorySelectField } from '../../schemas/fields/categorySelect'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { categoryLabels } from './parts/treeLabels'
import { dictTextWith, hasDictText } from './parts/values'

const TreeInput = lazyComponent(() => import('./parts/TreeInputs'), 'CategoryTreeInput')

export const categorySelect: FieldComponents<CategorySelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={categoryLabels(props.field.config)} />,
  isPlainText: hasDictText,
  Input: TreeInput,
  preload: TreeInput.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <TreeInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
