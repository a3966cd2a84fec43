import { type RawBuilder, sql } from 'kysely'
import { valueKeyOf } from '../../../schemas/wire/companions'
import type { StoredType } from '../model/ResourceModel'
import { refOf } from './compare'
import { asPlainText } from './isPlain'
import { parseJson } from './parseJson'
import type { QueryContext } from './QueryContext'
import { shorten } from './QueryContext'

/** One column that rows are sorted by. */
export interface SortTerm {
  ref: RawBuilder<unknown>
  type: StoredType
  isDescending: boolean
}

interface SortWish {
  column: unknown
  order: unknown
  path: string
}

/** The sort columns of a list call: `sortInfoString`, else `column` and `order`, else the newest row first. It always ends with the id. */
export function readSort(scope: QueryContext, query: Readonly<Record<string, unknown>>): SortTerm[] {
  const several = query.sortInfoString ?? query.defSortString
  if (several !== undefined && several !== '') return orderBy(scope, parseWishes(scope, several))
  if (query.column === undefined || query.column === '') return orderBy(scope, [])
  return orderBy(scope, [{ column: query.column, order: directionOf(query.order), path: 'column' }])
}

/** `ascend` is what the headings of some clients say; anything else but ascending is descending. */
function directionOf(order: unknown): 'asc' | 'desc' {
  return order === undefined || order === '' || order === 'asc' || order === 'ascend' ? 'asc' : 'desc'
}

function parseWishes(scope: QueryContext, raw: unknown): SortWish[] {
  const list = typeof raw === 'string' ? parseJson(raw) : undefined
  if (Array.isArray(list) && list.length <= 20 && list.every((item) => item !== null && typeof item === 'object')) {
    return list.map((item: { column?: unknown; order?: unknown }) => ({
      column: item.column,
      order: item.order ?? 'asc',
      path: 'sortInfoString',
    }))
  }
  scope.findings.add('sortInfoString', 'not-json', 'badSortInfo')
  return []
}

/** `order by` for the wishes; the newest first when there are none. */
export function orderBy(scope: QueryContext, wishes: readonly SortWish[]): SortTerm[] {
  const terms = new Map<string, SortTerm>()
  for (const wish of wishes) {
    const isDescending = readDirection(scope, wish)
    const key = typeof wish.column === 'string' ? valueKeyOf(wish.column) : ''
    const column = scope.column(key)
    if (!column) scope.unknown(wish.path, asPlainText(wish.column))
    else if (!terms.has(key)) terms.set(key, { ref: refOf(column), type: column.type, isDescending })
  }
  const createTime = scope.model.columns.get('createTime')
  if (terms.size === 0 && createTime) terms.set('createTime', { ref: refOf(createTime), type: createTime.type, isDescending: true })
  const sorted = [...terms.values()]
  if (!terms.has('id')) sorted.push({ ref: sql.ref('t.id'), type: 'text', isDescending: sorted.at(-1)?.isDescending ?? false })
  return sorted
}

/** The terms as a statement has them. */
export function orderSql(terms: readonly SortTerm[]): RawBuilder<unknown> {
  return sql.join(terms.map(({ ref, isDescending }) => (isDescending ? sql`${ref} desc` : sql`${ref} asc`)))
}

/** true for descending. */
function readDirection(scope: QueryContext, { order, path }: SortWish): boolean {
  if (order === 'asc' || order === 'desc') return order === 'desc'
  scope.findings.add(path, 'unknown-direction', 'unknownDirection', { order: shorten(asPlainText(order)) })
  return false
}
