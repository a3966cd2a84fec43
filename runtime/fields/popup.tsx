import { SelectOutlined } from '@ant-design/icons'
import type { PopupField } from '../../schemas/fields/popup'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import type { FieldComponents, InputProps } from './FieldComponents'
import { PickerBox } from './parts/PickerBox'
import { PopupEditor } from './parts/PopupEditor'
import { emptyFilling, fillFrom, problemOfFilling } from './parts/popupFilling'
import { type OpeningProps, usePicking } from './parts/usePicking'
import { dictTextWith } from './parts/values'

/** Picks rows of a report, and fills this field and others with their values. */
function ReportInput(props: InputProps<PopupField> & OpeningProps) {
  const { field, onChange } = props
  const { config } = field
  const { pick } = usePageHost()
  const open = usePicking(props, async (change) => {
    const { popupCode: code, multi: isMultiple = false, param: params = noParams, sorter, groupId } = config
    const rows = await pick('report', { title: field.title, isMultiple, code, params, sorter, groupId })
    if (!rows) return
    const { value, others } = fillFrom(rows, field.key, config)
    change(value, others)
  })
  return (
    <PickerBox
      {...props}
      labels={noLabels}
      // Several rows too stand as one text: their values in several fields can only be taken away together.
      isMultiple={false}
      icon={<SelectOutlined />}
      onOpen={open}
      onRemove={() => onChange(null, emptyFilling(field.key, config))}
    />
  )
}

/** A wrong config is told in the field's place, and nothing is opened. */
function PopupInput(props: InputProps<PopupField> & OpeningProps) {
  const { text } = usePageHost()
  const { config } = props.field
  const problem = problemOfFilling(config.popupCode, config)
  return problem ? <ErrorNotice size="inline" title={text(problem)} /> : <ReportInput {...props} />
}

const noParams = {}
const noLabels = {}

export const popup: FieldComponents<PopupField> = {
  text: dictTextWith,
  Input: PopupInput,
  Editor: ({ onClose, ...props }) => (
    <PopupEditor>
      <PopupInput {...props} isOpenAtFirst onClosed={onClose} />
    </PopupEditor>
  ),
  opensPopup: true,
}
