import type { CompiledExpression, ExpressionScope } from './expression'
import { isEmptyValue } from './isEmptyValue'
import type { CommonCode, RuleFinding } from './RuleDefinition'

/**
 * What the condition of a rule says of a row: `holds`, undefined when it does not, or why nobody can say. Over a field that is empty a condition that
 * has no value does not hold, as a comparison with an empty one does not. What could not be worked out is noted in the budget, for whoever made the page.
 */
export function verdictOf(condition: CompiledExpression, scope: ExpressionScope): 'holds' | RuleFinding<CommonCode> | undefined {
  const { value, exceeded, error } = condition.measure(scope)
  if (exceeded) return { code: 'tooExpensive' }
  if (error === undefined || readsEmpty(condition, scope)) return value === true ? 'holds' : undefined
  scope.budget?.fail(condition.source, error)
  return { code: 'notWorkedOut' }
}

function readsEmpty({ reads }: CompiledExpression, { row = {} }: ExpressionScope): boolean {
  return reads.some((name) => {
    const [root, key, ...further] = name.split('.')
    return root === 'row' && key !== undefined && further.length === 0 && isEmptyValue(Object.hasOwn(row, key) ? row[key] : null)
  })
}
