import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** What the code editor colours, by the name that stands in its list. */
export const codeModes = {
  css: 'CSS',
  javascript: 'Javascript',
  xml: 'XML/HTML',
  java: 'Java',
  'objective-c': 'Objective-C',
  python: 'Python',
  r: 'R',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  vue: 'Vue',
  markdown: 'Markdown',
} as const

/** A language that the code editor colours. */
export type CodeMode = keyof typeof codeModes

/** Code in one of twelve languages, with line numbers and colours. */
export interface CodeField extends FieldBase {
  type: 'code'
  /**
   * Language that the editor begins with; another one can be chosen while writing.
   * @default "javascript"
   */
  language?: CodeMode
  /**
   * Height of the editor in pixels.
   * @minimum 80
   * @maximum 2000
   * @default 240
   * @asType integer
   */
  height?: number
  /**
   * Name under which the editor keeps the last 16 texts that were written, in the browser of who wrote them; without it none are kept.
   * @minLength 1
   * @maxLength 100
   */
  historyCode?: string
  /**
   * Most characters that can be typed.
   * @minimum 1
   * @maximum 1000000
   * @asType integer
   */
  maxLength?: number
}

export const code: FieldFacts<CodeField> = {
  aliases: ['code-editor'],
  column: () => 'text',
  valueSchema: ({ maxLength }) => textSchema(maxLength),
  query: 'like',
  namesNoRow: true,
  examples: [
    { type: 'code', key: 'script', title: { 'zh-CN': '脚本', 'en-US': 'Script', 'de-DE': 'Skript' } },
    {
      type: 'code',
      key: 'query',
      title: { 'zh-CN': '查询语句', 'en-US': 'Query', 'de-DE': 'Abfrage' },
      language: 'sql',
      historyCode: 'demo-query',
    },
  ],
}
