import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** One or several roles, stored as their ids or codes joined by commas. */
export interface RoleSelectField extends FieldBase {
  type: 'roleSelect'
  /** true: several roles can be taken. */
  multiple?: boolean
  /**
   * Which value of the role is stored.
   * @default "id"
   */
  valueKey?: 'id' | 'roleCode'
}

export const roleSelect: FieldFacts<RoleSelectField> = {
  aliases: ['sel_role'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  isForUsers: true,
  labels: (field) => ({
    from: 'table',
    table: 'sys_role',
    value: field.valueKey ?? defaults['RoleSelectField.valueKey'],
    label: 'roleName',
  }),
  isMultiple: (field) => field.multiple === true,
  width: 160,
  minWidth: 190,
  examples: [{ type: 'roleSelect', key: 'role', title: { 'zh-CN': '角色', 'en-US': 'Role', 'de-DE': 'Rolle' }, multiple: true }],
}
