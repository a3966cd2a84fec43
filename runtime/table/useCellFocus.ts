import { useCallback, useEffect, useRef, useState } from 'react'
import type { DataGridHandle } from '../grid/DataGrid'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { TableColumn } from './tableColumns'

interface Wish {
  row: RowState
  /** Column to go to; the first that can be edited when left out. */
  key?: string
  isEditing: boolean
}

/** Brings a cell into view once the grid has drawn the rows that it stands in. */
export function useCellFocus(columns: readonly TableColumn[], rows: readonly RowState[]) {
  const { text } = usePageHost()
  const grid = useRef<DataGridHandle>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [announcement, announce] = useState('')
  useEffect(() => {
    if (!wish) return
    setWish(null)
    const rowIdx = rows.indexOf(wish.row)
    const found = columns.findIndex(({ key, renderEditCell }) => (wish.key === undefined ? Boolean(renderEditCell) : key === wish.key))
    const idx = Math.max(found, 0)
    if (rowIdx === -1) return
    // The grid leaves the focus where it is when the cell is the active one already.
    if (!wish.isEditing) grid.current?.element?.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"]')?.focus()
    grid.current?.setActivePosition({ rowIdx, idx }, { enableEditor: wish.isEditing, shouldFocus: true })
  }, [wish, columns, rows])
  return {
    grid,
    announcement,
    /** Opens the first cell of a new row. */
    edit: (row: RowState) => setWish({ row, isEditing: true }),
    show: useCallback((row: RowState, key: string) => setWish({ row, key, isEditing: false }), []),
    /** Tells where a row has moved to, for those who cannot see it. */
    onMove: (index: number) => announce(text('table.moved', { n: index + 1 })),
  }
}
