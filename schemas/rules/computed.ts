import type { FieldConfig } from '../fields'
import type { FieldValue } from '../fields/FieldFacts'
import type { CompiledExpression, ExpressionScope } from './expression'
import { compileNow } from './expressionEngine'
import { fieldValue } from './fieldValue'
import { roundTo } from './roundTo'

/** Value of a computed field; null when the expression has none. Numbers are rounded as the field says. */
export function computeValue(field: FieldConfig, expression: CompiledExpression, scope: ExpressionScope): FieldValue {
  const value = fieldValue(expression.evaluate(scope))
  if (typeof value !== 'number') return value
  return (field as { integer?: unknown }).integer === true ? roundTo(value, 0) : roundToPrecision(field, value)
}

/** A number with the decimal places that its field says. */
export function roundToPrecision(field: FieldConfig, value: number): number {
  const { precision } = field as { precision?: unknown }
  return typeof precision === 'number' ? roundTo(value, precision) : value
}

/** Values of all computed fields of a row, by key. Fields that compute each other in a circle are left out. */
export function computeRow(fields: readonly FieldConfig[], scope: ExpressionScope): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {}
  for (const { key, value } of computeEach(fields, scope)) values[key] = value
  return values
}

/** The same; `rest` lets others have their turn between the fields. */
export async function computeRowInSlices(
  fields: readonly FieldConfig[],
  scope: ExpressionScope,
  rest: () => Promise<void>,
): Promise<Record<string, FieldValue>> {
  const values: Record<string, FieldValue> = {}
  for (const { key, value } of computeEach(fields, scope)) {
    values[key] = value
    await rest()
  }
  return values
}

function* computeEach(fields: readonly FieldConfig[], scope: ExpressionScope): Generator<{ key: string; value: FieldValue }> {
  const row: Record<string, unknown> = { ...scope.row }
  for (const { field, expression } of computedInOrder(fields)) {
    const { key } = field
    const value = computeValue(field, expression, { ...scope, row, budget: scope.budget?.at(key) })
    row[key] = value
    yield { key, value }
  }
}

/** A field whose value follows from others. */
export interface ComputedField {
  field: FieldConfig
  expression: CompiledExpression
}

/** The computed fields, each after those that it reads. Members of a circle, and what reads them, are left out. */
export function computedInOrder(fields: readonly FieldConfig[]): ComputedField[] {
  const waiting = fields.flatMap((field): ComputedField[] => {
    const expression = typeof field.value === 'string' ? compileNow(field.value).expression : undefined
    return expression ? [{ field, expression }] : []
  })
  const ordered: ComputedField[] = []
  let open = new Set(waiting.map(({ field }) => field.key))
  while (open.size > 0) {
    const ready = waiting.filter(({ field, expression }) => open.has(field.key) && !readsAny(expression, open))
    if (ready.length === 0) break
    ordered.push(...ready)
    open = new Set([...open].filter((key) => !ready.some(({ field }) => field.key === key)))
  }
  return ordered
}

function readsAny({ reads }: CompiledExpression, keys: ReadonlySet<string>): boolean {
  return reads.some((name) => name === 'row' || (name.startsWith('row.') && keys.has(name.slice(4))))
}
