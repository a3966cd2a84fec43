import { createContext, useContext } from 'react'
import type { Column } from './DataGrid'

/** Rows on the pages before the one that is shown. */
export const SequenceOffset = createContext(0)

const sequenceColumnWidth = 60

/** The column that counts the rows, from 1 and on over the pages. */
export function sequenceColumn<R, S = unknown>(name: string, renderSummaryCell?: Column<R, S>['renderSummaryCell']): Column<R, S> {
  return {
    key: 'grid-sequence',
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

function SequenceNumber({ rowIdx }: { rowIdx: number }) {
  return useContext(SequenceOffset) + rowIdx + 1
}
