import type { SortInfo } from '../../schemas/api/rows'
import { suffixedKey } from '../../schemas/wire/queryKey'
import type { FieldModel, QueryItemModel } from '../model/PageModel'

/** What stands in the query bar, by field key: one value, or `[begin, end]`. Empty is `null` or left out. */
export type QueryValues = Readonly<Record<string, unknown>>

export interface ListState {
  values: QueryValues
  sort: readonly SortInfo[]
  pageNo: number
  pageSize: number
}

/** The list query as the wire wants it. `fallbackSort` counts while nobody sorts. */
export function listParams(
  items: readonly QueryItemModel[],
  state: ListState,
  fallbackSort: readonly SortInfo[],
): Record<string, string | number> {
  const { pageNo, pageSize, sort, values } = state
  return { pageNo, pageSize, ...sortParams(sort.length > 0 ? sort : fallbackSort), ...queryParams(items, values) }
}

/** One sort column goes as `column` and `order`, several as `sortInfoString`, URL-encoded once more than the call does by itself. */
export function sortParams(sort: readonly SortInfo[]): Record<string, string> {
  const [first] = sort
  if (!first) return {}
  if (sort.length === 1) return { column: first.column, order: first.order }
  return { sortInfoString: encodeURIComponent(JSON.stringify(sort.map(({ column, order }) => ({ column, order })))) }
}

export function queryParams(items: readonly QueryItemModel[], values: QueryValues): Record<string, string | number> {
  return Object.assign({}, ...items.map((item) => (item.isRange ? rangeParams : singleParams)(item, values[item.field.key])))
}

function rangeParams({ field: { key } }: QueryItemModel, value: unknown): Record<string, string | number> {
  const [begin, end] = Array.isArray(value) ? value : []
  const params: Record<string, string | number> = {}
  if (!isBlank(begin)) params[suffixedKey(key, 'begin')] = plain(begin)
  if (!isBlank(end)) params[suffixedKey(key, 'end')] = plain(end)
  return params
}

function singleParams({ field, isWhole }: QueryItemModel, value: unknown): Record<string, string | number> {
  if (isBlank(value) || field.facts.query === 'none') return {}
  if (isWhole) return { [suffixedKey(field.key, 'MultiString')]: plain(value) }
  return { [field.key]: withMeaning(field, value) }
}

function withMeaning(field: FieldModel, value: unknown): string | number {
  // An input with a filter has put its signs around the value already.
  if ('inputFilter' in field.config && field.config.inputFilter) return plain(value)
  if (field.facts.query === 'like') return `*${String(value).trim()}*`
  if (field.facts.query === 'startsWith') return `${String(value)}*`
  return plain(value)
}

export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** A value as it travels: several ones joined by commas. */
export function plain(value: unknown): string | number {
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** Rows that hold exactly these values, whatever their kinds mean by a query. */
export function boundParams(bound: QueryValues = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(bound).flatMap(([key, value]) => [
      [`${key}_begin`, plain(value)],
      [`${key}_end`, plain(value)],
    ]),
  )
}
