import type { CalendarView } from '../page/kinds/calendar'
import { pageSizes } from '../wire/pageSizes'
import type { FilterOperator, SuperQueryRow } from './rows'

/** Limits and defaults of views. */
export const viewLimits = {
  pageSize: pageSizes.view.size,
  columnWidth: 200,
  smallestWidth: 1,
  largestWidth: 1000,
  shortestName: 3,
} as const

/** A column that a view shows. */
export interface LayoutColumn {
  /** @maxLength 100 */
  columnName: string
  /** Pixels, 1 to 1000. */
  columnWidth: number
  /** `yes`: it stays in view when the list is scrolled sideways. */
  isLock: 'yes' | 'no'
}

/** A column that a view filters, by up to two comparisons. */
export interface LayoutFilter {
  /** @maxLength 100 */
  columnName: string
  operator1: FilterOperator
  /** @maxLength 500 */
  value1?: string | number | null
  /** How the two are joined. */
  logicalOperators?: 'and' | 'or'
  operator2?: FilterOperator | '' | null
  /** @maxLength 500 */
  value2?: string | number | null
}

/** A column that a view sorts by. */
export interface LayoutOrder {
  /** @maxLength 100 */
  columnName: string
  orderType: 'asc' | 'desc'
  /** The same once more, as the grid call spells it. */
  defaultSortOrder?: 'asc' | 'desc'
}

/** A column that the list had when the view was saved: what is not among them has come since. */
export interface LayoutKnownColumn {
  /** @maxLength 100 */
  columnName: string
  /**
   * How it was called then, for the day when it is gone.
   * @maxLength 200
   */
  columnTitle?: string
}

/** What a view asks for in one input of the query bar. */
export interface LayoutQueryItem {
  /** @maxLength 100 */
  columnName: string
  /**
   * As addresses write it; of a range where it begins. An empty one asks for nothing.
   * @maxLength 4000
   */
  value: string
  /**
   * Where a range ends.
   * @maxLength 4000
   */
  end?: string
}

/** An advanced query that a view asks for. */
export interface LayoutAdvanced {
  matchType: 'and' | 'or'
  /**
   * @minItems 1
   * @maxItems 100
   */
  rows: SuperQueryRow[]
}

/** What a view asks for in pages that have no columns to be arranged. */
export interface LayoutQuestion {
  /**
   * What stands in the query bar.
   * @maxItems 100
   */
  query?: LayoutQueryItem[]
  advanced?: LayoutAdvanced
  span?: CalendarView
}

/** A saved view of a page. It is its owner's alone. */
export interface Layout extends LayoutQuestion {
  id: string
  name: string
  remark: string
  /** 1: it is chosen when the list is opened. */
  isDefault: 0 | 1
  pageSize: number
  /** The list that it is of: the code of its page. */
  path: string
  creatorId: string
  userId: string
  disPlay: LayoutColumn[]
  filter: LayoutFilter[]
  order: LayoutOrder[]
  columns: LayoutKnownColumn[]
}

/** Answer of GET /common/layout/commonLayout/list: the own views of one list, or of all, the oldest first. */
export type LayoutList = Layout[]

/** Query of GET /common/layout/commonLayout/list. */
export interface LayoutQuery {
  /** @maxLength 200 */
  path?: string
  /** Not looked at: everybody is answered their own. */
  userId?: string
}

/** A view as it is sent; what is left out is as at first. `creatorId` and `userId` are not looked at. */
export interface LayoutBody extends LayoutQuestion {
  /** Which view is changed; of `edit` alone. */
  id?: string
  creatorId?: string | null
  userId?: string | null
  /**
   * @minLength 1
   * @maxLength 200
   */
  path: string
  /** @maxLength 100 */
  name: string
  /** @maxLength 500 */
  remark?: string | null
  isDefault?: 0 | 1 | '0' | '1' | null
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  pageSize?: number | null
  /** @maxItems 1000 */
  disPlay?: LayoutColumnBody[]
  /**
   * The same in another spelling.
   * @maxItems 1000
   */
  displayItems?: LayoutDisplayItem[]
  /** @maxItems 100 */
  filter?: LayoutFilter[]
  /** @maxItems 20 */
  order?: LayoutOrderBody[]
  /**
   * The same in another spelling.
   * @maxItems 20
   */
  sortItems?: LayoutSortItem[]
  /** @maxItems 1000 */
  columns?: LayoutKnownColumn[]
}

/** A column as it is sent; what is left out is as at first. */
export interface LayoutColumnBody {
  /** @maxLength 100 */
  columnName: string
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  columnWidth?: number
  isLock?: 'yes' | 'no'
}

/** A column in its other spelling. */
export interface LayoutDisplayItem {
  /** @maxLength 100 */
  field: string
  /**
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  width?: number
  isLock?: 'yes' | 'no'
}

/** A sort column as it is sent; ascending when nothing is said. */
export interface LayoutOrderBody {
  /** @maxLength 100 */
  columnName: string
  orderType?: 'asc' | 'desc'
  defaultSortOrder?: 'asc' | 'desc'
}

/** A sort column in its other spelling. */
export interface LayoutSortItem {
  /** @maxLength 100 */
  field: string
  dir?: 'asc' | 'desc'
}
