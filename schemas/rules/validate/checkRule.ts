// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { findMissing } from '../../checks/meaning/missing'
import type { RuleDefinition } from '../RuleDefinition'

export interface KeptRule {
  /**
   * Code of a check rule kept on the server.
   * @names checkRules
   */
  checkRule?: string
}

export const checkRule: RuleDefinition<KeptRule, 'checkRule'> = {
  properties: ['checkRule'],
  texts: {
    checkRule: {
      'zh-CN': '${title}校验未通过',
      'en-US': '${title} does not pass its check',
      'de-DE': '${title} besteht die Prüfung nicht',
    },
  },
  async ask({ checkRule: code }, { value }, _, lookups) {
    const message = code ? await lookups.checkRule(code, String(value)) : null
    return message === null ? undefined : { code: 'checkRule', message }
  },
  isRemote: ({ checkRule: code }) => Boolean(code),
  checkPage: ({ checkRule: code }, { path, known }) =>
    code === undefined ? [] : findMissing('unknown-check-rule', code, known.checkRules, [...path, 'checkRule']),
}
