import { useMemo } from 'react'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { expressionUser } from '../../schemas/rules/ExpressionUser'
import { selectionColumn } from '../grid/selectionColumn'
import { sequenceColumn } from '../grid/sequenceColumn'
import type { FieldModel, SubTableModel } from '../model/PageModel'
import { usePageHost } from '../session/PageHost'
import { footerRows } from './footer'
import type { TableRow } from './TableRow'
import { type TableColumn, tableColumns } from './tableColumns'

/** The table's columns and the rows of its footer. */
export function useTableColumns({ fields }: SubTableModel, isLocked: boolean): { columns: TableColumn[]; footer: readonly Statistic[] } {
  const host = usePageHost()
  return useMemo(() => {
    const user = expressionUser(host.user)
    const canEdit = ({ values }: TableRow, { visibleWhen, disabledWhen }: FieldModel) =>
      (visibleWhen === undefined || visibleWhen.evaluate({ row: values, user }) === true) &&
      disabledWhen?.evaluate({ row: values, user }) !== true
    const footer = footerRows(fields)
    const columns = [
      ...(isLocked ? [] : [selectionColumn<TableRow, Statistic>(footer.length > 0 ? 60 : 40)]),
      sequenceColumn<TableRow, Statistic>(host.text('list.sequence'), ({ row }) => host.text(`table.${row}`)),
      ...tableColumns(fields, isLocked, canEdit),
    ]
    return { columns, footer }
  }, [host, fields, isLocked])
}
