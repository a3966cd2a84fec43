import type { TreeSelectField } from '../../schemas/fields/treeSelect'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents } from './FieldComponents'
import { LabelCell } from './parts/LabelCell'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import type { TreeBoxProps } from './parts/TreeBox'
import { isGoodCondition, treeLabels } from './parts/treeCalls'
import { dictTextWith, hasDictText } from './parts/values'

const TreeBox = lazyComponent(() => import('./parts/TreeBox'), 'TreeBox')

/** A wrong condition is told in the field's place, and nothing is asked for. */
function TreeInput(props: TreeBoxProps) {
  const { text } = usePageHost()
  if (!isGoodCondition(props.field.config.condition)) return <ErrorNotice size="inline" title={text('fields.badTreeCondition')} />
  return <TreeBox {...props} />
}

export const treeSelect: FieldComponents<TreeSelectField> = {
  text: dictTextWith,
  Cell: (props) => <LabelCell {...props} loader={treeLabels(props.field.config)} />,
  isPlainText: hasDictText,
  Input: TreeInput,
  preload: TreeBox.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <TreeInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
