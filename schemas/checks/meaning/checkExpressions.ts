import { compileExpression } from '../../rules/expression'
import type { Finding } from '../Finding'
import { describeExpressionProblem } from './describeExpressionProblem'
import { type LocatedExpression, listExpressions } from './listExpressions'
import type { PageView } from './PageView'

/** Most expressions of a page: each is checked against every field. */
export const expressionLimit = 2000

/** Every CEL expression can be parsed and fits what it reads. */
export function checkExpressions(view: PageView): Finding[] {
  const expressions = listExpressions(view)
  const count = expressions.length
  if (count > expressionLimit) return [{ code: 'too-many-expressions', path: [], values: { count, limit: expressionLimit } }]
  return expressions.flatMap(checkExpression)
}

function checkExpression({ source, path, options }: LocatedExpression): Finding[] {
  const { problem } = compileExpression(source, options)
  if (!problem) return []
  const { offset, length } = problem
  return [{ path, within: { offset, length }, ...describeExpressionProblem(source, problem, options) }]
}
