import { compileExpression } from '../../rules/expression'
import type { Finding } from '../Finding'
import { describeExpressionProblem } from './describeExpressionProblem'
import { listExpressions, type PageExpression } from './listExpressions'
import type { CheckedPage } from './viewPage'

/** Most expressions of a page: each is checked against every field. */
const expressionLimit = 2000

/** Every CEL expression can be parsed and fits what it reads. */
export function checkExpressions(view: CheckedPage): Finding[] {
  const expressions = listExpressions(view)
  const count = expressions.length
  if (count > expressionLimit) return [{ code: 'too-many-expressions', path: [], values: { count, limit: expressionLimit } }]
  return expressions.flatMap(checkExpression)
}

function checkExpression({ source, path, options }: PageExpression): Finding[] {
  const { problem } = compileExpression(source, options)
  if (!problem) return []
  const { offset, length } = problem
  return [{ path, within: { offset, length }, ...describeExpressionProblem(source, problem, options) }]
}
