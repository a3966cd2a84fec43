import { useMemo } from 'react'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { footerRows } from '../fields/figureText'
import { selectionColumn } from '../grid/selectionColumn'
import { sequenceColumn } from '../grid/sequenceColumn'
import type { FieldModel, SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { type TableColumn, tableColumns } from './tableColumns'

/** The table's columns and the rows of its footer. */
export function useTableColumns(
  store: RowsCore,
  { fields }: SubTableModel,
  isLocked: boolean,
): { columns: TableColumn[]; footer: readonly Statistic[] } {
  const host = usePageHost()
  return useMemo(() => {
    const canEdit = (row: RowState, field: FieldModel) => {
      const { isVisible, isDisabled } = store.view(row, field)
      return isVisible && !isDisabled
    }
    const footer = footerRows(fields)
    const columns = [
      ...(isLocked ? [] : [selectionColumn<RowState, Statistic>(footer.length > 0 ? 60 : 40)]),
      sequenceColumn<RowState, Statistic>(host.text('list.sequence'), ({ row }) => host.text(`table.${row}`)),
      ...tableColumns(fields, isLocked, canEdit),
    ]
    return { columns, footer }
  }, [host, store, fields, isLocked])
}
