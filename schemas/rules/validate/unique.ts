// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { FieldValue } from '../../fields/FieldFacts'
import { factsOf } from '../../fields/findFieldKind'
import { uniqueCode } from '../patternCodes'
import type { RuleDefinition } from '../RuleDefinition'
import type { PatternRule } from './pattern'

export interface UniqueRule {
  /** true: fails when two rows hold the same value. */
  unique?: boolean
}

/** Whether a rule asks that the value stands in one row only; the pattern code `only` says the same. */
export function isUniqueRule(rule: UniqueRule & PatternRule): boolean {
  return rule.unique === true || rule.pattern === uniqueCode
}

export const unique: RuleDefinition<UniqueRule & PatternRule, 'unique'> = {
  properties: ['unique'],
  texts: { unique: { 'zh-CN': '${title}不能重复', 'en-US': '${title} must be unique', 'de-DE': '${title} muss eindeutig sein' } },
  check: (rule, { key, value }, { siblings }) => (isUniqueRule(rule) && siblings?.hold(key, value) ? { code: 'unique' } : undefined),
  async ask(rule, { key, value }, { siblings, table, id }, lookups) {
    if (!isUniqueRule(rule) || siblings || !table) return undefined
    return (await lookups.isDuplicate(table, key, value as FieldValue, id)) ? { code: 'unique' } : undefined
  },
  checkPage(rule, { field, path }) {
    const { isHtml, holdsFiles } = factsOf(field)
    return isUniqueRule(rule) && (isHtml || holdsFiles) ? [{ code: 'never-unique', path, values: { name: field.key } }] : []
  },
  isRemote: (rule, hasSiblings) => !hasSiblings && isUniqueRule(rule),
}
