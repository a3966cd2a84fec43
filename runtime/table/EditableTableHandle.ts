import type { Ref } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import type { SubTableModel } from '../model/PageModel'
import type { CommandLog, LogStep } from '../rows/ChangeLog'

/** A cell that is marked as wrong. */
export interface CellProblem {
  /** Which row it is, from 1; none in a sub-form of one row. */
  row?: number
  message: string
  /** Brings the cell into view and gives it the focus. */
  show(): void
}

/** What a form can ask of an editable table. */
export interface EditableTableHandle {
  /** Checks every cell. False when one fails; the first failing cell is then brought into view. */
  validate(): Promise<boolean>
  /** The cells that are marked as wrong now, in reading order. */
  problems(): CellProblem[]
  /** What has to be saved: only changed rows, and in them only changed fields. New rows come without id. */
  changes(): SubTableChange
  /** The rows as they stand now, in order. New rows carry a temporary id that starts with `row_`. */
  rows(): Row[]
  /** Takes the rows as somebody else has saved them: typed cells stay, the others follow. */
  takeStored(rows: readonly Row[]): void
  /** Brings changes back that were made here before, as one step. `isWhole`: its new rows take the place of those that are there. */
  takeUp(change: SubTableChange, isWhole?: boolean): void
  /** true when there is anything to be saved. */
  isDirty(): boolean
  /** Brings into view what was taken back or done again; false for what was done elsewhere. */
  reveal(step: LogStep): boolean
}

export interface EditableTableProps {
  ref?: Ref<EditableTableHandle>
  table: SubTableModel
  /** The rows as they were loaded. Another array starts over; keep its identity while nothing was loaded. */
  rows: readonly Row[]
  /** true: the rows are only shown. */
  disabled?: boolean
  /** What was done here is noted there, to be taken back with what is done around the table; the table has a log of its own when left out. */
  log?: CommandLog
  /** Told after every change of a row; the rows are then asked for with `rows()`. */
  onChange?(): void
  /** Told at once whenever marks come or go, and whether there are any; rows that start over have none. */
  onMark?(isMarked: boolean): void
}
