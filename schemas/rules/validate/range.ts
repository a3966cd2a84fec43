// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { RuleDefinition } from '../RuleDefinition'

export interface RangeRule {
  /** Smallest number, or fewest characters of a text. */
  min?: number
  /** Largest number, or most characters of a text. */
  max?: number
}

/** `min` and `max` together are one thing: a range of numbers, or of lengths. */
export const range: RuleDefinition<RangeRule, 'min' | 'max' | 'minLength' | 'maxLength'> = {
  properties: ['min', 'max'],
  texts: {
    min: {
      'zh-CN': '${title}不能小于${min}',
      'en-US': '${title} must be at least ${min}',
      'de-DE': '${title} muss mindestens ${min} sein',
    },
    max: { 'zh-CN': '${title}不能大于${max}', 'en-US': '${title} must be at most ${max}', 'de-DE': '${title} darf höchstens ${max} sein' },
    minLength: {
      'zh-CN': '${title}至少${min}个字符',
      'en-US': '${title} needs at least ${min} characters',
      'de-DE': '${title} braucht mindestens ${min} Zeichen',
    },
    maxLength: {
      'zh-CN': '${title}最多${max}个字符',
      'en-US': '${title} can have at most ${max} characters',
      'de-DE': '${title} darf höchstens ${max} Zeichen haben',
    },
  },
  check({ min, max }, { value }) {
    const isNumber = typeof value === 'number'
    const size = isNumber ? value : [...String(value)].length
    if (typeof min === 'number' && size < min) return { code: isNumber ? 'min' : 'minLength' }
    if (typeof max === 'number' && size > max) return { code: isNumber ? 'max' : 'maxLength' }
    return undefined
  },
  checkPage({ min, max }, { field, path }) {
    if (min === undefined && max === undefined) return []
    if (!hasSize(field)) return [{ code: 'no-size', path, values: { name: field.key } }]
    if (min === undefined || max === undefined || min <= max) return []
    return [{ code: 'wrong-limits', path: [...path, 'min'], values: { min, max } }]
  },
}

/** Numbers have a size and texts a length; days, moments and files have neither. */
function hasSize(field: FieldConfig): boolean {
  const { column, holdsFiles } = factsOf(field)
  const type = column(field)
  return !holdsFiles && type !== 'date' && type !== 'time' && type !== 'timestamp'
}
