import { sql } from 'kysely'
import type { CallContext } from '../../kernel/CallContext'
import type { ColumnModel } from '../model/ResourceModel'
import { allOf, anyOf, type Condition, compare, isOneOf, refOf } from './compare'
import { parseJson } from './parseJson'
import type { QueryContext } from './QueryContext'
import { isRowId } from './readIds'
import { readValue } from './readValue'
import { visibleRows } from './visibleRows'

type Query = Readonly<Record<string, unknown>>

/** What a list call asks of a tree: the children of a row, the first level without one, and what every row must hold. Undefined where rows are no tree. */
export function treeCondition(scope: QueryContext, query: Query, isSearch: boolean): Condition | undefined {
  if (!scope.model.tree) return undefined
  const level = levelCondition(scope, query, isSearch)
  const pairs = treePairs(scope, query.condition)
  const conditions = [...(level ? [level] : []), ...pairs]
  return conditions.length > 0 ? allOf(conditions) : undefined
}

/** Whether rows of a tree are asked for wherever they stand: something is searched for, and nobody's children are meant. */
export function isAcrossLevels({ model }: QueryContext, { parentId, pid }: Query, isSearch: boolean): boolean {
  return isSearch && model.tree !== undefined && !model.declaration.shared?.isFlat && !(parentId ?? pid)
}

/** Children of the row that is asked for; without one the first level, unless something is searched for. */
function levelCondition(scope: QueryContext, query: Query, isSearch: boolean): Condition | undefined {
  const { model, context, findings } = scope
  if (!model.tree || model.declaration.shared?.isFlat || isAcrossLevels(scope, query, isSearch)) return undefined
  const parent = query.parentId ?? query.pid
  const ref = refOf(model.tree.parent)
  if (parent === undefined || parent === '' || parent === '0')
    return anyOf([sql`${ref} is null`, sql`${ref} in ('', '0')`, ...belowNothingSeen(model, model.tree.parent, context)])
  if (typeof parent !== 'string' || !isRowId(parent)) {
    findings.add('parentId', 'bad-id', 'badId')
    return undefined
  }
  return sql`${ref} = ${parent}`
}

/** Rows whose parent the caller does not reach stand on the first level: below it nobody would find them. Whoever reaches all rows has no such ones. */
function belowNothingSeen(model: QueryContext['model'], parent: ColumnModel, context: CallContext): Condition[] {
  const { table } = model
  const seen = table === undefined ? undefined : visibleRows(model, context, '_above')
  if (table === undefined || !seen) return []
  return [sql`not exists (select 1 from ${sql.table(table)} as _above where _above.id = ${refOf(parent)} and ${seen})`]
}

/** Whether a parameter of that name says which rows of a tree are meant. A field may be called so, too: then a plain value asks for the field. */
export function isTreeCondition(value: unknown): boolean {
  return typeof value === 'string' && /^\s*(\{|%7B|%257B)/i.test(value)
}

/** What every row of a tree must hold, `{ "<field>": <value> }`: fields are looked up, values are bound. */
export function treePairs(scope: QueryContext, raw: unknown): Condition[] {
  if (!isTreeCondition(raw)) return []
  const pairs = parseJson(String(raw))
  if (pairs === null || typeof pairs !== 'object') {
    scope.findings.add('condition', 'not-an-object', 'notAnObject')
    return []
  }
  return Object.entries(pairs).flatMap(([key, value]: [string, unknown]): Condition[] => {
    const column = scope.column(key)
    if (!column) scope.unknown('condition', key)
    if (!column) return []
    const operand = value === null || typeof value === 'object' ? undefined : readValue(column, String(value))
    if (!operand) scope.badValue('condition', column, String(value))
    if (!operand) return []
    return [column.isMultiple ? isOneOf(column, refOf(column), [operand]) : compare(column, refOf(column), 'eq', operand)]
  })
}
