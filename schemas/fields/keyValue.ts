import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'
import { writePairs } from './pairs'

/** Names with their values, in the order in which they were put; stored as a JSON text, `[{"key":"…","value":"…"}]`. */
export interface KeyValueField extends FieldBase {
  type: 'keyValue'
  /**
   * Most pairs.
   * @minimum 1
   * @maximum 200
   * @default 50
   * @asType integer
   */
  most?: number
}

/** Most characters of the stored text. */
const mostCharacters = 100_000

export const keyValue: FieldFacts<KeyValueField> = {
  aliases: ['key-value', 'key-value-list'],
  column: () => 'text',
  valueSchema: () => textSchema(mostCharacters),
  rules: ({ most }) => [{ pairs: most ?? defaults['KeyValueField.most'] }],
  query: 'like',
  namesNoRow: true,
  sample: (_, index) => writePairs([{ key: 'size', value: String(index + 1) }]),
  examples: [{ type: 'keyValue', key: 'settings', title: { 'zh-CN': '参数', 'en-US': 'Settings', 'de-DE': 'Einstellungen' } }],
}
