import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DataGridHandle, PositionOf } from '../grid/DataGrid'
import type { RowState } from '../rows/RowState'
import { usePageHost } from '../session/PageHost'
import type { TableColumn } from './tableColumns'
import type { TableView } from './useTableView'

interface Wish {
  row: RowState
  /** Column to go to; the first that can be edited when left out. */
  key?: string
  isEditing: boolean
}

export type CellFocus = ReturnType<typeof useCellFocus>

/** Brings a cell into view once the grid has drawn the rows that it stands in. */
export function useCellFocus(columns: readonly TableColumn[], { rows, reach }: Pick<TableView, 'rows' | 'reach'>) {
  const { text } = usePageHost()
  const grid = useRef<DataGridHandle>(null)
  const position = useRef<PositionOf | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const [announcement, announce] = useState('')
  // Before the browser handles the next key: a letter that comes at once belongs to the cell that is gone to, not to the one that was left.
  useLayoutEffect(() => {
    // A row on another page, or below a closed one, is there when the rows have been drawn anew.
    if (!wish || reach(wish.row)) return
    setWish(null)
    const index = rows.indexOf(wish.row)
    const key = wish.key ?? columns.find(({ renderEditCell }) => renderEditCell)?.key ?? ''
    const found = position.current?.(index, key)
    if (index === -1 || !found) return
    const at = { ...found, idx: Math.max(found.idx, 0) }
    if (!wish.isEditing) focusActiveCell(grid.current?.element)
    grid.current?.setActivePosition(at, { enableEditor: wish.isEditing, shouldFocus: true })
  }, [wish, columns, rows, reach])
  return {
    grid,
    position,
    announcement,
    announce,
    /** Opens a cell of a row; the first that can be edited when left out. */
    edit: useCallback((row: RowState, key?: string) => setWish({ row, ...(key === undefined ? {} : { key }), isEditing: true }), []),
    show: useCallback((row: RowState, key: string) => setWish({ row, key, isEditing: false }), []),
    /** Tells where a row has moved to, for those who cannot see it. */
    onMove: (index: number) => announce(text('table.moved', { n: index + 1 })),
  }
}

/** The grid leaves the focus where it is when the cell is the active one already. A table whose tab is just being opened takes it a moment later. */
function focusActiveCell(grid: Element | null | undefined): void {
  const focus = () => grid?.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"]:not([data-marked])')?.focus()
  focus()
  setTimeout(() => {
    if (!grid?.contains(document.activeElement)) focus()
  })
}
