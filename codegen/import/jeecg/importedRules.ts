import { isJsonObject } from '../../../schemas/page/readParts'
import { compilePattern } from '../../../schemas/rules/linearPattern'
import { isPatternCode } from '../../../schemas/rules/patternCodes'
import { codeNamed } from '../../../schemas/rules/patternNames'
import type { NoteLoss } from '../Loss'
import { textOf } from './json'
import { toKey } from './names'
import type { SourceField, SourceRule } from './SourceField'

type RuleDraft = Record<string, unknown>

/** The rules of a field in the page's language. */
export function importedRules(source: SourceField, note: NoteLoss): RuleDraft[] {
  const rules = source.rules.flatMap((rule, index) => ruleOf(rule, source, `${source.place}.rules[${index}]`, note))
  const first = new Map(rules.map((rule) => [JSON.stringify(rule), rule]))
  return [...first.values()]
}

/** A rule of the sources may say several things at once, each of which is a rule here. */
function ruleOf(rule: SourceRule, source: SourceField, place: string, note: NoteLoss): RuleDraft[] {
  const said: RuleDraft[] = []
  if (rule.required === true) said.push({ required: true })
  if (rule.unique === true) said.push({ unique: true })
  if (rule.type !== undefined && codeNamed(rule.type) !== undefined) said.push({ pattern: codeNamed(rule.type) })
  said.push(...patternOf(rule, source, place, note), ...rangeOf(rule), ...functionOf(rule, source, place, note))
  const message = textOf(rule.message)
  return message === undefined ? said : said.map((one) => ({ ...one, message }))
}

function rangeOf({ min, max }: SourceRule): RuleDraft[] {
  const limits = { ...(typeof min === 'number' && min > 0 ? { min } : {}), ...(typeof max === 'number' ? { max } : {}) }
  return Object.keys(limits).length > 0 ? [limits] : []
}

function patternOf({ pattern }: SourceRule, { title }: SourceField, place: string, note: NoteLoss): RuleDraft[] {
  const written = isJsonObject(pattern) ? textOf(pattern.$regex) : textOf(pattern)
  if (written === undefined) return []
  if (isPatternCode(written) || compilePattern(written).pattern) return [{ pattern: written }]
  note('pattern-not-linear', `${place}.pattern`, { title, found: written })
  return []
}

/** A function that asks whether the value is taken says so in the facts that were kept of it; every other one is code. */
function functionOf(rule: SourceRule, { title }: SourceField, place: string, note: NoteLoss): RuleDraft[] {
  const kept = rule.validator ?? rule.handler
  if (kept === undefined) return []
  const facts = isJsonObject(kept) && isJsonObject(kept.$fn) ? kept.$fn : {}
  const asked = isJsonObject(facts.duplicateCheck) ? facts.duplicateCheck : undefined
  if (asked) return [{ unique: true }]
  note('rule-code', place, { title, ...(typeof facts.namedRule === 'string' ? { found: toKey(facts.namedRule) } : {}) })
  return []
}
