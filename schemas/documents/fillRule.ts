import type { Finding } from '../checks/Finding'
import type { DocumentBase } from './DocumentBase'
import type { DocumentFacts } from './DocumentFacts'

/** How values of new rows are made on the server, one for each row. */
export interface FillRuleConfig extends DocumentBase {
  kind: 'fillRule'
  /**
   * `orderNumber`: a prefix, the day and a running number of that day, as `CN2026112101`; `reference`: twenty characters in groups that nobody guesses,
   * so that who knows the number of a row may be shown it.
   */
  makes: 'orderNumber' | 'reference'
  /**
   * What an `orderNumber` begins with.
   * @maxLength 20
   * @default "CN"
   */
  prefix?: string
}

export const fillRuleFacts = {
  ending: 'fillrule',
  name: { 'zh-CN': '填值规则', 'en-US': 'Fill rule', 'de-DE': 'Füllregel' },
  list: 'fillRules',
  missing: 'unknown-fill-rule',
  starter: () => ({ makes: 'orderNumber', prefix: 'N' }),
  check: checkPrefix,
} satisfies DocumentFacts<FillRuleConfig>

function checkPrefix({ makes, prefix }: FillRuleConfig): Finding[] {
  return prefix === undefined || makes === 'orderNumber' ? [] : [{ code: 'prefix-without-number', path: ['prefix'], at: 'key' }]
}
