import type { RowIdQuery } from './rows'

/** What is asked of one row, page by page. */
export interface RowPanelQuery extends RowIdQuery {
  /** 1 when left out. */
  pageNo?: number
  /** 1 to 100; 20 when left out. */
  pageSize?: number
}

/** A comment or a file of a row. */
export interface RowItemQuery extends RowIdQuery {
  /** Id of the comment or the file. */
  item: string
}

/** What can happen to a row. */
export type RowHappening = 'add' | 'import' | 'edit' | 'action' | 'delete' | 'restore'

/** What has become of the values of a row. Only fields that the caller may see and that have changed, each with its companions; a value that was empty is null. */
export interface ChangedValues {
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Keys, among those above, of fields that the page no longer has. Only administrators get their values. */
  gone?: string[]
}

/** What has become of a row of a sub-table. */
export interface ChangedLine extends ChangedValues {
  id: string
  kind: 'add' | 'edit' | 'delete'
  /** Of a row that was changed and is still there, what it holds today: by that people know it. */
  row?: Record<string, unknown>
}

/** Something that was done to a row. */
export interface RowHistoryEntry extends ChangedValues {
  id: string
  kind: RowHappening
  /** Name of the action. */
  action?: string
  /** What people call the action: the label of its button. */
  actionTitle?: string
  /** User name of who did it; null for the server itself and for an anonymous user. */
  user: string | null
  /** What the person is called. */
  userName: string | null
  /** Names of those whom the person stood in for. */
  standsFor?: string[]
  /** YYYY-MM-DD HH:mm:ss. */
  time: string
  /** Rows of sub-tables, by the key of the sub-table. At most 100 of one; `lineCount` says how many there were. */
  lines: Record<string, ChangedLine[]>
  lineCount: Record<string, number>
}

/** What was done to a row, the newest first. */
export interface RowHistory {
  records: RowHistoryEntry[]
  total: number
}

/** A comment about a row. */
export interface RowComment {
  id: string
  text: string
  /** User name of who wrote it. */
  user: string
  userName: string
  /** YYYY-MM-DD HH:mm:ss. */
  time: string
  /** When it was changed last; null for one that never was. */
  changed: string | null
  /** true: the caller's own, who may change it and take it away. */
  isOwn: boolean
}

/** Comments about a row, the newest first. */
export interface RowComments {
  records: RowComment[]
  total: number
}

export interface CommentBody {
  /**
   * Plain text, lines and all.
   * @minLength 1
   * @maxLength 2000
   */
  text: string
}

/** A file that hangs on a row. */
export interface RowAttachment {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** User name of who attached it. */
  user: string
  userName: string
  /** YYYY-MM-DD HH:mm:ss. */
  time: string
  /** true: the caller's own, who may take it away. */
  isOwn: boolean
}

/** The files that hang on a row, the newest first. */
export interface RowAttachments {
  records: RowAttachment[]
  total: number
}
