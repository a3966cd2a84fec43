import type { CompiledExpression, ExpressionScope } from '../../schemas/rules/expression'
import { fieldValue } from '../../schemas/rules/fieldValue'
import type { OpenModel } from './PageModel'

/** What a page is opened with, worked out; undefined when the row that it would open is not there. */
export function evaluateOpening({ page, as, filter, values, row }: OpenModel, scope: ExpressionScope) {
  const id = row && fieldValue(row.evaluate(scope))
  if (row && id === null) return undefined
  return {
    page,
    as,
    filter: evaluateEach(filter, (expression) => expression.evaluate(scope)),
    ...(values === undefined ? {} : { values: evaluateEach(values, (expression) => fieldValue(expression.evaluate(scope))) }),
    ...(id === undefined ? {} : { row: String(id) }),
  }
}

function evaluateEach(expressions: OpenModel['filter'], evaluate: (expression: CompiledExpression) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(expressions).map(([key, expression]) => [key, evaluate(expression)]))
}
