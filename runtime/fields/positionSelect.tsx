import { UserOutlined } from '@ant-design/icons'
import type { PositionSelectField } from '../../schemas/fields/positionSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { usePageHost } from '../session/PageHost'
import type { RecordSource } from '../session/records'
import { recordsFrom } from '../session/records'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { peopleWindow } from './parts/peopleWindow'
import { pickerComponents } from './parts/pickerComponents'

function positions({ valueKey = defaults['PositionSelectField.valueKey'] }: PositionSelectField): RecordSource {
  return { listUrl: '/sys/position/list', valueKey, labelKey: 'name' }
}

function PositionInput(props: PickerInputProps<PositionSelectField>) {
  const { pick, text } = usePageHost()
  const { config } = props.field
  const { multiple = false } = config
  const source = positions(config)
  const window = peopleWindow({
    source,
    label: text('fields.positions'),
    columns: [
      { key: 'code', title: text('fields.positionCode') },
      { key: 'name', title: text('fields.positionName') },
      { key: 'rank', title: text('fields.positionRank') },
    ],
    asked: ['name', 'code'],
  })
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<UserOutlined />}
      source={recordsFrom(source)}
      pick={(asked) => pick('record', { ...asked, window })}
    />
  )
}

export const positionSelect = pickerComponents<PositionSelectField>(PositionInput, ({ config }) => recordsFrom(positions(config)))
