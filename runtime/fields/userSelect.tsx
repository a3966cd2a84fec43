import { UserOutlined } from '@ant-design/icons'
import type { UserSelectField } from '../../schemas/fields/userSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { usePageHost } from '../session/PageHost'
import { usersBy } from '../session/users'
import { PickerInput, type PickerInputProps } from './parts/PickerInput'
import { pickerComponents } from './parts/pickerComponents'

function UserInput(props: PickerInputProps<UserSelectField>) {
  const { pick } = usePageHost()
  const { multiple = false, byDepartment = false } = props.field.config
  const valueKey = valueKeyOf(props.field.config)
  return (
    <PickerInput
      {...props}
      isMultiple={multiple}
      icon={<UserOutlined />}
      source={usersBy(valueKey)}
      pick={(asked) => pick('user', { ...asked, valueKey, byDepartment })}
    />
  )
}

function valueKeyOf({ valueKey = defaults['UserSelectField.valueKey'] }: UserSelectField) {
  return valueKey
}

export const userSelect = pickerComponents<UserSelectField>(UserInput, ({ config }) => usersBy(valueKeyOf(config)))
