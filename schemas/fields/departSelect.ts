import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'
import { readMultiple, tellMultiple } from './ReportView'

/** One or several departments, stored as ids or codes joined by commas. */
export interface DepartSelectField extends FieldBase {
  type: 'departSelect'
  /** true: several departments can be taken. */
  multiple?: boolean
  /**
   * Which value of the department is stored.
   * @default "id"
   */
  valueKey?: 'id' | 'orgCode'
}

export const departSelect: FieldFacts<DepartSelectField> = {
  aliases: ['sel_depart'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  isForUsers: true,
  reportView: {
    name: 'sel_depart',
    details: tellMultiple,
    read: (details) => ({ ...readMultiple(details), ...(details.dictCode === 'orgCode' ? { valueKey: 'orgCode' } : {}) }),
  },
  labels: (field) => ({
    from: 'table',
    table: 'sys_depart',
    value: field.valueKey ?? defaults['DepartSelectField.valueKey'],
    label: 'departName',
  }),
  isMultiple: (field) => field.multiple === true,
  width: 160,
  minWidth: 190,
  examples: [
    { type: 'departSelect', key: 'department', title: { 'zh-CN': '部门', 'en-US': 'Department', 'de-DE': 'Abteilung' }, multiple: true },
  ],
}
