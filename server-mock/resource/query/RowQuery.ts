import type { RawBuilder } from 'kysely'
import type { Condition } from './compare'

/** What rows are asked for, in which order, and which page of them. */
export interface RowQuery {
  where: Condition
  orderBy: RawBuilder<unknown>
  pageNo: number
  pageSize: number
}
