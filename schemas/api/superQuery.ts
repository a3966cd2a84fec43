import type { SuperQueryRow } from './rows'

/** Limits of advanced queries. */
export const superQueryLimits = { rows: 100, title: 100, saved: 100 } as const

/** A condition as it is saved, with what the input of its value was made of. */
export interface SavedCondition extends SuperQueryRow {
  /** Dictionary that the value is chosen from. */
  dictCode?: string | null
  /** Table, and its column of texts, that the value is chosen from. */
  dictTable?: string | null
  dictText?: string | null
  /** Which value of a tree's node counts. */
  customReturnField?: string | null
  /** Report that the value is picked from. */
  popup?: string | null
}

/** A saved advanced query. It is its owner's alone. */
export interface SavedQuery {
  id: string
  rowVersion: number
  title: string
  matchType: 'and' | 'or'
  /** The list that it is of: the code of its page. */
  path: string
  records: SavedCondition[]
}

/** Answer of GET /common/superQuery/list: the own queries of one list, or of all, the oldest first. */
export type SavedQueryList = SavedQuery[]

/** Query of GET /common/superQuery/list. */
export interface SavedQueryQuery {
  /** @maxLength 200 */
  path?: string
}

/** An advanced query as it is sent. */
export interface SavedQueryBody {
  /** Which query is changed; of `edit` alone. */
  id?: string
  /** The version that the change started from; the current one when left out. */
  rowVersion?: number | null
  /** @maxLength 100 */
  title: string
  matchType?: 'and' | 'or'
  /**
   * @minLength 1
   * @maxLength 200
   */
  path: string
  /** @maxItems 100 */
  records: SavedCondition[]
}
