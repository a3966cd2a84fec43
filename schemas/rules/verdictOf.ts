import type { CompiledExpression, ExpressionScope } from './expression'
import type { CommonCode, RuleFinding } from './RuleDefinition'

/**
 * What the condition of a rule says of a row: `holds`, undefined when it does not, or why nobody can say. Over a field that is empty, its own or one of a
 * sub-table's rows, a condition that has no value does not hold, as a comparison with an empty one does not. What could not be worked out is noted in the
 * budget, for whoever made the page.
 */
export function verdictOf(condition: CompiledExpression, scope: ExpressionScope): 'holds' | RuleFinding<CommonCode> | undefined {
  const { value, exceeded, error, isOverEmpty } = condition.measure(scope)
  if (exceeded) return { code: 'tooExpensive' }
  if (error === undefined || isOverEmpty) return value === true ? 'holds' : undefined
  scope.budget?.fail(condition.source, error)
  return { code: 'notWorkedOut' }
}
