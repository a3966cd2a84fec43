import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Formatted text, kept as sanitised HTML. */
export interface RichTextField extends FieldBase {
  type: 'richText'
  /**
   * Height of the editor in pixels.
   * @minimum 100
   * @maximum 2000
   * @default 300
   * @asType integer
   */
  height?: number
}

export const richText: FieldFacts<RichTextField> = {
  aliases: ['umeditor'],
  column: () => 'text',
  valueSchema: () => textSchema(),
  query: 'like',
  isHtml: true,
  examples: [{ type: 'richText', key: 'content', title: { 'zh-CN': '内容', 'en-US': 'Content', 'de-DE': 'Inhalt' } }],
}
