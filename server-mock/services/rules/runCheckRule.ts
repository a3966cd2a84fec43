import { chooseText, type Language } from '../../../schemas/page/Text'
import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { compilePattern } from '../../../schemas/rules/linearPattern'
import { patternWork } from '../../../schemas/rules/patternEngine'
import { CallFailure } from '../../kernel/CallFailure'
import type { DocumentStore } from '../documents/DocumentStore'

/** The step that a value does not pass: `*` tests the whole value, a number the next so many characters. */
interface FailedStep {
  digits: string
  pattern: string
  message: string
  beginIndex: number
  endIndex: number
  checkValue: string
}

export interface CheckRuleResult {
  passed: boolean
  message: string
  step?: FailedStep
}

/** A pattern that cannot run in linear time, or would take too long over this value, refuses it: a rule fails closed. */
function matches(source: string, value: string): boolean {
  const { pattern } = compilePattern(source)
  return pattern !== undefined && patternWork(pattern, value.length) <= evaluationLimits.patternWork && pattern.test(value)
}

/** Tests a value against a check rule. Throws `bad-request` when there is none of this code. */
export function runCheckRule(documents: DocumentStore, code: string, value: string, language: Language): CheckRuleResult {
  const rule = documents.get('checkRule', code)
  if (!rule) throw new CallFailure('bad-request', 'http.unknownRule', { code })
  let begin = 0
  for (const { characters, pattern, message: said } of rule.steps) {
    const isWhole = characters === undefined
    const [beginIndex, endIndex] = isWhole ? [0, value.length] : [begin, begin + characters]
    const checkValue = value.slice(beginIndex, endIndex)
    if (!matches(pattern, checkValue)) {
      const message = chooseText(said, language)
      const digits = isWhole ? '*' : String(characters)
      return { passed: false, message, step: { digits, pattern, message, beginIndex, endIndex, checkValue } }
    }
    if (!isWhole) begin = endIndex
  }
  return { passed: true, message: '' }
}
