import { SelectOutlined } from '@ant-design/icons'
import type { Row } from '../../../schemas/api/Result'
import { fieldNames, type PopupField } from '../../../schemas/fields/popup'
import { defaults } from '../../../schemas/json/propertyShapes'
import { usePageHost } from '../../session/PageHost'
import { searchReport } from '../../session/reports'
import type { InputProps } from '../FieldComponents'
import { PickerBox } from './PickerBox'
import { emptyFilling, fillFrom, sourceOf } from './popupFilling'
import { type OpeningProps, usePicking } from './usePicking'

/** Picks rows of a report, and fills this field and others with their values. */
export function ReportBox({ isOpenAtFirst, onClosed, onChange, ...props }: InputProps<PopupField> & OpeningProps) {
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
    const rows = await pick('report', {
      title: field.title,
      isMultiple,
      code,
      params,
      sorter,
      groupId,
      width,
      takes: fieldNames(config.orgFields),
    })
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

const noParams = {}
const noLabels = {}
