import type { FieldConfig } from '../fields'
import type { ComputedDefault } from '../fields/FieldBase'
import type { FieldValue } from '../fields/FieldFacts'
import { factsOf, isFieldKind } from '../fields/findFieldKind'
import type { ExpressionScope } from './expression'
import { compileNow } from './expressionEngine'
import { fieldValue } from './fieldValue'

/** A row that is about to be typed in. */
export interface NewRowInput {
  row: Record<string, FieldValue>
  /** Fill rules by field key, which the server runs when the row is saved and the field is still empty. */
  fillRules: Record<string, string>
}

/** A new row with the default of every field, in order, so that a default can read the fields before it. */
export function newRow(fields: readonly FieldConfig[], scope: Omit<ExpressionScope, 'row'> = {}): NewRowInput {
  const row: Record<string, FieldValue> = {}
  const fillRules: Record<string, string> = {}
  for (const field of fields) {
    // Nothing of a record is known before one is chosen; nothing of it is stored either.
    if (isFieldKind(field.type) && factsOf(field).looksUp) continue
    const code = fillRuleOf(field)
    if (code !== undefined) fillRules[field.key] = code
    row[field.key] = defaultOf(field, { ...scope, row, budget: scope.budget?.at(field.key) }) ?? initialOf(field)
  }
  return { row, fillRules }
}

/** Code of the fill rule that the server runs for a field left empty. */
export function fillRuleOf(field: Pick<FieldConfig, 'defaultValue'>): string | undefined {
  const { fillRule } = computedOf(field) ?? {}
  return typeof fillRule === 'string' && fillRule !== '' ? fillRule : undefined
}

/** true for a default that is worked out when the row is made, for example the time. */
export function isWorkedOut(field: Pick<FieldConfig, 'defaultValue'>): boolean {
  return typeof computedOf(field)?.expression === 'string'
}

function computedOf({ defaultValue }: Pick<FieldConfig, 'defaultValue'>): ComputedDefault | undefined {
  return defaultValue !== null && typeof defaultValue === 'object' ? defaultValue : undefined
}

function defaultOf(field: FieldConfig, scope: ExpressionScope): FieldValue {
  const { defaultValue } = field
  if (defaultValue === undefined || defaultValue === '') return null
  const computed = computedOf(field)
  if (!computed) return defaultValue as FieldValue
  if (typeof computed.expression !== 'string') return null
  return fieldValue(compileNow(computed.expression).expression?.evaluate(scope))
}

function initialOf(field: FieldConfig): FieldValue {
  return isFieldKind(field.type) ? (factsOf(field).initialValue?.(field) ?? null) : null
}
