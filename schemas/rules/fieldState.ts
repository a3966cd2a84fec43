import type { Expression, FieldBase } from '../fields/FieldBase'
import type { ExpressionScope } from './expression'
import { compileNow } from './expressionEngine'

/** true while the condition is met. One that is missing, broken or has no value is not. */
export function isTrue(condition: Expression | undefined, scope: ExpressionScope): boolean {
  if (typeof condition !== 'string' || condition === '') return false
  return compileNow(condition).expression?.evaluate(scope) === true
}

/** Whether the form shows the field. What is hidden is not checked. A broken condition shows it. */
export function isFieldVisible(field: Pick<FieldBase, 'visible' | 'visibleWhen'>, scope: ExpressionScope): boolean {
  if (field.visible === false) return false
  if (typeof field.visibleWhen !== 'string' || field.visibleWhen === '') return true
  const { expression } = compileNow(field.visibleWhen)
  return !expression || expression.evaluate(scope) === true
}
