import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** Text that is only shown, never typed. */
export interface NormalField extends FieldBase {
  type: 'normal'
  /**
   * Characters shown before the text is cut with an ellipsis.
   * @minimum -1
   * @asType integer
   */
  ellipsis?: number
}

export const normal: FieldFacts<NormalField> = {
  aliases: ['slot'],
  column: () => 'text',
  valueSchema: () => ({ type: ['string', 'number', 'boolean'] }),
  query: 'like',
  isReadOnly: true,
  examples: [{ type: 'normal', key: 'note', title: { 'zh-CN': '说明', 'en-US': 'Note', 'de-DE': 'Hinweis' } }],
}
