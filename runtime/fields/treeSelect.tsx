import type { TreeSelectField } from '../../schemas/fields/treeSelect'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { treeLabels } from './parts/treeLabels'
import { dictTextWith, hasDictText } from './parts/values'

const TreeInput = lazyComponent(() => import('./parts/TreeInputs'), 'TableTreeInput')

export const treeSelect: FieldComponents<TreeSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={treeLabels(props.field.config.tree)} />,
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
