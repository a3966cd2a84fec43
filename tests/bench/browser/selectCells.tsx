import { useHeaderRowSelection, useRowSelection } from 'react-data-grid'
import type { Row } from '../../../schemas/api/Result'

export function SelectAll() {
  const { isRowSelected, onRowSelectionChange } = useHeaderRowSelection()
  return (
    <input
      type="checkbox"
      className="grid-checkbox"
      aria-label="Select all"
      checked={isRowSelected}
      onChange={() => onRowSelectionChange({ checked: !isRowSelected })}
    />
  )
}

export function SelectRow({ row, rowIdx }: { row: Row; rowIdx: number }) {
  const { isRowSelected, onRowSelectionChange } = useRowSelection()
  return (
    <input
      type="checkbox"
      className="grid-checkbox"
      aria-label={`Select row ${rowIdx + 1}`}
      checked={isRowSelected}
      onChange={(event) => onRowSelectionChange({ row, checked: event.target.checked, isShiftClick: false })}
    />
  )
}
