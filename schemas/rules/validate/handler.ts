// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { findMissing } from '../../checks/meaning/missing'
import type { RuleDefinition } from '../RuleDefinition'
import { runHandler } from '../runHandler'

export interface HandlerRule {
  /**
   * Name of a check registered in code.
   * @names ruleHandlers
   */
  handler?: string
}

export const handler: RuleDefinition<HandlerRule, 'handler'> = {
  properties: ['handler'],
  texts: {
    handler: { 'zh-CN': '${title}校验未通过', 'en-US': '${title} does not pass its check', 'de-DE': '${title} besteht die Prüfung nicht' },
  },
  ask: async ({ handler: name }, at, { row }, lookups) => (name ? runHandler(name, { ...at, row }, lookups) : undefined),
  isRemote: ({ handler: name }) => Boolean(name),
  checkPage: ({ handler: name }, { path, known }) =>
    name === undefined ? [] : findMissing('unknown-handler', name, known.ruleHandlers, [...path, 'handler']),
}
