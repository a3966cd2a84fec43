import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** One line of text. */
export interface InputField extends FieldBase {
  type: 'input'
  /**
   * Most characters that can be typed.
   * @minimum 1
   * @maximum 100000
   * @asType integer
   */
  maxLength?: number
  /** How a query wraps what is typed: contains, is not, at least, at most. */
  inputFilter?: 'like' | 'ne' | 'ge' | 'le'
}

export const input: FieldFacts<InputField> = {
  aliases: ['text', 'string'],
  column: () => 'text',
  valueSchema: (field) => textSchema(field.maxLength),
  query: 'like',
  isLine: true,
  reportView: { name: 'text' },
  examples: [
    {
      type: 'input',
      key: 'name',
      title: { 'zh-CN': '名称', 'en-US': 'Name', 'de-DE': 'Name' },
      maxLength: 50,
      validateRules: [{ required: true }],
    },
  ],
}
