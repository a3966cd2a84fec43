import type { CategorySelectField } from '../../schemas/fields/categorySelect'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { PopupEditor } from './parts/PopupEditor'
import type { TreeInputProps } from './parts/TreeBox'
import { preloadTree, TreeChoice } from './parts/TreeChoice'
import { categoryLabels, categoryTree } from './parts/treeCalls'
import { dictTextWith, hasDictText } from './parts/values'

function CategoryInput(props: TreeInputProps<CategorySelectField>) {
  const { config } = props.field
  return <TreeChoice {...props} source={categoryTree(config)} condition={config.condition} isMultiple={config.multiple === true} />
}

export const categorySelect: FieldComponents<CategorySelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={categoryLabels(props.field.config)} />,
  isPlainText: hasDictText,
  Input: CategoryInput,
  preload: preloadTree,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <CategoryInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
