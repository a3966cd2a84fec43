import type { FieldBase } from '../fields/FieldBase'
import type { PeriodBase } from '../fields/period'
import { filledCode } from './patternCodes'
import type { ValidateRule } from './validate'

/** The rules of a field, that of a period among them. A broken page may hold anything there. */
export function rulesOf(field: Pick<FieldBase, 'validateRules'> & Pick<PeriodBase, 'endKey'>): readonly ValidateRule[] {
  const { validateRules: rules, endKey }: { validateRules?: unknown; endKey?: unknown } = field
  const written: ValidateRule[] = Array.isArray(rules) ? rules.filter((rule) => rule !== null && typeof rule === 'object') : []
  return typeof endKey === 'string' ? [...written, { notAfter: endKey }] : written
}

/** Whether a rule asks that the value is filled; the pattern code `*` says the same. */
export function isRequiredRule(rule: ValidateRule): boolean {
  return rule.required === true || rule.pattern === filledCode
}
