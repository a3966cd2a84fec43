import { createContext, useContext } from 'react'
import type { Column } from './DataGrid'

/** Position of a row among all rows, those of the pages before included, by where it stands in the grid. */
export const SequenceContext = createContext((rowIdx: number) => rowIdx)

/** Key of the column. */
export const sequenceKey = 'grid-sequence'

const sequenceColumnWidth = 60

/** The column that counts the rows, from 1 and on over the pages. */
export function sequenceColumn<R, S = unknown>(name: string, renderSummaryCell?: Column<R, S>['renderSummaryCell']): Column<R, S> {
  return {
    key: sequenceKey,
    name,
    width: sequenceColumnWidth,
    minWidth: sequenceColumnWidth,
    frozen: true,
    cellClass: 'grid-sequence',
    headerCellClass: 'grid-sequence',
    summaryCellClass: 'grid-sequence',
    renderCell: ({ rowIdx }) => <SequenceNumber rowIdx={rowIdx} />,
    renderSummaryCell,
  }
}

/** Number of the row that stands there, from 1 and on over the pages. */
export function useRowNumber(rowIdx: number): number {
  return useContext(SequenceContext)(rowIdx) + 1
}

function SequenceNumber({ rowIdx }: { rowIdx: number }) {
  return useRowNumber(rowIdx)
}
