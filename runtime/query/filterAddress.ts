import type { FilterOperator } from '../../schemas/api/rows'
import { searchOf } from '../kit/searchOf'
import type { FieldModel } from '../model/PageModel'
import { type ColumnFilter, comparesValue, typedFilter } from './columnFilters'

/** Filters that stand in the place of others, by the keys of their columns; null: the column has none. */
export type FilterChanges = Readonly<Record<string, ColumnFilter | null>>

/** No key of a field has a hyphen: nothing that is asked for by a query is called so. */
const prefix = 'filter-'

/**
 * The column filters of an address: `?filter-name=contains.pump&filter-name=or.isnull`, one parameter for each comparison. An empty one takes the filter
 * away that the column has else. What cannot be asked for is left out and named by `wrong`.
 */
export function readFilterAddress(fields: readonly FieldModel[], search: string): { filters: FilterChanges; wrong: readonly string[] } {
  const given = new URLSearchParams(search)
  const filters: Record<string, ColumnFilter | null> = {}
  const wrong: string[] = []
  for (const name of new Set([...given.keys()].filter((key) => key.startsWith(prefix)))) {
    const key = name.slice(prefix.length)
    const field = fields.find((one) => one.key === key)
    const read = field && readFilter(field, given.getAll(name))
    if (read === undefined) wrong.push(field?.title || key)
    else filters[key] = read
  }
  return { filters, wrong }
}

/** The address that asks for these filters in place of its own. */
export function writeFilterAddress(search: string, filters: FilterChanges): string {
  const params = new URLSearchParams(search)
  for (const key of [...params.keys()]) if (key.startsWith(prefix)) params.delete(key)
  for (const [key, filter] of Object.entries(filters)) {
    if (!filter) params.append(prefix + key, '')
    else for (const text of textsOf(filter)) params.append(prefix + key, text)
  }
  return searchOf(params)
}

function textsOf({ operator1, value1, operator2, value2, logic }: ColumnFilter): string[] {
  const first = textOf(operator1, value1)
  return operator2 ? [first, `${logic === 'or' ? 'or.' : ''}${textOf(operator2, value2)}`] : [first]
}

function textOf(operator: FilterOperator, value: ColumnFilter['value1']): string {
  return comparesValue(operator) ? `${operator}.${value ?? ''}` : operator
}

/** The filter of a column; null: it has none. Undefined: it cannot be asked for. */
function readFilter(field: FieldModel, [first = '', second]: readonly string[]): ColumnFilter | null | undefined {
  if (first === '') return null
  const one = readText(first)
  if (second === undefined) return typedFilter(field, { operator1: one.operator, value1: one.value })
  const isOr = second.startsWith('or.')
  const other = readText(isOr ? second.slice(3) : second)
  const joined = { operator2: other.operator, value2: other.value, logic: isOr ? ('or' as const) : ('and' as const) }
  return typedFilter(field, { operator1: one.operator, value1: one.value, ...joined })
}

function readText(text: string): { operator: FilterOperator; value: string } {
  const dot = text.indexOf('.')
  // A cast: names that are no operators are found by who reads the filter.
  return { operator: (dot === -1 ? text : text.slice(0, dot)) as FilterOperator, value: dot === -1 ? '' : text.slice(dot + 1) }
}
