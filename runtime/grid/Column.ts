import type { Column as PlainColumn } from 'react-data-grid'

/** A column of the grid. */
export interface Column<R, S = unknown> extends PlainColumn<R, S> {
  /** Heading over the column and its neighbours that have the same. */
  readonly group?: string
  /** Pixels that its cells need, as far as that is known: it becomes wider than its width for them and for its heading where there is room. */
  readonly needed?: number
  /** Its cells have no use for the room that others leave. Tags have none in any case. */
  readonly isShort?: boolean
  /** Puts it in the place of another one; left out for columns that stay where they are. */
  readonly onMove?: (to: string) => void
}
