import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Text in Markdown, with tools and a preview. */
export interface MarkdownField extends FieldBase {
  type: 'markdown'
  /**
   * Height of the editor in pixels.
   * @minimum 200
   * @maximum 2000
   * @default 300
   * @asType integer
   */
  height?: number
  /**
   * Most characters that can be typed.
   * @minimum 1
   * @maximum 1000000
   * @asType integer
   */
  maxLength?: number
}

export const markdown: FieldFacts<MarkdownField> = {
  aliases: ['markdown-editor'],
  column: () => 'text',
  valueSchema: ({ maxLength }) => textSchema(maxLength),
  query: 'like',
  namesNoRow: true,
  showsFiles: true,
  examples: [{ type: 'markdown', key: 'guide', title: { 'zh-CN': '说明', 'en-US': 'Guide', 'de-DE': 'Anleitung' } }],
}
