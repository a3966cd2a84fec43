import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import type { ExpressionFields, ExpressionType } from '../../rules/expression'
import { systemFieldOf, systemFields } from '../../wire/systemFields'
import type { RowView } from './viewPage'

/** The fields of a row with their types, as expressions see them. */
export function expressionFields({ of, names, fields }: RowView): ExpressionFields {
  const unnamed = [...names].map((name): [string, ExpressionType] => [name, 'string'])
  const named = fields.map(({ field }): [string, ExpressionType] => [field.key, typeOf(field)])
  return { ...Object.fromEntries(unnamed), ...(of === 'params' ? {} : systemTypes), ...Object.fromEntries(named) }
}

const types: Readonly<Record<string, ExpressionType>> = { string: 'string', number: 'number', integer: 'number', boolean: 'bool' }

function typeOf(field: FieldConfig): ExpressionType {
  const { type } = factsOf(field).valueSchema(field)
  return typeof type === 'string' ? (types[type] ?? 'dyn') : 'dyn'
}

const systemTypes: ExpressionFields = Object.fromEntries(systemFields.map((key) => [key, typeOf(systemFieldOf(key).field)]))
