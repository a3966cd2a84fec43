import type { CheckRuleConfig, CheckStep } from '../../../schemas/documents/checkRule'
import { languageVersion } from '../../../schemas/page/languageVersion'
import { type JsonObject, numberOf, objectsOf, saidIn, textOf } from './json'

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

/** true when both refuse the same values with the same sentences, in whichever language: fields can use either of them. */
export function isSameRule(one: CheckRuleConfig, other: CheckRuleConfig): boolean {
  return one.steps.length === other.steps.length && one.steps.every((step, index) => isSameStep(step, other.steps[index]))
}

function isSameStep(one: CheckStep, other: CheckStep | undefined): boolean {
  if (other === undefined || one.characters !== other.characters || one.pattern !== other.pattern) return false
  const texts = saidIn(other.message)
  return saidIn(one.message).some((text) => texts.includes(text))
}
