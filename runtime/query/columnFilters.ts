import { type FilterOperator, filterOperators, type GridFilter, stateOperators } from '../../schemas/api/rows'
import { checkQueriedValue } from '../../schemas/checks/meaning/queriedValue'
import { partsOf } from '../../schemas/page/anatomy'
import type { FieldModel, PageModel } from '../model/PageModel'
import { isBlank } from './listParams'

/** What one column must meet: one comparison, or two that are joined. */
export type ColumnFilter = Omit<GridFilter, 'columnName'>

/** The filters of the columns, by their keys. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>

/** true where the server reads column filters: the page asks by the grid call, or its table is one of this product. */
export function readsFilters({ url, config }: Pick<PageModel, 'url' | 'config'>): boolean {
  return url.grid !== undefined || partsOf(config).resource !== undefined
}

/** true when rows can be asked for by the column: it is stored, and not only shown. */
export function isFilterable({ facts, config, problem }: FieldModel): boolean {
  return !problem && facts.query !== 'none' && facts.column(config) !== null && !facts.looksUp?.(config)
}

const ofValues: readonly FilterOperator[] = ['eq', 'neq', 'isnull', 'isnotnull']

/** The operators that make sense for a field: what is no text has no beginning, and is never an empty text. */
export function operatorsFor({ facts, config }: FieldModel): readonly FilterOperator[] {
  return facts.column(config) === 'text' && !facts.labels ? filterOperators : ofValues
}

/** true when something is compared with a value. */
export function comparesValue(operator: FilterOperator): boolean {
  return !stateOperators.includes(operator)
}

/** true for operators whose value is one of the field; the others look into its text. */
export function comparesWhole(operator: FilterOperator): boolean {
  return operator === 'eq' || operator === 'neq'
}

/** The comparison with its value typed as the field has it; undefined where the column cannot be asked for it. */
function typedComparison(field: FieldModel, operator: string, value: unknown): Comparison | undefined {
  const known = operatorsFor(field).find((one) => one === operator)
  if (!known) return undefined
  if (!comparesValue(known)) return { operator: known }
  const text = value === null || value === undefined ? '' : String(value)
  if (text === '' || text.includes('\0')) return undefined
  if (!comparesWhole(known)) return { operator: known, value: text }
  const { type } = field.facts.valueSchema(field.config)
  const typed = type === 'number' || type === 'integer' ? Number(text) : text
  if (typeof typed === 'number' && !Number.isFinite(typed)) return undefined
  return checkQueriedValue(field.config, typed, [], {}).length === 0 ? { operator: known, value: typed } : undefined
}

interface Comparison {
  operator: FilterOperator
  value?: string | number
}

/** The filter with its values typed as the field has them; undefined where the column cannot be asked for it. */
export function typedFilter(field: FieldModel, { operator1, value1, operator2, value2, logic }: ColumnFilter): ColumnFilter | undefined {
  const first = typedComparison(field, operator1, value1)
  const second = operator2 ? typedComparison(field, operator2, value2) : undefined
  if (!first || (operator2 && !second)) return undefined
  return filledFilter({ operator1: first.operator, value1: first.value, operator2: second?.operator, value2: second?.value, logic })
}

/** The filter without comparisons that have no value; undefined when nothing is left. */
export function filledFilter({ operator1, value1, operator2, value2, logic }: ColumnFilter): ColumnFilter | undefined {
  const filled = [
    { operator: operator1, value: value1 },
    { operator: operator2, value: value2 },
  ].flatMap(({ operator, value }) => {
    if (!operator || (comparesValue(operator) && isBlank(value))) return []
    return [{ operator, value: comparesValue(operator) ? value : undefined }]
  })
  const [first, second] = filled
  if (!first) return undefined
  return {
    operator1: first.operator,
    ...(first.value === undefined ? {} : { value1: first.value }),
    ...(second ? { logic: logic === 'or' ? ('or' as const) : ('and' as const), operator2: second.operator } : {}),
    ...(second?.value === undefined ? {} : { value2: second.value }),
  }
}

/** The filters as the wire wants them. */
export function gridFiltersOf(filters: ColumnFilters): GridFilter[] {
  return Object.entries(filters).map(([columnName, filter]) => ({ columnName, ...filter }))
}
