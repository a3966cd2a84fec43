import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Several lines of text. In a table cell it opens a pop-up. */
export interface TextareaField extends FieldBase {
  type: 'textarea'
  /**
   * Lines shown.
   * @minimum 1
   * @maximum 50
   * @asType integer
   */
  rows?: number
  /**
   * Most characters that can be typed.
   * @minimum 1
   * @maximum 100000
   * @asType integer
   */
  maxLength?: number
}

export const textarea: FieldFacts<TextareaField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: (field) => textSchema(field.maxLength),
  query: 'like',
  namesNoRow: true,
  examples: [{ type: 'textarea', key: 'remark', title: { 'zh-CN': '备注', 'en-US': 'Remark', 'de-DE': 'Bemerkung' }, rows: 3 }],
}
