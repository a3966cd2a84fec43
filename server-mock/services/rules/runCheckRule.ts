import { evaluationLimits } from '../../../schemas/rules/evaluationLimits'
import { compilePattern } from '../../../schemas/rules/linearPattern'
import { patternWork } from '../../../schemas/rules/patternEngine'
import type { Connection } from '../../db/Database'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'

/** One step of a check rule: `*` tests the whole value, a number the next so many characters. */
interface Step {
  digits: string
  pattern: string
  message: string
}

export interface CheckRuleResult {
  passed: boolean
  message: string
  step?: Step & { beginIndex: number; endIndex: number; checkValue: string }
}

/** A pattern that cannot run in linear time, or would take too long over this value, refuses it: a rule fails closed. */
function matches(source: string, value: string): boolean {
  const { pattern } = compilePattern(source)
  return pattern !== undefined && patternWork(pattern, value.length) <= evaluationLimits.patternWork && pattern.test(value)
}

/** Tests a value against a check rule kept in `sys_check_rule`. Throws `bad-request` when there is none of this code. */
export async function runCheckRule(connection: Connection, code: string, value: string): Promise<CheckRuleResult> {
  const row = await systemTables(connection)
    .selectFrom('sys_check_rule')
    .select('rule_json')
    .where('rule_code', '=', code)
    .executeTakeFirst()
  if (!row) throw new CallFailure('bad-request', 'http.unknownRule', { code })
  const steps = JSON.parse(row.rule_json) as Step[]
  let begin = 0
  for (const step of steps) {
    const isWhole = step.digits === '*'
    const end = isWhole ? value.length : begin + Number(step.digits)
    const checkValue = isWhole ? value : value.slice(begin, end)
    if (!matches(step.pattern, checkValue)) {
      return { passed: false, message: step.message, step: { ...step, beginIndex: isWhole ? 0 : begin, endIndex: end, checkValue } }
    }
    if (!isWhole) begin = end
  }
  return { passed: true, message: '' }
}
