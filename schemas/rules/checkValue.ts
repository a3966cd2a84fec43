import type { FieldBase } from '../fields/FieldBase'
import type { FieldValue } from '../fields/FieldFacts'
import { chooseText } from '../page/Text'
import { evaluationLimits } from './evaluationLimits'
import { compileExpression } from './expression'
import { isTrue } from './fieldState'
import { compilePattern } from './linearPattern'
import { filledCode, patternCodes, uniqueCode } from './patternCodes'
import { patternWork } from './patternEngine'
import type { RuleCode, RuleContext, RuleFailure, RuleLookups } from './RuleFailure'
import { runHandler } from './runHandler'
import { ruleMessage } from './texts'
import type { ValidateRule } from './ValidateRule'

/** A field as the rules need it; its `type` does not matter to them. */
export type CheckedField = Pick<
  FieldBase,
  'key' | 'title' | 'label' | 'validateRules' | 'rules' | 'visible' | 'visibleWhen' | 'requiredWhen'
>

/** What a rule found: a code, and for some a message or a reason of its own. */
interface Finding {
  code: RuleCode
  message?: string
  reason?: string
}

/** true when a rule of the field asks others than its row, whose answer may be another one a moment later. */
export function asksElsewhere(field: Pick<FieldBase, 'validateRules' | 'rules'>): boolean {
  return rulesOf(field).some((rule) => isUniqueRule(rule) || rule.duplicate || rule.checkRule || rule.handler)
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The rules of a field, whichever spelling it uses. A broken page may hold anything there. */
export function rulesOf(field: Pick<FieldBase, 'validateRules' | 'rules'>): readonly ValidateRule[] {
  const rules: unknown = field.validateRules ?? field.rules
  return Array.isArray(rules) ? rules.filter((rule) => rule !== null && typeof rule === 'object') : []
}

/** The first failing rule, among those that need nobody else: for each keystroke. */
export function checkValueNow(field: CheckedField, value: unknown, context: RuleContext): RuleFailure | null {
  const missing = checkRequired(field, value, context)
  if (missing || isEmptyValue(value)) return missing
  for (const rule of rulesOf(field)) {
    const finding = checkLocally(rule, field.key, value, context)
    if (finding) return failureOf(field, rule, finding, context)
  }
  return null
}

/** The first failing rule, in the order of the page, those included that ask the server. */
export async function checkValue(
  field: CheckedField,
  value: unknown,
  context: RuleContext,
  lookups: RuleLookups,
): Promise<RuleFailure | null> {
  const missing = checkRequired(field, value, context)
  if (missing || isEmptyValue(value)) return missing
  for (const rule of rulesOf(field)) {
    const finding = checkLocally(rule, field.key, value, context) ?? (await checkElsewhere(rule, field.key, value, context, lookups))
    if (finding) return failureOf(field, rule, finding, context)
  }
  return null
}

function checkRequired(field: CheckedField, value: unknown, context: RuleContext): RuleFailure | null {
  if (!isEmptyValue(value) || context.isFilledLater?.(field.key)) return null
  const rule = rulesOf(field).find(({ required, pattern }) => required === true || pattern === filledCode)
  if (rule) return failureOf(field, rule, { code: 'required' }, context)
  return isTrue(field.requiredWhen, context) ? failureOf(field, {}, { code: 'required' }, context) : null
}

function checkLocally(rule: ValidateRule, key: string, value: unknown, context: RuleContext): Finding | undefined {
  return (
    checkSiblings(rule, key, value, context) ??
    checkPattern(rule.pattern, value, context) ??
    checkLimits(rule, value) ??
    checkWhen(rule.when, context)
  )
}

/** Whether a rule asks that the value stands in one row only. */
export function isUniqueRule(rule: ValidateRule): boolean {
  return rule.unique === true || rule.pattern === uniqueCode
}

function checkSiblings(rule: ValidateRule, key: string, value: unknown, { siblings }: RuleContext): Finding | undefined {
  if (!siblings || !isUniqueRule(rule)) return undefined
  return siblings.hold(key, value) ? { code: 'unique' } : undefined
}

function checkPattern(pattern: unknown, value: unknown, { budget }: RuleContext): Finding | undefined {
  if (typeof pattern !== 'string' || pattern === '' || pattern === uniqueCode) return undefined
  const text = String(value)
  const code = Object.hasOwn(patternCodes, pattern) ? patternCodes[pattern] : undefined
  if (code) return code(text) ? undefined : { code: pattern === filledCode ? 'required' : 'pattern' }
  const { pattern: compiled, error } = compilePattern(pattern)
  if (!compiled) return { code: 'broken', reason: error }
  const work = patternWork(compiled, text.length)
  const isWithin = work <= evaluationLimits.patternWork
  if (!isWithin || budget?.takePattern(work) === false) {
    budget?.exceed(pattern, isWithin ? 'save' : 'pattern')
    return { code: 'tooExpensive' }
  }
  return compiled.test(text) ? undefined : { code: 'pattern' }
}

function checkLimits({ min, max }: ValidateRule, value: unknown): Finding | undefined {
  const isNumber = typeof value === 'number'
  const size = isNumber ? value : [...String(value)].length
  if (typeof min === 'number' && size < min) return { code: isNumber ? 'min' : 'minLength' }
  if (typeof max === 'number' && size > max) return { code: isNumber ? 'max' : 'maxLength' }
  return undefined
}

function checkWhen(when: unknown, context: RuleContext): Finding | undefined {
  if (typeof when !== 'string' || when === '') return undefined
  const { expression, problem } = compileExpression(when)
  if (!expression) return { code: 'broken', reason: problem?.message }
  const { value, exceeded } = expression.measure(context)
  if (exceeded) return { code: 'tooExpensive' }
  return value === true ? { code: 'when' } : undefined
}

async function checkElsewhere(
  rule: ValidateRule,
  key: string,
  value: unknown,
  context: RuleContext,
  lookups: RuleLookups,
): Promise<Finding | undefined> {
  const held = value as FieldValue
  if (isUniqueRule(rule) && !context.siblings && context.table) {
    if (await lookups.isDuplicate(context.table, key, held, context.id)) return { code: 'unique' }
  }
  if (rule.duplicate && (await lookups.isDuplicate(rule.duplicate.table, rule.duplicate.field, held, context.id)))
    return { code: 'duplicate' }
  if (rule.checkRule) {
    const message = await lookups.checkRule(rule.checkRule, String(value))
    if (message !== null) return { code: 'checkRule', message }
  }
  return rule.handler ? runHandler(rule.handler, { key, value, row: context.row }, lookups) : undefined
}

function failureOf(field: CheckedField, rule: ValidateRule, { code, message, reason = '' }: Finding, context: RuleContext): RuleFailure {
  const title = chooseText(field.title ?? field.label, context.language, field.key)
  const standard = ruleMessage(code, rule, context.language, { title, min: rule.min ?? '', max: rule.max ?? '', reason })
  return { key: field.key, code, message: (rule.message === undefined && message) || standard }
}
