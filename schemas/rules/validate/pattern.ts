// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import type { Finding, Path } from '../../checks/Finding'
import { nearestName } from '../../checks/nearestName'
import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { evaluationLimits } from '../evaluationLimits'
import { filledCode, isPatternCode, patternCodes, uniqueCode } from '../patternCodes'
import { compiledPattern, patternWork } from '../patternEngine'
import { codeNamed, looksLikeCode, patternCodeNames, reasonOf } from '../patternNames'
import type { RuleDefinition, RulePlace } from '../RuleDefinition'
import { type RuledField, rulesOf } from '../rulesOf'

export interface PatternRule {
  /**
   * A code (`n6-16`, `*6-16`, `s6-18`, `url`, `e`, `m`, `p`, `s`, `n`, `z`, `*`, `money`, `only`) or a regular expression
   * that runs in linear time (no look-ahead, no back-references).
   * @maxLength 500
   * @names patterns
   */
  pattern?: string
}

export const pattern: RuleDefinition<PatternRule, 'pattern' | 'required'> = {
  properties: ['pattern'],
  texts: {
    pattern: { 'zh-CN': '${title}格式不正确', 'en-US': '${title} has the wrong format', 'de-DE': '${title} hat das falsche Format' },
    required: { 'zh-CN': '${title}不能为空', 'en-US': '${title} must be filled in', 'de-DE': '${title} muss ausgefüllt werden' },
  },
  check({ pattern: source }, { value }, { budget }) {
    if (typeof source !== 'string' || source === '' || source === uniqueCode) return undefined
    const text = String(value)
    const code = Object.hasOwn(patternCodes, source) ? patternCodes[source] : undefined
    if (code) return code(text) ? undefined : { code: source === filledCode ? 'required' : 'pattern' }
    const { pattern: compiled, error } = compiledPattern(source)
    if (!compiled) return { code: 'broken', reason: error }
    const work = patternWork(compiled, text.length)
    const isWithin = work <= evaluationLimits.patternWork
    if (!isWithin || budget?.takePattern(work) === false) {
      budget?.exceed(source, isWithin ? 'save' : 'pattern')
      return { code: 'tooExpensive' }
    }
    return compiled.test(text) ? undefined : { code: 'pattern' }
  },
  checkPage: checkSource,
}

/** true when a rule of the field needs the compiler of patterns. */
export function hasPattern(field: RuledField): boolean {
  return rulesOf(field).some(({ pattern: source }) => typeof source === 'string' && source !== '' && !isPatternCode(source))
}

function checkSource({ pattern: source }: PatternRule, { field, path }: RulePlace): Finding[] {
  if (source === undefined || isPatternCode(source)) return []
  const at = [...path, 'pattern']
  if (looksLikeCode(source)) {
    const suggestion = codeNamed(source) ?? (source.length > 2 ? nearestName(source, patternCodeNames) : undefined)
    return [{ code: 'unknown-pattern-code', path: at, values: { found: source, known: patternCodeNames.join(', ') }, suggestion }]
  }
  return checkPattern(source, longestText(field), at)
}

/** What is wrong with a regular expression for texts of so many characters. */
export function checkPattern(source: string, length: number, at: Path): Finding[] {
  const inSlashes = /^\/(.+)\/[a-z]*$/.exec(source)?.[1]
  if (inSlashes !== undefined) return [{ code: 'pattern-in-slashes', path: at, values: { found: source }, suggestion: inSlashes }]
  const { pattern: compiled, tooManyStates, error = '' } = compiledPattern(source)
  if (tooManyStates !== undefined)
    return [{ code: 'too-many-states', path: at, values: { states: tooManyStates, limit: evaluationLimits.patternStates } }]
  if (!compiled)
    return [{ code: 'wrong-expression-pattern', path: at, values: { found: source }, words: { reason: reasonOf(source, error) } }]
  if (patternWork(compiled, length) <= evaluationLimits.patternWork) return []
  const most = Math.floor(evaluationLimits.patternWork / compiled.states) - 1
  return [{ code: 'text-too-long-for-pattern', path: at, values: { states: compiled.states, length, most } }]
}

/** Most characters that a value of the field can have, as the field or one of its rules says. */
function longestText(field: FieldConfig): number {
  const { maxLength } = factsOf(field).valueSchema(field)
  const limits = [maxLength, ...rulesOf(field).map(({ max }) => max)].filter((limit) => typeof limit === 'number')
  return limits.length > 0 ? Math.min(...limits) : evaluationLimits.trialTextLength
}
