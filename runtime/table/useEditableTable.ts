import { type RefObject, useCallback } from 'react'
import type { SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import type { EditableTableProps } from './EditableTableHandle'
import { type RowOpener, useRowOpener } from './opened/useRowOpener'
import { useSheet } from './sheet/useSheet'
import { useCellFocus } from './useCellFocus'
import { useInspectedTable } from './useInspectedTable'
import { useTableActions } from './useTableActions'
import { useTableColumns } from './useTableColumns'
import { useTableHandle } from './useTableHandle'
import { useTableSelection } from './useTableSelection'
import { useTableStore } from './useTableStore'
import { useTableView } from './useTableView'

/** Everything that an editable table is made of, without its drawing: rows, what is shown of them, and what is done with them. */
export function useEditableTable(props: EditableTableProps) {
  const { ref, table, disabled: isLocked = false } = props
  const store = useTableStore(props)
  const view = useTableView(store, table)
  const selection = useTableSelection(store, table)
  const { columns, footer } = useTableColumns(store, table, isLocked)
  const focus = useCellFocus(columns, view)
  const actions = useTableActions({ store, table, onInserted: (row) => focus.edit(row), onRemoved: selection.clear, onMoved: focus.onMove })
  const opener = useRowOpener({ store, table, view, grid: focus.grid, position: focus.position, show: focus.show })
  const show = useShownCell(table, focus.show, opener)
  const sheet = useSheet({ store, table, columns, view, focus, isLocked, canAdd: !isLocked && table.canAdd })
  const showTurned = useTurnedCell(sheet.openEditor, show)
  useTableHandle(ref, { store, table, show, showTurned, selection, view, withdrawOffer: sheet.withdrawOffer })
  useInspectedTable(table.key, store, selection.first ?? view.rows[0])
  const canMove = !isLocked && view.sort.length === 0 && !table.tree && store.plan.orderKey !== undefined
  return { table, isLocked, store, view, selection, columns, footer, focus, actions, opener, show, showTurned, sheet, canMove }
}

export type WorkedTable = ReturnType<typeof useEditableTable>

/** The end of a period is shown with its beginning, and a field that is no column in the form of its row. */
function useShownCell({ fields, opened }: SubTableModel, show: (row: RowState, key: string) => void, { open }: Pick<RowOpener, 'open'>) {
  return useCallback(
    (row: RowState, key: string) => {
      const field = fields.find((one) => one.key === key || one.end?.key === key)
      if (opened && field && !field.isInList && field.isInForm) open(row, field.key)
      else show(row, field?.key ?? key)
    },
    [fields, opened, show, open],
  )
}

/** What was taken back is shown in the cell, and not in an open editor, whose Escape would bring the former value back. */
function useTurnedCell(openEditor: RefObject<(() => void) | null>, show: (row: RowState, key: string) => void) {
  return useCallback(
    (row: RowState, key: string) => {
      openEditor.current?.()
      show(row, key)
    },
    [openEditor, show],
  )
}
