import { type RawBuilder, sql } from 'kysely'
import { type SuperQueryRule, superQueryRules } from '../../../schemas/api/rows'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Comparison, type Condition, compare, isOneOf, type Likeness, like, not, refOf } from './compare'
import { splitList } from './fieldCondition'
import { hasSubRow, subAlias } from './hasSubRow'
import { isPlain } from './isPlain'
import { parseJson } from './parseJson'
import type { QueryContext } from './QueryContext'
import { shorten } from './QueryContext'
import { readValue } from './readValue'

const path = 'superQueryParams'
const mostRows = 100

const comparisonOf: Partial<Record<SuperQueryRule, Comparison>> = { eq: 'eq', ne: 'ne', gt: 'gt', ge: 'ge', lt: 'lt', le: 'le' }
const likenessOf: Partial<Record<SuperQueryRule, Likeness>> = {
  like: 'contains',
  right_like: 'startsWith',
  left_like: 'endsWith',
  not_like: 'contains',
  not_right_like: 'startsWith',
  not_left_like: 'endsWith',
}

/**
 * The condition of the advanced query; all its rows stand in one pair of parentheses, and so do those of a group among them: `{ matchType, rows }`. Rows that
 * are not filled in are left out.
 */
export function superQuery(scope: QueryContext, params: unknown, matchType: unknown): Condition | undefined {
  if (params === undefined || params === '') return undefined
  const rows = typeof params === 'string' ? parseJson(params) : undefined
  if (!isRows(rows) || !rows.every(isRowOrGroup) || rows.flatMap((row) => groupOf(row)?.rows ?? [row]).length > mostRows) {
    scope.findings.add(path, 'not-json', 'badSuperQuery')
    return undefined
  }
  return joined(scope, matchType, rows, (row, index) => {
    const group = groupOf(row)
    if (!group) return rowCondition(scope, row, index)
    return joined(scope, group.matchType, group.rows, (inner) => rowCondition(scope, inner, index))
  })
}

type Written = Readonly<Record<string, unknown>>

function isRows(rows: unknown): rows is readonly Written[] {
  return Array.isArray(rows) && rows.every((row) => row !== null && typeof row === 'object')
}

/** There are no groups within groups. */
function isRowOrGroup({ rows }: Written): boolean {
  return rows === undefined || (isRows(rows) && rows.every((row) => row.rows === undefined))
}

/** Rows that are joined by themselves. */
function groupOf({ matchType, rows }: Written): { matchType: unknown; rows: readonly Written[] } | undefined {
  return isRows(rows) ? { matchType, rows } : undefined
}

function joined(
  scope: QueryContext,
  matchType: unknown,
  rows: readonly Written[],
  conditionOf: (row: Written, index: number) => Condition | undefined,
): Condition | undefined {
  if (matchType !== undefined && matchType !== '' && matchType !== 'and' && matchType !== 'or') {
    scope.findings.add('superQueryMatchType', 'unknown-match-type', 'unknownMatchType', { value: shorten(String(matchType)) })
  }
  const conditions = rows.map(conditionOf).filter((condition) => condition !== undefined)
  if (conditions.length === 0) return undefined
  return matchType === 'or' ? anyOf(conditions) : allOf(conditions)
}

function rowCondition(scope: QueryContext, row: Written, index: number): Condition | undefined {
  const { field, rule, val } = row
  const wrong = ['field', 'rule', 'val'].find((name) => !isPlain(row[name]) && !(name === 'val' && isPlainList(val)))
  if (wrong !== undefined) {
    scope.findings.add(`${path}/${index}/${wrong}`, 'not-one-value', 'notOneValue', { field: wrong })
    return undefined
  }
  if (isEmpty(field) || isEmpty(rule)) return undefined
  if (!superQueryRules.includes(rule as SuperQueryRule)) {
    scope.findings.add(path, 'unknown-rule', 'unknownRule', { rule: shorten(String(rule)) })
    return undefined
  }
  const known = rule as SuperQueryRule
  if (isEmpty(val) && known !== 'empty' && known !== 'not_empty') return undefined
  const text = Array.isArray(val) ? val.join(',') : String(val ?? '')
  const [table, key] = String(field).includes(',') ? String(field).split(',') : [undefined, String(field)]
  if (table === undefined) {
    const column = scope.column(key ?? '')
    if (!column) scope.unknown(path, String(field))
    return column && ruleCondition(scope, column, refOf(column), known, text)
  }
  const found = scope.subColumn(table, key ?? '')
  if (!found) {
    scope.unknown(path, String(field))
    return undefined
  }
  const inner = ruleCondition(scope, found.column, refOf(found.column, subAlias), known, text)
  return inner && hasSubRow(found.sub, inner)
}

function ruleCondition(
  scope: QueryContext,
  column: ColumnModel,
  ref: RawBuilder<unknown>,
  rule: SuperQueryRule,
  text: string,
): Condition | undefined {
  if (rule === 'empty') return column.type === 'text' ? sql`(${ref} is null or ${ref} = '')` : sql`${ref} is null`
  if (rule === 'not_empty') return column.type === 'text' ? sql`${ref} <> ''` : sql`${ref} is not null`
  const likeness = likenessOf[rule]
  if (likeness) {
    const condition = like(column, ref, likeness, text.replaceAll('\0', ''))
    return rule.startsWith('not_') ? not(ref, condition) : condition
  }
  const operands = (rule === 'in' || rule === 'not_in' ? splitList(text) : [text]).map((raw) => {
    const operand = readValue(column, raw)
    if (!operand) scope.badValue(path, column, raw)
    return operand
  })
  const values = operands.filter((operand) => operand !== undefined)
  const [first] = values
  if (!first || values.length < operands.length) return undefined
  const comparison = comparisonOf[rule]
  if (comparison) return compare(column, ref, comparison, first)
  const oneOf = isOneOf(column, ref, values)
  return rule === 'not_in' ? not(ref, oneOf) : oneOf
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isPlain)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
