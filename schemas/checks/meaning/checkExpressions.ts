import { compileExpression } from '../../rules/expression'
import { checkPattern } from '../../rules/validate/pattern'
import type { Finding, Path } from '../Finding'
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
  const { problem, expression } = compileExpression(source, options)
  if (!problem)
    return (expression?.patterns() ?? []).flatMap(({ pattern, offset, length }) => checkWritten(pattern, path, { offset, length }))
  const { offset, length } = problem
  return [{ path, within: { offset, length }, ...describeExpressionProblem(source, problem, options) }]
}

const inExpressions = { 'wrong-expression-pattern': 'wrong-pattern-in-expression', 'pattern-in-slashes': 'pattern-in-slashes' } as const

/** A pattern that cannot be: an expression that looks for it never has a value. What it costs is found by trying. */
function checkWritten(pattern: string, path: Path, within: Finding['within']): Finding[] {
  return checkPattern(pattern, 0, path).flatMap((finding) => {
    const code = inExpressions[finding.code as keyof typeof inExpressions]
    return code === undefined ? [] : [{ ...finding, code, within }]
  })
}
