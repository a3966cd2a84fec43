import type { Condition } from './compare'
import type { SortTerm } from './readSort'

/** What rows are asked for, in which order, and which page of them. */
export interface RowQuery {
  where: Condition
  orderBy: readonly SortTerm[]
  pageNo: number
  pageSize: number
  /** true: rows of a tree, of whatever level: what they stand below is told with them. */
  isAcrossLevels?: boolean
}
