import type { PopupField } from '../../schemas/fields/popup'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents, InputProps } from './FieldComponents'
import { lazyComponent } from './parts/lazyComponent'
import { PopupEditor } from './parts/PopupEditor'
import { problemOfFilling } from './parts/popupFilling'
import { type OpeningProps, pickingInCell } from './parts/usePicking'
import { dictTextWith } from './parts/values'

const ReportBox = lazyComponent(() => import('./parts/ReportBox'), 'ReportBox')

/** A wrong config is told in the field's place, and nothing is opened. */
function PopupInput(props: InputProps<PopupField> & OpeningProps) {
  const { text } = usePageHost()
  const { config } = props.field
  const problem = problemOfFilling(config.popupCode, config)
  return problem ? <ErrorNotice size="inline" title={text(problem)} /> : <ReportBox {...props} />
}

export const popup: FieldComponents<PopupField> = {
  text: dictTextWith,
  Input: PopupInput,
  preload: ReportBox.preload,
  Editor: (props) => (
    <PopupEditor>
      <PopupInput {...pickingInCell(props)} />
    </PopupEditor>
  ),
  opensPopup: true,
}
