import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** One or several positions, stored as their codes joined by commas. */
export interface PositionSelectField extends FieldBase {
  type: 'positionSelect'
  /** true: several positions can be taken. */
  multiple?: boolean
  /**
   * Which value of the position is stored.
   * @default "code"
   */
  valueKey?: 'code' | 'id'
}

export const positionSelect: FieldFacts<PositionSelectField> = {
  aliases: ['sel_position'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'in',
  isForUsers: true,
  labels: (field) => ({
    from: 'table',
    table: 'sys_position',
    value: field.valueKey ?? defaults['PositionSelectField.valueKey'],
    label: 'name',
  }),
  isMultiple: (field) => field.multiple === true,
  width: 160,
  minWidth: 190,
  examples: [{ type: 'positionSelect', key: 'position', title: { 'zh-CN': '职务', 'en-US': 'Position', 'de-DE': 'Position' } }],
}
