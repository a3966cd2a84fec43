import type { CheckRuleConfig } from '../../../schemas/documents/checkRule'
import { languageVersion } from '../../../schemas/page/languageVersion'
import { type JsonObject, numberOf, objectsOf, textOf } from './json'

export function isCheckRule(item: JsonObject): boolean {
  return typeof item.ruleCode === 'string' && Array.isArray(item.rules)
}

/** A check rule with its steps. `digits` counts the characters of a step; `*` stands for the whole value. */
export function readCheckRule({ ruleCode, ruleName, description, rules }: JsonObject): CheckRuleConfig {
  const code = String(ruleCode)
  return {
    kind: 'checkRule',
    version: languageVersion,
    code,
    title: textOf(ruleName) ?? code,
    ...(textOf(description) === undefined ? {} : { description: textOf(description) }),
    steps: objectsOf(rules).map(({ digits, pattern, message }) => ({
      ...(numberOf(digits) === undefined ? {} : { characters: numberOf(digits) }),
      pattern: String(pattern),
      message: textOf(message) ?? String(pattern),
    })),
  }
}
