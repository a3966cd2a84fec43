import type { Values } from '../write/writtenValues'

/** Values of fields before and after something was done to their row, by field key; only those that it changed. */
export interface PastValues {
  before: Values
  after: Values
}

/** What was done to a row of a sub-table. */
export interface PastLine extends PastValues {
  id: string
  kind: 'add' | 'edit' | 'delete'
}

/** What is written down of a change of a row: values as they are stored, under the keys that their fields had. */
export interface HistoryContent extends PastValues {
  /** Rows of sub-tables, by the key of the sub-table. */
  lines: Readonly<Record<string, readonly PastLine[]>>
}
