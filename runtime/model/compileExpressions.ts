import type { ChoiceBase, FieldBase } from '../../schemas/fields/FieldBase'
import type { CompiledExpression } from '../../schemas/rules/expression'
import { type CompileExpression, deferredExpression } from '../../schemas/rules/expressionEngine'
import { formatValue, type PageFindings } from './Findings'
import type { FieldModel } from './PageModel'

const names = ['visibleWhen', 'disabledWhen', 'requiredWhen', 'value'] as const

export type FieldExpressions = Pick<FieldModel, (typeof names)[number] | 'sets' | 'choicesWhere'>

/** Where expressions stand, and what parses them once it is loaded. */
export interface ExpressionContext {
  /** JSON Pointer. */
  path: string
  compileExpression?: CompileExpression
}

/** The expressions of a field. One that is broken is left out, with a finding. */
export function compileExpressions(
  field: Pick<ChoiceBase, keyof FieldBase | 'choices'>,
  place: ExpressionContext,
  findings: PageFindings,
): FieldExpressions {
  const compiled: FieldExpressions = {}
  for (const name of names) {
    if (field[name] === undefined) continue
    const expression = compileOne(field[name], below(place, name), name, findings)
    if (expression) compiled[name] = expression
  }
  const sets = compileSets(field.sets, below(place, 'sets'), findings)
  if (sets) compiled.sets = sets
  const where = compileOne(field.choices?.where, below(place, 'choices/where'), 'where', findings)
  if (where) compiled.choicesWhere = where
  return compiled
}

function compileSets(sets: FieldBase['sets'], place: ExpressionContext, findings: PageFindings): FieldModel['sets'] {
  if (sets === undefined) return undefined
  const compiled = Object.entries(sets).flatMap(([key, source]) => {
    const expression = compileOne(source, below(place, key), `sets.${key}`, findings)
    return expression ? [[key, expression] as const] : []
  })
  return Object.fromEntries(compiled)
}

/** The place of a property of what stands at `place`. */
export function below(place: ExpressionContext, name: string): ExpressionContext {
  return { ...place, path: `${place.path}/${name}` }
}

export function compileOne(
  source: unknown,
  place: ExpressionContext,
  name: string,
  findings: PageFindings,
): CompiledExpression | undefined {
  const { path, compileExpression } = place
  if (source === undefined || source === null || source === '') return undefined
  if (typeof source !== 'string') {
    findings.addWrongType(path, name, 'text', formatValue(source))
    return undefined
  }
  if (!compileExpression) return deferredExpression(source)
  const { expression, problem } = compileExpression(source)
  if (problem)
    findings.add(path, 'broken-expression', { name, near: source.slice(problem.offset, problem.offset + 20) || source.slice(-20) })
  return expression
}
