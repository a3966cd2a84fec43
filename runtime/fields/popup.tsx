import { SelectOutlined } from '@ant-design/icons'
import type { Row } from '../../schemas/api/Result'
import type { PopupField } from '../../schemas/fields/popup'
import { defaults } from '../../schemas/json/propertyShapes'
import { ErrorNotice } from '../kit/ErrorNotice'
import { usePageHost } from '../session/PageHost'
import { searchReport } from '../session/reports'
import type { FieldComponents, InputProps } from './FieldComponents'
import { PickerBox } from './parts/PickerBox'
import { PopupEditor } from './parts/PopupEditor'
import { emptyFilling, fillFrom, problemOfFilling, sourceOf } from './parts/popupFilling'
import { type OpeningProps, usePicking } from './parts/usePicking'
import { dictTextWith } from './parts/values'

/** Picks rows of a report, and fills this field and others with their values. */
function ReportInput({ isOpenAtFirst, onClosed, onChange, ...props }: InputProps<PopupField> & OpeningProps) {
  const { field } = props
  const { config } = field
  const { popupCode: code, multi: isMultiple = false, param: params = noParams, sorter, groupId } = config
  const { popupWidth: width = defaults['PopupField.popupWidth'] } = config
  const { pick } = usePageHost()
  const fill = (rows: readonly Row[], change = onChange) => {
    const { value, others } = fillFrom(rows, field.key, config)
    change(value, others)
  }
  const open = usePicking({ isOpenAtFirst, onClosed, onChange }, async (change) => {
    const rows = await pick('report', { title: field.title, isMultiple, code, params, sorter, groupId, width })
    if (rows) fill(rows, change)
  })
  return (
    <PickerBox
      {...props}
      labels={noLabels}
      // Several rows too stand as one text: their values in several fields can only be taken away together.
      isMultiple={false}
      icon={<SelectOutlined />}
      source={searchReport(code, sourceOf(field.key, config), params, groupId)}
      onOpen={open}
      onChange={([key], found) => {
        const row = found?.find(({ value }) => value === key)?.record
        if (row) fill([row])
        else onChange(null, emptyFilling(field.key, config))
      }}
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
