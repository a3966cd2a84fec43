import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** How much of something is done, in percent from 0 to 100, shown as a bar. */
export interface ProgressField extends FieldBase {
  type: 'progress'
}

export const progress: FieldFacts<ProgressField> = {
  aliases: [],
  column: () => 'numeric',
  valueSchema: () => ({ type: 'number', minimum: 0, maximum: 100 }),
  query: 'range',
  width: 160,
  sample: (_, index) => (index * 25) % 101,
  examples: [{ type: 'progress', key: 'done', title: { 'zh-CN': '进度', 'en-US': 'Progress', 'de-DE': 'Fortschritt' } }],
}
