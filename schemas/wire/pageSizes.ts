import { defaults } from '../json/propertyShapes'

interface PageSize {
  /** Rows to a page before anybody chooses. */
  readonly size: number
  /** What can be chosen instead; nothing where it is left out. */
  readonly sizes?: readonly number[]
}

const sizes = [10, 20, 30] as const

/** How many rows stand on a page, by where they stand. A list page may say its own. */
export const pageSizes = {
  list: { size: defaults['ListPageConfig.pageSize'], sizes },
  /** A list that asks by the grid call. */
  grid: { size: 10, sizes },
  /** The rows of a sub-table. */
  table: { size: defaults['SubTable.pageSize'], sizes },
  report: { size: defaults['ReportPageConfig.pageSize'], sizes },
  reportPopup: { size: 10, sizes },
  /** Users, positions and roles to pick from. */
  people: { size: 10, sizes },
  /** The dialog of business records. */
  records: { size: 5, sizes: [5, ...sizes] },
  gridDropdown: { size: 5 },
  /** Choices that are found by a word. */
  search: { size: 10 },
  /** What a saved view begins with. */
  view: { size: 10, sizes },
} as const satisfies Readonly<Record<string, PageSize>>
