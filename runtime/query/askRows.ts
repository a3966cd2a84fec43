import type { SortInfo } from '../../schemas/api/rows'
import type { RowsPart } from '../model/PageModel'
import { type AdvancedParams, type AdvancedQuery, advancedParams } from './advancedAddress'
import { type ColumnFilters, gridFiltersOf } from './columnFilters'
import type { RowsQuestion } from './fetchRows'
import { sortParams } from './listParams'

/** What a list asks for: a page of rows, their order, and what they must meet. */
export interface AskedRows {
  pageNo: number
  pageSize: number
  sort: readonly SortInfo[]
  filters: ColumnFilters
  /** The advanced query, while there is one. */
  advanced?: AdvancedQuery
  /** What every row meets besides, since the page shows no others. */
  within?: AdvancedQuery
  /** Words that stand in texts of the rows. */
  searchText?: string
  /** Parameters of the list call: values of the query, and those that tie the list to a row of another. */
  values: Record<string, string | number>
}

/** An advanced query in a list call: encoded once more than the call does by itself, as every list of JSON in an address. */
export function inAddress(advanced: AdvancedParams): AdvancedParams {
  const { superQueryParams } = advanced
  return superQueryParams === undefined ? {} : { ...advanced, superQueryParams: encodeURIComponent(superQueryParams) }
}

/** Filters of columns in a list call, encoded as the advanced query is. */
export function filtersInAddress(filters: ColumnFilters): { filterByItems?: string } {
  const items = gridFiltersOf(filters)
  return items.length > 0 ? { filterByItems: encodeURIComponent(JSON.stringify(items)) } : {}
}

/** The question as the page's call wants it: the grid call where the page has one, else the list call. */
export function askRows({ url, columns, tree }: RowsPart, asked: AskedRows): RowsQuestion {
  const { pageNo, pageSize, sort } = asked
  const values = tree?.condition === undefined ? asked.values : { ...asked.values, condition: tree.condition }
  const advanced = advancedParams(asked.advanced, asked.within)
  const searched = asked.searchText ? { searchText: asked.searchText } : {}
  if (url.grid !== undefined) {
    const postSortByItems = sort.map(({ column, order }) => ({ columnName: column, defaultSortOrder: order }))
    return {
      grid: {
        pageNo,
        pageSize,
        selectParam: values,
        postSortByItems,
        filterByItems: gridFiltersOf(asked.filters),
        ...advanced,
        ...searched,
      },
    }
  }
  return {
    list: {
      pageNo,
      pageSize,
      ...sortParams(sort),
      field: ['id', ...columns.map(({ key }) => key)].join(','),
      ...filtersInAddress(asked.filters),
      ...inAddress(advanced),
      ...searched,
      ...values,
    },
  }
}
