import type { FieldBase } from './FieldBase'
import { type FieldFacts, textSchema } from './FieldFacts'

/** Short marks of two characters, stored as one text with a semicolon between them. */
export interface TagsField extends FieldBase {
  type: 'tags'
  /**
   * Largest number of characters, semicolons included.
   * @minimum 1
   * @maximum 10000
   * @asType integer
   */
  maxLength?: number
}

/** Characters of one mark. */
const markLength = 2

/** The marks of a stored text. */
export function marksOf(stored: unknown): string[] {
  return typeof stored === 'string' ? stored.split(';').filter((mark) => mark !== '') : []
}

/** What is typed, with a semicolon after every two characters. */
export function separateMarks(typed: string): string {
  const parts = typed.split(';').flatMap((part) => chunksOf([...part.trim()]))
  return parts.join(';')
}

function chunksOf(letters: readonly string[]): string[] {
  const starts = letters.flatMap((_, index) => (index % markLength === 0 ? [index] : []))
  return starts.map((start) => letters.slice(start, start + markLength).join(''))
}

export const tags: FieldFacts<TagsField> = {
  aliases: [],
  column: () => 'text',
  valueSchema: ({ maxLength }) => textSchema(maxLength),
  query: 'like',
  sample: (_, index) => ['A1;B2', 'C3', 'A1;C3'][index % 3] ?? null,
  examples: [{ type: 'tags', key: 'marks', title: { 'zh-CN': '标签', 'en-US': 'Tags', 'de-DE': 'Kennzeichen' } }],
}
