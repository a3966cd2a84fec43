import type { RefObject } from 'react'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import type { CellAt, SheetCells } from './CellBlock'
import type { MarkedCells } from './useCellRange'

/** What keys do in a table, as in a spreadsheet. */
export interface SheetActions {
  store: RowsCore
  /** The cells that can be seen; only they are marked. */
  sheet: SheetCells
  /** Those of the other pages too. */
  all: SheetCells
  marked: MarkedCells
  /** true: nothing can be changed. */
  isLocked: boolean
  /** Rows can be added. */
  canAdd: boolean
  /** true once an editor was open since the table was entered: Tab goes from cell to cell then. */
  hasBegun: RefObject<boolean>
  /** Turns to the page that the cell stands on, too. */
  goTo(at: CellAt): void
  /** Makes a row behind the last one and goes to its cell. */
  offer(key: string): RowState
  /** Lets Tab go on to what stands before or behind the table. */
  leave(isBack: boolean): void
  scrollTo(at: CellAt): void
}

/** The cells that a key is about: those that are marked, else the one that it was pressed on. */
export function blockAt({ sheet, marked }: SheetActions, { row, key }: CellAt): SheetCells {
  return marked.block ?? { rows: [row], fields: sheet.fields.filter((field) => field.key === key) }
}
