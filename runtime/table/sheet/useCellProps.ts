import { useCallback, useMemo } from 'react'
import { sequenceKey } from '../../grid/sequenceColumn'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import { usePageHost } from '../../session/PageHost'
import { isAlwaysOpen } from '../isAlwaysOpen'
import type { SheetCells } from './CellBlock'
import { canEnter } from './enteredCells'
import type { MarkedCells } from './useCellRange'

/** What the element of a cell says of it besides its text: that it is marked, has to be filled, can be changed, or stands in a row that somebody else has changed. */
export function useCellProps(store: RowsCore, { fields }: SheetCells, marksOf: MarkedCells['cellProps']): MarkedCells['cellProps'] {
  const { text } = usePageHost()
  const byKey = useMemo(() => new Map(fields.map((field) => [field.key, field])), [fields])
  return useCallback(
    (row: RowState, key: string) => {
      const field = byKey.get(key)
      const marks = marksOf(row, key)
      return {
        ...marks,
        ...(field?.isRequired ? { 'aria-required': true } : {}),
        // The grid takes what is not opened for what cannot be changed.
        ...(field && isAlwaysOpen(field) && canEnter(store, row, field) ? { 'aria-readonly': false } : {}),
        ...(row.isStale ? { 'aria-description': text('table.stale') } : {}),
        ...(row.isStale && key === sequenceKey ? { className: 'table-stale-sign' } : {}),
      }
    },
    [store, byKey, marksOf, text],
  )
}
