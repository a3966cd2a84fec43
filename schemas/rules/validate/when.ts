// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { compileNow } from '../expressionEngine'
import type { RuleDefinition } from '../RuleDefinition'
import { verdictOf } from '../verdictOf'

export interface WhenRule {
  /** CEL condition: the rule fails while it holds. */
  when?: string
}

export const when: RuleDefinition<WhenRule, 'when'> = {
  properties: ['when'],
  texts: { when: { 'zh-CN': '${title}不正确', 'en-US': '${title} is not valid', 'de-DE': '${title} ist nicht gültig' } },
  check({ when: source }, _, context) {
    if (typeof source !== 'string' || source === '') return undefined
    const { expression, problem } = compileNow(source)
    if (!expression) return { code: 'broken', reason: problem?.message }
    const verdict = verdictOf(expression, context)
    return verdict === 'holds' ? { code: 'when' } : verdict
  },
}
