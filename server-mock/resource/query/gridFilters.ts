import { type RawBuilder, sql } from 'kysely'
import { type FilterOperator, filterOperators } from '../../../schemas/api/rows'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Condition, compare, isOneOf, type Likeness, like, not, refOf } from './compare'
import { splitList } from './fieldCondition'
import { isPlain } from './isPlain'
import type { QueryContext } from './QueryContext'
import { shorten } from './QueryContext'
import { readValue } from './readValue'

type OperatorCondition = (column: ColumnModel, ref: RawBuilder<unknown>) => Condition

/** Operators without a value. Only texts can be empty without being missing. */
const states: Partial<Record<FilterOperator, OperatorCondition>> = {
  isnull: (_, ref) => sql`${ref} is null`,
  isnotnull: (_, ref) => sql`${ref} is not null`,
  isempty: ({ type }, ref) => (type === 'text' ? sql`${ref} = ''` : sql`false`),
  isnotempty: ({ type }, ref) => (type === 'text' ? sql`${ref} is distinct from ''` : sql`true`),
  isnullorempty: ({ type }, ref) => (type === 'text' ? sql`(${ref} is null or ${ref} = '')` : sql`${ref} is null`),
  isnotnullorempty: ({ type }, ref) => (type === 'text' ? sql`${ref} <> ''` : sql`${ref} is not null`),
}

const likenesses: Partial<Record<FilterOperator, Likeness>> = {
  startswith: 'startsWith',
  contains: 'contains',
  doesnotcontain: 'contains',
  endswith: 'endsWith',
}

const parts = ['columnName', 'operator1', 'value1', 'operator2', 'value2', 'logic']
const fieldParts = ['field', 'operator', 'value', 'logic']

/** What one column must meet, put together from the comparisons of its filter. */
interface ColumnCondition {
  column: ColumnModel
  condition: Condition | undefined
  /** How it is joined to what was asked of the column before; undefined: it stands by itself. */
  logic?: 'and' | 'or'
}

/**
 * The conditions of the column filters: each with up to two comparisons, or one comparison to an item, where those of one field are joined as they say.
 * What is asked of different columns must all hold.
 */
export function gridFilters(scope: QueryContext, filters: unknown): Condition[] {
  if (filters === undefined || filters === null) return []
  if (!Array.isArray(filters) || filters.length > 100) {
    scope.findings.add('/filterByItems', 'not-a-list', 'notAList')
    return []
  }
  const alone: Condition[] = []
  const joined = new Map<string, Condition>()
  for (const [index, filter] of (filters as unknown[]).entries()) {
    const found = filterCondition(scope, (filter ?? {}) as Record<string, unknown>, `/filterByItems/${index}`)
    if (!found?.condition) continue
    const { column, condition, logic } = found
    const before = joined.get(column.key)
    if (!logic) alone.push(condition)
    else if (!before) joined.set(column.key, condition)
    else joined.set(column.key, logic === 'or' ? anyOf([before, condition]) : allOf([before, condition]))
  }
  return [...alone, ...joined.values()]
}

function filterCondition(scope: QueryContext, written: Record<string, unknown>, path: string): ColumnCondition | undefined {
  const isOfField = written.columnName === undefined && written.field !== undefined
  const wrong = (isOfField ? fieldParts : parts).find((name) => !isPlain(written[name]))
  if (wrong !== undefined) {
    scope.findings.add(`${path}/${wrong}`, 'not-one-value', 'notOneValue', { field: wrong })
    return undefined
  }
  const name = isOfField ? 'field' : 'columnName'
  const key = written[name]
  const column = typeof key === 'string' ? scope.column(key) : undefined
  if (!column) {
    scope.unknown(`${path}/${name}`, String(key))
    return undefined
  }
  const logic = readLogic(scope, written.logic, `${path}/logic`)
  const compared = (operator: string, value: string) =>
    comparison(scope, column, written[operator], written[value], { operator: `${path}/${operator}`, value: `${path}/${value}` })
  if (isOfField) return { column, condition: compared('operator', 'value'), logic }
  const conditions = [compared('operator1', 'value1'), compared('operator2', 'value2')].filter((condition) => condition !== undefined)
  if (conditions.length === 0) return undefined
  return { column, condition: logic === 'or' ? anyOf(conditions) : allOf(conditions) }
}

function readLogic(scope: QueryContext, logic: unknown, path: string): 'and' | 'or' {
  if (logic !== undefined && logic !== null && logic !== '' && logic !== 'and' && logic !== 'or') {
    scope.findings.add(path, 'unknown-match-type', 'unknownMatchType', { value: shorten(String(logic)) })
  }
  return logic === 'or' ? 'or' : 'and'
}

function comparison(
  scope: QueryContext,
  column: ColumnModel,
  operator: unknown,
  value: unknown,
  paths: { operator: string; value: string },
): Condition | undefined {
  if (operator === undefined || operator === null || operator === '') return undefined
  if (!filterOperators.includes(operator as FilterOperator)) {
    scope.findings.add(paths.operator, 'unknown-operator', 'unknownOperator', { operator: shorten(String(operator)) })
    return undefined
  }
  const known = operator as FilterOperator
  const ref = refOf(column)
  const state = states[known]
  if (state) return state(column, ref)
  if (value === undefined || value === null || value === '') return undefined
  const text = String(value)
  const likeness = likenesses[known]
  if (likeness) {
    const condition = like(column, ref, likeness, text.replaceAll('\0', ''))
    return known === 'doesnotcontain' ? not(ref, condition) : condition
  }
  const operands = (column.isMultiple ? splitList(text) : [text]).map((one) => readValue(column, one))
  const [operand] = operands
  if (!operand || operands.includes(undefined)) {
    scope.badValue(paths.value, column, text)
    return undefined
  }
  if (!column.isMultiple) return compare(column, ref, known === 'neq' ? 'ne' : 'eq', operand)
  // Of several values in a row each is one that it holds, as in the query.
  const holds = isOneOf(
    column,
    ref,
    operands.filter((one) => one !== undefined),
  )
  return known === 'neq' ? not(ref, holds) : holds
}
