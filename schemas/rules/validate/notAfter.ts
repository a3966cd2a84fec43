// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { RuleDefinition } from '../RuleDefinition'

export interface NotAfterRule {
  /**
   * Key of a field of the same row that the value does not lie after, for example the end of a period; nothing is checked while that one is empty.
   * @names fields
   */
  notAfter?: string
}

/** Days, moments and numbers in their order: what is stored of days and moments is sorted as texts are. */
export const notAfter: RuleDefinition<NotAfterRule, 'notAfter'> = {
  properties: ['notAfter'],
  texts: {
    notAfter: {
      'zh-CN': '${title}：结束不能早于开始',
      'en-US': '${title}: the end lies before the beginning',
      'de-DE': '${title}: Das Ende liegt vor dem Beginn',
    },
  },
  check(rule, { value }, { row }) {
    const other = rule.notAfter !== undefined && Object.hasOwn(row, rule.notAfter) ? row[rule.notAfter] : null
    if (typeof value === 'number' && typeof other === 'number') return value > other ? { code: 'notAfter' } : undefined
    if (typeof value !== 'string' || typeof other !== 'string' || other === '') return undefined
    return value > other ? { code: 'notAfter' } : undefined
  },
}
