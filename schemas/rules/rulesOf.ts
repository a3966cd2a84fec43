import type { FieldBase } from '../fields/FieldBase'
import { filledCode } from './patternCodes'
import type { ValidateRule } from './validate'

/** The rules of a field. A broken page may hold anything there. */
export function rulesOf(field: Pick<FieldBase, 'validateRules'>): readonly ValidateRule[] {
  const rules: unknown = field.validateRules
  return Array.isArray(rules) ? rules.filter((rule) => rule !== null && typeof rule === 'object') : []
}

/** Whether a rule asks that the value is filled; the pattern code `*` says the same. */
export function isRequiredRule(rule: ValidateRule): boolean {
  return rule.required === true || rule.pattern === filledCode
}
