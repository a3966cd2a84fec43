import type { Ref } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { SubTableChange } from '../../schemas/api/rows'
import type { FieldModel, SubTableModel } from '../model/PageModel'
import type { CommandLog, LogStep } from '../rows/ChangeLog'
import type { CellValues } from '../rows/RowState'

/** A cell that is marked as wrong. */
export interface CellProblem {
  /** Which row it is, from 1; none in a sub-form of one row. */
  row?: number
  message: string
  /** Brings the cell into view and gives it the focus. */
  show(): void
}

/** A cell in which somebody else has saved another value than was typed here. */
export interface StaleCell {
  /** Tells it from the others of its table. */
  id: string
  /** Which row it is, from 1; none in a sub-form of one row. */
  row?: number
  field: FieldModel
  /** The row as it is here, and as they have saved it. */
  mine: CellValues
  theirs: CellValues
  /** Gives up what was typed, so that the value that they have saved stands. */
  takeTheirs(): void
}

/** Where a change of a sub-table was refused: `/sub/lines/edited/0/price`, behind the name of the sub-table. The key is empty for a row that is refused as a whole. */
export interface RefusedPlace {
  list: string
  index: number
  key: string
}

/** What a form can ask of the rows of a sub-table, be they a table or a form of one row. */
export interface SubTableHandle {
  /** Checks every cell. False when one fails; the first failing cell is then brought into view, unless `isShown` is false. */
  validate(options?: { isShown?: boolean }): Promise<boolean>
  /** The cells that are marked as wrong now, in reading order. */
  problems(): CellProblem[]
  /** Marks the cell that a refused save names: a field of a row in one of the lists of the change that was sent. False where it is not there. */
  markRefused(change: SubTableChange, place: RefusedPlace, message: string): boolean
  /** What has to be saved: only changed rows, and in them only changed fields. New rows come without id. */
  changes(): SubTableChange
  /** The rows as they stand now, in order. New rows carry a temporary id that starts with `row_`. */
  rows(): Row[]
  /** Takes the rows as somebody else has saved them: typed cells stay, the others follow. */
  takeStored(rows: readonly Row[]): void
  /** The cells in which others have saved something else than was typed here, in reading order. */
  staleCells(): StaleCell[]
  /** Brings changes back that were made here before, as one step. `isWhole`: its new rows take the place of those that are there. */
  takeUp(change: SubTableChange, isWhole?: boolean): void
  /** true when there is anything to be saved. */
  isDirty(): boolean
  /** Brings into view what was taken back or done again; false for what was done elsewhere. */
  reveal(step: LogStep): boolean
}

/** What code can do with an editable table beside. Rows are named by their ids, new ones by their temporary ids. */
export interface EditableTableHandle extends SubTableHandle {
  /** All rows as they stand, after every cell was checked; null when one fails, which is then brought into view. */
  getAll(): Promise<Row[] | null>
  /** Adds a row at the end, with the defaults of its fields and these values over them; gives its id. */
  add(values?: CellValues): string
  /** The same behind the row of that id. */
  insert(afterId: string, values?: CellValues): string
  /** Removes rows at once, without asking anybody. Throws where the table is a tree. */
  remove(ids: readonly string[]): void
  /** Takes a row to another place, from 0; the numbers follow. */
  move(id: string, index: number): void
  /** Ids of the selected rows. */
  selection(): string[]
  select(ids: readonly string[]): void
  clearSelection(): void
  /** Brings a row into view, on whatever page it stands. */
  show(id: string): void
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
  /** Told when somebody presses the table's own button to save; it has none when left out. */
  onSave?(): void
}
