import { UserOutlined } from '@ant-design/icons'
import type { RoleSelectField } from '../../schemas/fields/roleSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { usePageHost } from '../session/PageHost'
import type { RecordSource } from '../session/records'
import { recordsFrom } from '../session/records'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { peopleWindow } from './parts/peopleWindow'
import { pickerComponents } from './parts/pickerComponents'

function roles({ valueKey = defaults['RoleSelectField.valueKey'] }: RoleSelectField): RecordSource {
  return { listUrl: '/sys/role/list', valueKey, labelKey: 'roleName' }
}

function RoleInput(props: PickerInputProps<RoleSelectField>) {
  const { pick, text } = usePageHost()
  const { config } = props.field
  const { multiple = false } = config
  const source = roles(config)
  const window = peopleWindow({
    source,
    label: text('fields.roles'),
    columns: [
      { key: 'roleName', title: text('fields.roleName') },
      { key: 'roleCode', title: text('fields.roleCode') },
    ],
    asked: ['roleName', 'roleCode'],
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

export const roleSelect = pickerComponents<RoleSelectField>(RoleInput, ({ config }) => recordsFrom(roles(config)))
