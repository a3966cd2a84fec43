import type { FieldConfig } from '../../fields'
import { factsOf } from '../../fields/findFieldKind'
import { storesTexts } from '../../fields/inputCases'
import { isOfRow } from '../../page/anatomy'
import { toColumnName } from '../../page/tableNames'
import type { ExpressionFields, ExpressionType } from '../../rules/expression'
import { systemFieldOf, systemFields } from '../../wire/systemFields'
import type { KnownNames } from '../KnownNames'
import type { RowView } from './viewPage'

/** The fields of a row with their types, as expressions see them: a secret is none of them. */
export function expressionFields(row: RowView): ExpressionFields {
  const { names, fields } = row
  const secrets = new Set(fields.flatMap(({ field }) => (factsOf(field).isSecret ? [field.key] : [])))
  const unnamed = [...names].flatMap((name): [string, ExpressionType][] => (secrets.has(name) ? [] : [[name, 'string']]))
  const named = fields.flatMap(({ field }): [string, ExpressionType][] =>
    names.has(field.key) && !secrets.has(field.key) ? [[field.key, expressionType(field)]] : [],
  )
  return { ...Object.fromEntries(unnamed), ...(isOfRow(row) ? systemTypes : {}), ...Object.fromEntries(named) }
}

const types: Readonly<Record<string, ExpressionType>> = { string: 'string', number: 'number', integer: 'number', boolean: 'bool' }

/** The type of a field's values; `dyn` where they can be of several. */
export function expressionType(field: FieldConfig): ExpressionType {
  if (storesTexts(field)) return 'string'
  const facts = factsOf(field)
  const { type, enum: values } = facts.valueSchema(field)
  if (typeof type === 'string') return types[type] ?? 'dyn'
  const labels = facts.labels?.(field)
  // Entries of a dictionary are texts.
  if (labels?.from === 'dict') return 'string'
  const choices = values ?? (labels?.from === 'options' ? labels.options.map(({ value }) => value) : [])
  return choices.length > 0 && choices.every((value) => typeof value === 'string') ? 'string' : 'dyn'
}

const columnTypes: Readonly<Record<string, ExpressionType>> = { integer: 'number', numeric: 'number' }

/** The fields of a declared table, by key and as the table has them; undefined where nobody knows them. */
export function fieldsOfTable(table: string, { tables, tableColumns }: KnownNames): ExpressionFields | undefined {
  const names = tables?.get(table)
  const types = tableColumns?.get(table)
  if (!names) return undefined
  const typed = [...names].map((name): [string, ExpressionType] => {
    const type = types?.get(name)
    return [name, type ? (columnTypes[type] ?? 'string') : 'dyn']
  })
  return Object.fromEntries([...typed.map(([name, type]): [string, ExpressionType] => [toColumnName(name), type]), ...typed])
}

const systemTypes: ExpressionFields = Object.fromEntries(systemFields.map((key) => [key, expressionType(systemFieldOf(key).field)]))
