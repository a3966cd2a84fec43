import { defaults } from '../json/propertyShapes'
import type { FieldBase } from './FieldBase'
import type { FieldFacts } from './FieldFacts'

/** Stars that are given, stored as their number. */
export interface RatingField extends FieldBase {
  type: 'rating'
  /**
   * How many stars there are.
   * @minimum 2
   * @maximum 10
   * @asType integer
   * @default 5
   */
  count?: number
  /** true: half a star can be given. */
  half?: boolean
}

/** How many stars can be given. */
export function starsOf({ count }: Pick<RatingField, 'count'>): number {
  return count ?? defaults['RatingField.count']
}

export const rating: FieldFacts<RatingField> = {
  aliases: ['rate'],
  column: () => 'numeric',
  valueSchema: (field) => ({ type: 'number', minimum: 0, maximum: starsOf(field), multipleOf: field.half ? 0.5 : 1 }),
  query: 'range',
  width: 150,
  sample: (field, index) => (index % starsOf(field)) + 1,
  examples: [
    { type: 'rating', key: 'satisfaction', title: { 'zh-CN': '满意度', 'en-US': 'Satisfaction', 'de-DE': 'Zufriedenheit' } },
    { type: 'rating', key: 'grade', title: { 'zh-CN': '评分', 'en-US': 'Grade', 'de-DE': 'Bewertung' }, count: 3, half: true },
  ],
}
