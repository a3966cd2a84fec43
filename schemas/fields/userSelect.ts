import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'
import { readMultiple, tellMultiple } from './ReportView'

/** One or several users, stored as user names joined by commas. */
export interface UserSelectField extends FieldBase {
  type: 'userSelect'
  /** true: several users can be taken. */
  multiple?: boolean
  /** true: the picker shows the department tree beside the users. */
  byDepartment?: boolean
  /**
   * Which value of the user is stored.
   * @default "username"
   */
  valueKey?: 'username' | 'id'
}

export const userSelect: FieldFacts<UserSelectField> = {
  aliases: ['sel_user'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  isForUsers: true,
  reportView: {
    name: 'sel_user',
    details: tellMultiple,
    read: (details) => ({ ...readMultiple(details), ...(details.dictCode === 'id' ? { valueKey: 'id' } : {}) }),
  },
  labels: (field) => ({
    from: 'table',
    table: 'sys_user',
    value: field.valueKey ?? defaults['UserSelectField.valueKey'],
    label: 'realname',
  }),
  isMultiple: (field) => field.multiple === true,
  width: 220,
  minWidth: 190,
  examples: [{ type: 'userSelect', key: 'owner', title: { 'zh-CN': '负责人', 'en-US': 'Owner', 'de-DE': 'Verantwortlich' } }],
}
