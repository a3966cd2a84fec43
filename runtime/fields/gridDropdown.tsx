import type { GridDropdownField } from '../../schemas/fields/gridDropdown'
import type { FieldComponents } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { dictTextWith } from './parts/values'

const GridDropInput = lazyComponent(() => import('./parts/GridDropInput'), 'GridDropInput')

export const gridDropdown: FieldComponents<GridDropdownField> = {
  text: dictTextWith,
  Input: GridDropInput,
  preload: GridDropInput.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <GridDropInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
