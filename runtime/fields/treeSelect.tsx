import type { TreeSelectField } from '../../schemas/fields/treeSelect'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { PopupEditor } from './parts/PopupEditor'
import type { TreeInputProps } from './parts/TreeBox'
import { preloadTree, TreeChoice } from './parts/TreeChoice'
import { tableTree, treeLabels } from './parts/treeCalls'
import { dictTextWith, hasDictText } from './parts/values'

function TreeInput(props: TreeInputProps<TreeSelectField>) {
  const { config } = props.field
  return <TreeChoice {...props} source={tableTree(config)} condition={config.condition} isMultiple={config.multiple === true} />
}

export const treeSelect: FieldComponents<TreeSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={treeLabels(props.field.config.tree)} />,
  isPlainText: hasDictText,
  Input: TreeInput,
  preload: preloadTree,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <TreeInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
