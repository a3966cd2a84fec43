import type { RoleSelectField } from '../../schemas/fields/roleSelect'
import { defaults } from '../../schemas/json/propertyShapes'
import { listedComponents } from './parts/listedComponents'

export const roleSelect = listedComponents<RoleSelectField>({
  label: 'fields.roles',
  sourceOf: ({ valueKey = defaults['RoleSelectField.valueKey'] }) => ({ listUrl: '/sys/role/list', valueKey, labelKey: 'roleName' }),
  columns: { roleName: 'fields.roleName', roleCode: 'fields.roleCode' },
  asked: ['roleName', 'roleCode'],
})
