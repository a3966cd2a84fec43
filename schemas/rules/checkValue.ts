import type { FieldBase } from '../fields/FieldBase'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
import { chooseText } from '../page/Text'
import { secretMark } from '../wire/secretMark'
import { compileNow } from './expressionEngine'
import { isEmptyValue } from './isEmptyValue'
import { hasPatternEngine, loadPatternEngine } from './patternEngine'
import type { CheckedValue, RuleDefinition, RuleFinding } from './RuleDefinition'
import type { RuleCode, RuleContext, RuleFailure, RuleLookups } from './RuleFailure'
import { isRequiredRule, type RuledField, rulesOf } from './rulesOf'
import { ruleMessage } from './texts'
import { ruleDefinitions, type ValidateRule } from './validate'
import { hasPattern } from './validate/pattern'
import { verdictOf } from './verdictOf'

/** A field as the rules need it. */
export type CheckedField = Pick<
  FieldBase,
  'key' | 'title' | 'label' | 'validateRules' | 'rules' | 'visible' | 'visibleWhen' | 'requiredWhen'
> &
  RuledField

const definitions: readonly Omit<RuleDefinition<ValidateRule, RuleCode>, 'texts'>[] = Object.values(ruleDefinitions)

/** true when a rule of the field asks others than its row, and the rows beside it where they are at hand: the answer may be another one a moment later. */
export function asksElsewhere(field: RuledField, hasSiblings = false): boolean {
  return rulesOf(field).some((rule) => definitions.some((definition) => definition.isRemote?.(rule, hasSiblings)))
}

/** true when the field's rules can be asked at once. They cannot while one has a pattern and the compiler of patterns is still on its way. */
export function canCheckNow(field: RuledField): boolean {
  return hasPatternEngine() || !hasPattern(field)
}

/** The first failing rule, among those that need nobody else: for each keystroke, where they can be asked at once. */
export function checkValueNow(field: CheckedField, value: unknown, context: RuleContext): RuleFailure | null {
  const missing = checkRequired(field, value, context)
  if (missing || isEmptyValue(value) || isKept(field, value)) return missing
  for (const rule of rulesOf(field)) {
    const finding = checkLocally(rule, { key: field.key, value }, context)
    if (finding) return failureOf(field, rule, finding, context)
  }
  return null
}

/** The first failing rule, in the order of the page, those included that ask the server, or whose patterns have to be fetched first. */
export async function checkValue(
  field: CheckedField,
  value: unknown,
  context: RuleContext,
  lookups: RuleLookups,
): Promise<RuleFailure | null> {
  const missing = checkRequired(field, value, context)
  if (missing || isEmptyValue(value) || isKept(field, value)) return missing
  if (!canCheckNow(field)) await loadPatternEngine()
  const at = { key: field.key, value }
  for (const rule of rulesOf(field)) {
    const finding = checkLocally(rule, at, context) ?? (await checkElsewhere(rule, at, context, lookups))
    if (finding) return failureOf(field, rule, finding, context)
  }
  return null
}

/** A secret that is stored and stays: it has met the rules, and nobody knows it any more. */
function isKept({ type }: RuledField, value: unknown): boolean {
  return value === secretMark && isFieldKind(type) && factsOf({ type }).isSecret === true
}

function checkRequired(field: CheckedField, value: unknown, context: RuleContext): RuleFailure | null {
  if (!isEmptyValue(value) || context.isFilledLater?.(field.key)) return null
  const rule = rulesOf(field).find(isRequiredRule)
  if (rule) return failureOf(field, rule, { code: 'required' }, context)
  const verdict = requiredVerdict(field, context)
  return verdict ? failureOf(field, {}, verdict, context) : null
}

/** Whether the condition asks for a value. One that is broken asks for none; one that the row gives no value for is not passed over. */
function requiredVerdict({ requiredWhen }: CheckedField, context: RuleContext): RuleFinding<RuleCode> | undefined {
  if (typeof requiredWhen !== 'string' || requiredWhen === '') return undefined
  const { expression } = compileNow(requiredWhen)
  const verdict = expression && verdictOf(expression, context)
  return verdict === 'holds' ? { code: 'required' } : verdict
}

function checkLocally(rule: ValidateRule, at: CheckedValue, context: RuleContext): RuleFinding<RuleCode> | undefined {
  for (const { check } of definitions) {
    const finding = check?.(rule, at, context)
    if (finding) return finding
  }
  return undefined
}

async function checkElsewhere(
  rule: ValidateRule,
  at: CheckedValue,
  context: RuleContext,
  lookups: RuleLookups,
): Promise<RuleFinding<RuleCode> | undefined> {
  for (const { ask } of definitions) {
    const finding = await ask?.(rule, at, context, lookups)
    if (finding) return finding
  }
  return undefined
}

function failureOf(field: CheckedField, rule: ValidateRule, finding: RuleFinding<RuleCode>, context: RuleContext): RuleFailure {
  const { code, message, reason = '' } = finding
  const title = chooseText(field.title, context.language, field.key)
  const standard = ruleMessage(code, rule, context.language, { title, min: rule.min ?? '', max: rule.max ?? '', reason })
  return { key: field.key, code, message: (rule.message === undefined && message) || standard }
}
