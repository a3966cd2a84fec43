import type { GridDropdownField } from '../../schemas/fields/gridDropdown'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents } from './FieldComponents'
import type { GridDropBoxProps } from './parts/GridDropBox'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { problemOfFilling } from './parts/popupFilling'
import { dictTextWith } from './parts/values'

const GridDropBox = lazyComponent(() => import('./parts/GridDropBox'), 'GridDropBox')

/** A wrong config is told in the field's place, and nothing is asked for. */
function GridDropInput(props: GridDropBoxProps) {
  const { text } = usePageHost()
  const { config } = props.field
  const problem = problemOfFilling(config.code, config)
  return problem ? <ErrorNotice size="inline" title={text(problem)} /> : <GridDropBox {...props} />
}

export const gridDropdown: FieldComponents<GridDropdownField> = {
  text: dictTextWith,
  Input: GridDropInput,
  preload: GridDropBox.preload,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <GridDropInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
