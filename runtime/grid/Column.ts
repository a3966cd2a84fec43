import type { Column as PlainColumn } from 'react-data-grid'

/** A column of the grid. */
export interface Column<R, S = unknown> extends PlainColumn<R, S> {
  /** Heading over the column and its neighbours that have the same. */
  readonly group?: string
}
