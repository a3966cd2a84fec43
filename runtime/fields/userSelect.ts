import { UserOutlined } from '@ant-design/icons'
import type { UserSelectField } from '../../schemas/fields/userSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { usersBy } from '../session/users'
import { pickerComponents } from './parts/pickerComponents'

function valueKeyOf({ valueKey = defaults['UserSelectField.valueKey'] }: UserSelectField) {
  return valueKey
}

export const userSelect = pickerComponents<UserSelectField>({
  Icon: UserOutlined,
  sourceOf: (config) => usersBy(valueKeyOf(config)),
  pick: (host, { config }, asked) =>
    host.pick('user', { ...asked, valueKey: valueKeyOf(config), byDepartment: config.byDepartment ?? false }),
})
