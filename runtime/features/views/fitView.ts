import type { Layout, LayoutQuestion } from '../../../schemas/api/layouts'
import type { SortInfo } from '../../../schemas/api/rows'
import { currentKeys } from '../../../schemas/page/formerKeys'
import { isSystemField } from '../../../schemas/wire/systemFields'
import type { ViewedModel } from '../../model/ListedModel'
import type { FieldModel } from '../../model/PageModel'
import { type ColumnFilter, type ColumnFilters, isFilterable, readsFilters, typedFilter } from '../../query/columnFilters'

/** What a saved view holds. */
export type View = Pick<Layout, 'disPlay' | 'filter' | 'order' | 'columns' | 'pageSize' | keyof LayoutQuestion>

/** A view on the page as it is now. */
export interface FittedView {
  /** The columns that are shown, in their order, with the widths and locks of the view. */
  columns: readonly FieldModel[]
  /** Keys of the columns that have come since the view was saved; they stand last. */
  added: ReadonlySet<string>
  /** What the view names and the page has no more, by the names of then. */
  dropped: readonly string[]
  sort: readonly SortInfo[]
  filters: ColumnFilters
}

/**
 * Puts a view on a page that may have been published with other columns since. A view knows columns by their keys: those that are there keep width, lock,
 * order, sort and filter, also under another key (`was`), those that are gone drop, new ones come last.
 */
export function fitView(page: ViewedModel, view: View): FittedView {
  const former = currentKeys(page.config.columns)
  const keyOf = (name: string) => former.get(name) ?? name
  const titles = new Map(view.columns.map(({ columnName, columnTitle }) => [columnName, columnTitle || columnName]))
  const dropped = new Set<string>()
  const fieldOf = (name: string): FieldModel | undefined => {
    const field = page.columns.find(({ key }) => key === keyOf(name))
    if (!field) dropped.add(titles.get(name) ?? name)
    return field
  }
  const shown = new Map(
    view.disPlay.flatMap(({ columnName, columnWidth, isLock }) => {
      const field = fieldOf(columnName)
      return field ? [[field.key, withPlace(field, columnWidth, isLock === 'yes')] as const] : []
    }),
  )
  const known = new Set(view.columns.map(({ columnName }) => keyOf(columnName)))
  const added = known.size === 0 ? [] : page.columns.filter(({ key }) => !known.has(key) && !shown.has(key))
  const columns = shown.size === 0 ? page.columns : [...shown.values(), ...added]
  const sort = view.order.flatMap(({ columnName, orderType }): SortInfo[] => {
    const key = isSystemField(columnName) ? columnName : fieldOf(columnName)?.key
    return key === undefined ? [] : [{ column: key, order: orderType === 'desc' ? 'desc' : 'asc' }]
  })
  const filters = filtersOf(page, view, fieldOf, (field) => dropped.add(field.title || field.key))
  return { columns, added: new Set(added.map(({ key }) => key)), dropped: [...dropped], sort: unique(sort), filters }
}

function unique(sort: readonly SortInfo[]): SortInfo[] {
  return [...new Map([...sort].reverse().map((item) => [item.column, item])).values()].reverse()
}

/** Filters that the columns can still be asked for: a column may hold values of another kind now. */
function filtersOf(
  page: ViewedModel,
  view: View,
  fieldOf: (name: string) => FieldModel | undefined,
  drop: (field: FieldModel) => void,
): ColumnFilters {
  if (!readsFilters(page)) return {}
  const filters: Record<string, ColumnFilter> = {}
  for (const { columnName, operator1, value1, logicalOperators, operator2, value2 } of view.filter) {
    const field = fieldOf(columnName)
    if (!field) continue
    const filter =
      isFilterable(field) && typedFilter(field, { operator1, value1, operator2: operator2 || undefined, value2, logic: logicalOperators })
    if (filter) filters[field.key] = filter
    else drop(field)
  }
  return filters
}

/** The column as the view has it: of a fixed width, locked or not. */
function withPlace({ grow: _, lock, ...field }: FieldModel, width: number, isLocked: boolean): FieldModel {
  const placed = { ...field, width, ...(field.minWidth !== undefined && { minWidth: Math.min(field.minWidth, width) }) }
  return isLocked ? { ...placed, lock: lock ?? 'left' } : placed
}
