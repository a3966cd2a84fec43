import type { Finding, Path } from '../checks/Finding'
import type { Text } from '../page/Text'
import { evaluationLimits } from '../rules/evaluationLimits'
import { isPatternCode } from '../rules/patternCodes'
import { checkPattern } from '../rules/validate/pattern'
import { checkShownText } from './checkShownText'
import type { DocumentBase } from './DocumentBase'
import type { DocumentFacts } from './DocumentFacts'

/** One step of a check rule. */
export interface CheckStep {
  /**
   * How many characters it looks at: the next ones behind those that numbered steps before it have looked at. The whole value when left out.
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  characters?: number
  /**
   * A regular expression that the characters must match; it runs in linear time (no look-ahead, no back-references).
   * @maxLength 500
   */
  pattern: string
  /** What is said of a value that does not pass. */
  message: Text
}

/** A check of values that several fields share, step by step. */
export interface CheckRuleConfig extends DocumentBase {
  kind: 'checkRule'
  /**
   * The steps in their order; the first that a value does not pass refuses it.
   * @minItems 1
   */
  steps: CheckStep[]
}

export const checkRuleFacts = {
  ending: 'checkrule',
  name: { 'zh-CN': '校验规则', 'en-US': 'Check rule', 'de-DE': 'Prüfregel' },
  list: 'checkRules',
  missing: 'unknown-check-rule',
  starter: () => ({
    steps: [
      {
        pattern: '^[0-9A-Za-z_]+$',
        message: {
          'zh-CN': '只能填写数字、字母和下划线',
          'en-US': 'Only digits, letters and underscores',
          'de-DE': 'Nur Ziffern, Buchstaben und Unterstriche',
        },
      },
    ],
  }),
  check: checkSteps,
} satisfies DocumentFacts<CheckRuleConfig>

function checkSteps({ steps }: CheckRuleConfig): Finding[] {
  return steps.flatMap(({ pattern, characters = evaluationLimits.trialTextLength, message }, index): Finding[] => {
    const path = ['steps', index]
    return [...checkSource(pattern, characters, [...path, 'pattern']), ...checkShownText(message, 'message', path)]
  })
}

function checkSource(pattern: string, characters: number, path: Path): Finding[] {
  if (pattern === '') return [{ code: 'empty-pattern', path }]
  if (isPatternCode(pattern)) return [{ code: 'code-in-check-rule', path, values: { found: pattern } }]
  return checkPattern(pattern, characters, path)
}
