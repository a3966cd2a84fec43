import { useContext, useEffect, useRef } from 'react'
import { usePageHost } from '../session/PageHost'
import { type Column, useHeaderRowSelection, useRowSelection } from './DataGrid'
import { SequenceContext } from './sequenceColumn'

/** Key of the column. */
export const selectionColumnKey = 'grid-selection'

/** Pixels of the column: 60 where the footer shows figures, 88 where it names its lines here. */
export type SelectionWidth = 40 | 60 | 88

/** The column of checkboxes. */
export function selectionColumn<R, S = unknown>(width: SelectionWidth = 40): Column<R, S> {
  return {
    ...selectionFrame(width),
    renderHeaderCell: ({ tabIndex }) => <SelectAll tabIndex={tabIndex} />,
    renderCell: ({ row, rowIdx, tabIndex }) => <SelectRow type="checkbox" row={row} rowIdx={rowIdx} tabIndex={tabIndex} />,
  }
}

/** The column of radio buttons, where one row is chosen: what is selected beside it, the owner of the selection lets go. */
export function singleSelectionColumn<R, S = unknown>(width: SelectionWidth = 40): Column<R, S> {
  return {
    ...selectionFrame(width),
    renderHeaderCell: () => <SelectOne />,
    renderCell: ({ row, rowIdx, tabIndex }) => <SelectRow type="radio" row={row} rowIdx={rowIdx} tabIndex={tabIndex} />,
  }
}

function selectionFrame(width: number) {
  return {
    key: selectionColumnKey,
    name: '',
    width,
    minWidth: width,
    maxWidth: width,
    frozen: true,
    cellClass: 'grid-selection',
    headerCellClass: 'grid-selection',
  }
}

/** A partial selection becomes a whole one: the grid's own box would clear it first. */
function SelectAll({ tabIndex }: { tabIndex: number }) {
  const { text } = usePageHost()
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <input
      ref={box}
      type="checkbox"
      className="grid-checkbox"
      aria-label={text('list.selectAll')}
      tabIndex={tabIndex}
      checked={isRowSelected}
      onChange={() => onRowSelectionChange({ checked: !isRowSelected })}
    />
  )
}

/** Nothing to press, but a heading has words. */
function SelectOne() {
  return <span className="pw-visually-hidden">{usePageHost().text('list.selectionHeading')}</span>
}

interface SelectRowProps {
  type: 'checkbox' | 'radio'
  row: unknown
  rowIdx: number
  tabIndex: number
}

function SelectRow({ type, row, rowIdx, tabIndex }: SelectRowProps) {
  const { text } = usePageHost()
  const place = useContext(SequenceContext)(rowIdx)
  const { isRowSelected, isRowSelectionDisabled, onRowSelectionChange } = useRowSelection()
  return (
    <input
      type={type}
      className="grid-checkbox"
      aria-label={text('list.selectRow', { n: place + 1 })}
      tabIndex={tabIndex}
      checked={isRowSelected}
      disabled={isRowSelectionDisabled}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !event.shiftKey) return
        // The grid would change this row alone.
        event.preventDefault()
        event.stopPropagation()
        onRowSelectionChange({ row, checked: type === 'radio' || !isRowSelected, isShiftClick: type === 'checkbox' })
      }}
      onChange={(event) => {
        const isShiftClick = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
        onRowSelectionChange({ row, checked: event.target.checked, isShiftClick })
      }}
    />
  )
}
