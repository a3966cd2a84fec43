import type { PopupField } from '../../schemas/fields/popup'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { pickingInCell } from './parts/usePicking'
import { dictTextWith } from './parts/values'

const PopupInput = lazyComponent(() => import('./parts/ReportInput'), 'ReportInput')

export const popup: FieldComponents<PopupField> = {
  text: dictTextWith,
  Input: PopupInput,
  preload: PopupInput.preload,
  Editor: (props) => (
    <PopupEditor>
      <PopupInput {...pickingInCell(props)} />
    </PopupEditor>
  ),
  opensPopup: true,
}
