import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DataGridHandle, PositionOf } from '../../grid/DataGrid'
import type { SubTableModel } from '../../model/PageModel'
import type { RowState } from '../../rows/RowState'
import type { RowsCore } from '../../rows/RowsCore'
import { usePageHost } from '../../session/PageHost'
import { useTableRows } from '../TableContext'
import type { TableView } from '../useTableView'
import { whenDrawn } from './whenDrawn'

interface Surroundings {
  store: RowsCore
  table: SubTableModel
  view: Pick<TableView, 'rows' | 'reach'>
  grid: RefObject<DataGridHandle | null>
  /** Where a row of the table stands in the grid. */
  position: RefObject<PositionOf | null>
  /** Brings the row into view and the focus to it. */
  show(row: RowState, key: string): void
}

/** The row that is open, and the field that is looked for in it. */
export interface OpenedRow {
  row: RowState
  key?: string
}

export type RowOpener = ReturnType<typeof useRowOpener>

/** Which row of the table is open in its popover or dialog. */
export function useRowOpener({ store, table, view, grid, position, show }: Surroundings) {
  const host = usePageHost()
  const rows = useTableRows(store)
  const [opened, setOpened] = useState<OpenedRow | null>(null)
  const latest = useRef({ view, host })
  useEffect(() => {
    latest.current = { view, host }
  })
  const opener = useRef<Element | null>(null)
  const endLooking = useRef<() => void>(undefined)
  useEffect(() => () => endLooking.current?.(), [])
  // Who has opened it may be gone, or the row, or the table holds other rows now.
  const current = opened && rows.includes(opened.row) ? opened : null
  if (opened && !current) setOpened(null)
  const findRow = useCallback(
    (row: RowState): Element | null => {
      const { rows: shown } = latest.current.view
      const index = shown.indexOf(row)
      const element = grid.current?.element
      if (index === -1 || !element) return null
      const rowIdx = position.current?.(index, '').rowIdx ?? index
      const headings = element.querySelectorAll('.rdg-header-row').length
      return element.querySelector(`[role="row"][aria-rowindex="${headings + rowIdx + 1}"]`)
    },
    [grid, position],
  )
  const as = table.opened?.as
  const open = useCallback(
    (row: RowState, key?: string) => {
      endLooking.current?.()
      opener.current = document.activeElement
      if (as === 'dialog') return setOpened({ row, key })
      latest.current.view.reach(row)
      const find = () => findRow(row) ?? scrolledTo(row, latest.current.view.rows, grid)
      const { host: current } = latest.current
      endLooking.current = whenDrawn(
        find,
        () => setOpened({ row, key }),
        () => current.notify('error', current.text('table.openFailed')),
      )
    },
    [as, findRow, grid],
  )
  const close = useCallback(() => {
    setOpened(null)
    const from = opener.current
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
    else if (opened) show(opened.row, opened.key ?? '')
  }, [opened, show])
  return { opened: current, open, close, findRow }
}

/** A row out of sight is drawn when the grid has come to it. */
function scrolledTo(row: RowState, shown: readonly RowState[], grid: RefObject<DataGridHandle | null>): null {
  const rowIdx = shown.indexOf(row)
  if (rowIdx !== -1) grid.current?.scrollToCell({ rowIdx })
  return null
}
