import type { FieldBase } from '../fields/FieldBase'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
import { filledCode } from './patternCodes'
import type { ValidateRule } from './validate'

/** A field as its rules are found; a broken page may hold anything there. */
export type RuledField = Pick<FieldBase, 'validateRules'> & { type?: unknown }

/** The rules of a field: those that the page writes, then those that its kind brings along. */
export function rulesOf(field: RuledField): readonly ValidateRule[] {
  const { validateRules: rules, type }: { validateRules?: unknown; type?: unknown } = field
  const written: ValidateRule[] = Array.isArray(rules) ? rules.filter((rule) => rule !== null && typeof rule === 'object') : []
  const own = isFieldKind(type) ? factsOf({ type }).rules?.(field as FieldBase) : undefined
  return own ? [...written, ...own] : written
}

/** Whether a rule asks that the value is filled; the pattern code `*` says the same. */
export function isRequiredRule(rule: ValidateRule): boolean {
  return rule.required === true || rule.pattern === filledCode
}
