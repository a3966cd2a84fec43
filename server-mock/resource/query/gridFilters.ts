import { type RawBuilder, sql } from 'kysely'
import { type FilterOperator, filterOperators } from '../../../schemas/api/rows'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Condition, compare, type Likeness, like, not, refOf } from './compare'
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

/** The conditions of the column filters, each with up to two comparisons. */
export function gridFilters(scope: QueryContext, filters: unknown): Condition[] {
  if (filters === undefined || filters === null) return []
  if (!Array.isArray(filters) || filters.length > 100) {
    scope.findings.add('/filterByItems', 'not-a-list', 'notAList')
    return []
  }
  return filters.flatMap((filter: unknown, index) => filterCondition(scope, filter, `/filterByItems/${index}`) ?? [])
}

function filterCondition(scope: QueryContext, filter: unknown, path: string): Condition | undefined {
  const written = (filter ?? {}) as Record<string, unknown>
  const { columnName, operator1, value1, operator2, value2, logic } = written
  const wrong = parts.find((name) => !isPlain(written[name]))
  if (wrong !== undefined) {
    scope.findings.add(`${path}/${wrong}`, 'not-one-value', 'notOneValue', { field: wrong })
    return undefined
  }
  const column = typeof columnName === 'string' ? scope.column(columnName) : undefined
  if (!column) {
    scope.unknown(`${path}/columnName`, String(columnName))
    return undefined
  }
  if (logic !== undefined && logic !== null && logic !== '' && logic !== 'and' && logic !== 'or') {
    scope.findings.add(`${path}/logic`, 'unknown-match-type', 'unknownMatchType', { value: shorten(String(logic)) })
  }
  const conditions = [
    comparison(scope, column, operator1, value1, { operator: `${path}/operator1`, value: `${path}/value1` }),
    comparison(scope, column, operator2, value2, { operator: `${path}/operator2`, value: `${path}/value2` }),
  ].filter((condition) => condition !== undefined)
  if (conditions.length === 0) return undefined
  return logic === 'or' ? anyOf(conditions) : allOf(conditions)
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
  const operand = readValue(column, text)
  if (!operand) scope.badValue(paths.value, column, text)
  return operand && compare(column, ref, known === 'neq' ? 'ne' : 'eq', operand)
}
