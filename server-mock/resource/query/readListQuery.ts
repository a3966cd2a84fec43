import { sql } from 'kysely'
import { isListWord } from '../../../schemas/wire/listWords'
import { pageSizes } from '../../../schemas/wire/pageSizes'
import { readQueryKey, readSuffixedKey } from '../../../schemas/wire/queryKey'
import type { SubModel } from '../model/ResourceModel'
import type { Condition } from './compare'
import { allOf, compare, refOf } from './compare'
import { type AskedColumn, fieldCondition, multiCondition } from './fieldCondition'
import { gridFilters } from './gridFilters'
import { hasSubRow, subAlias } from './hasSubRow'
import { asPlainText } from './isPlain'
import { lookupCondition } from './lookupCondition'
import { parseJson } from './parseJson'
import type { QueryContext } from './QueryContext'
import { shorten } from './QueryContext'
import type { RowQuery } from './RowQuery'
import { readIds } from './readIds'
import { readSort } from './readSort'
import { readValue } from './readValue'
import { searchText } from './searchText'
import { superQuery } from './superQuery'
import { isAcrossLevels, isTreeCondition, treeCondition } from './treeCondition'
import { visibleRows } from './visibleRows'

/** The rows that a list call asks for. Throws `bad-request` with everything that is wrong. */
export function readListQuery(scope: QueryContext, query: Readonly<Record<string, unknown>>): RowQuery {
  const asked = readConditions(scope, query)
  const tree = treeCondition(scope, query, asked.length > 0)
  const result = {
    where: allOf([...reached(scope), ...(tree ? [tree] : []), ...asked]),
    orderBy: readSort(scope, query),
    ...readPaging(scope, query),
    isAcrossLevels: isAcrossLevels(scope, query, asked.length > 0),
  }
  scope.findings.throwIfAny()
  return result
}

/** Of a list call what says which rows are meant, at every level of a tree: those of them that the caller reaches. What is wrong goes to the findings. */
export function readRowsAsked(scope: QueryContext, query: Readonly<Record<string, unknown>>): Condition {
  return allOf([...reached(scope), ...readConditions(scope, query)])
}

function readConditions(scope: QueryContext, query: Readonly<Record<string, unknown>>): Condition[] {
  const fields = readFields(scope, query, '')
  const advanced = superQuery(scope, query.superQueryParams, query.superQueryMatchType)
  const filters = readFilters(scope, query.filterByItems)
  const searched = searchText(scope, query.searchText)
  const selected = readSelections(scope, query.selections)
  return [...fields, ...(advanced ? [advanced] : []), ...filters, ...[searched, selected].filter((condition) => condition !== undefined)]
}

function reached({ model, context }: QueryContext): Condition[] {
  const visible = visibleRows(model, context)
  return visible ? [visible] : []
}

/** The conditions of the parameters that are fields. What is asked of one sub-table must hold for one of its rows. */
export function readFields(scope: QueryContext, query: Readonly<Record<string, unknown>>, base: string): Condition[] {
  const conditions: Condition[] = []
  const bySub = new Map<SubModel, Condition[]>()
  for (const [name, raw] of Object.entries(query)) {
    if (isOwnParameter(scope, name, base, raw) || raw === undefined || raw === null || raw === '') continue
    const path = `${base}${name}`
    if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean') {
      scope.findings.add(path, 'not-one-value', 'notOneValue', { field: shorten(name) })
      continue
    }
    const found = parameterCondition(scope, name, path, String(raw))
    if (!found?.condition) continue
    if (found.sub) bySub.set(found.sub, [...(bySub.get(found.sub) ?? []), found.condition])
    else conditions.push(found.condition)
  }
  return [...conditions, ...[...bySub].map(([sub, asked]) => hasSubRow(sub, allOf(asked)))]
}

/** Whether a parameter is no field. What a grid call asks for stands apart from its other parts, so that only the parent of a tree is none there. */
function isOwnParameter(scope: QueryContext, name: string, base: string, raw: unknown): boolean {
  if (base === '' && isListWord(name)) return true
  if (name === 'condition') return scope.model.tree !== undefined && isTreeCondition(raw)
  if (name !== 'parentId' && name !== 'pid') return false
  // A field may be called like a parameter that means nothing elsewhere.
  return scope.model.tree !== undefined || (base === '' && !scope.column(name))
}

/** The column filters of a list call, as its parameter holds them. */
function readFilters(scope: QueryContext, raw: unknown): Condition[] {
  if (raw === undefined || raw === '') return []
  return gridFilters(scope, typeof raw === 'string' ? (parseJson(raw) ?? raw) : raw)
}

interface FoundCondition {
  /** The sub-table whose rows it is about. */
  sub?: SubModel
  condition?: Condition
}

function parameterCondition(scope: QueryContext, name: string, path: string, text: string): FoundCondition | undefined {
  const whole = askedColumn(scope, name)
  if (whole) return { sub: whole.sub, condition: fieldCondition(scope, whole, path, text) }
  const { key, suffix } = readSuffixedKey(name) ?? {}
  const asked = key === undefined ? undefined : askedColumn(scope, key)
  if (!asked) {
    const found = lookupCondition(scope, name, path, text)
    if (!found) scope.unknown(path, name)
    return found
  }
  const { sub, column, ref } = asked
  if (suffix === 'MultiString') return { sub, condition: multiCondition(scope, asked, path, text) }
  const operand = readValue(column, text)
  if (!operand) scope.badValue(path, column, text)
  return { sub, condition: operand && compare(column, ref, suffix === 'begin' ? 'ge' : 'le', operand) }
}

/** The column that a parameter names, when the caller may know of it: `name`, or `lines.goods` in a sub-table. */
function askedColumn(scope: QueryContext, key: string): (AskedColumn & { sub?: SubModel }) | undefined {
  const { sub: subKey, name } = readQueryKey(key)
  if (subKey === undefined) {
    const column = scope.column(name)
    return (
      column && {
        column,
        ref: refOf(column),
        others: scope.inOtherLanguages(column).map((other) => ({ column: other, ref: refOf(other) })),
      }
    )
  }
  const found = scope.subColumn(subKey, name)
  return found && { ...found, ref: refOf(found.column, subAlias) }
}

/** The rows that were chosen; undefined where none were. */
export function readSelections(scope: QueryContext, raw: unknown): Condition | undefined {
  if (raw === undefined || raw === null || raw === '') return undefined
  const ids = readIds(scope.findings, raw, 'selections')
  return ids.length === 0 ? undefined : sql`${sql.ref('t.id')} = any(${ids})`
}

/** `pageNo` from 1, `pageSize` from 1 to 1000. */
export function readPaging(scope: QueryContext, query: Readonly<Record<string, unknown>>): { pageNo: number; pageSize: number } {
  const whole = (name: 'pageNo' | 'pageSize', standard: number, most: number): number => {
    const raw = query[name]
    if (raw === undefined || raw === null || raw === '') return standard
    const value = typeof raw === 'number' ? raw : /^\d{1,10}$/.test(asPlainText(raw)) ? Number(raw) : Number.NaN
    if (Number.isInteger(value) && value >= 1 && value <= most) return value
    scope.findings.add(name, 'out-of-range', 'badPaging', { name, most })
    return standard
  }
  return { pageNo: whole('pageNo', 1, 1_000_000_000), pageSize: whole('pageSize', pageSizes.grid.size, 1000) }
}
