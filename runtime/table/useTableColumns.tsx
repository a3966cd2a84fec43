import { useMemo } from 'react'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { footerRows } from '../fields/figureText'
import { type SelectionWidth, selectionColumn, singleSelectionColumn } from '../grid/selectionColumn'
import { sequenceColumn } from '../grid/sequenceColumn'
import type { FieldModel, SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { usePageHost } from '../session/PageHost'
import { OpenRowButton } from './opened/OpenRowButton'
import { TableTreeCell } from './TableTreeCell'
import { type TableColumn, tableColumns } from './tableColumns'

/** The table's columns and the rows of its footer. */
export function useTableColumns(
  store: RowsCore,
  { fields, selection, tree, opened }: SubTableModel,
  isLocked: boolean,
): { columns: TableColumn[]; footer: readonly Statistic[] } {
  const host = usePageHost()
  return useMemo(() => {
    const canEdit = (row: RowState, field: FieldModel) => {
      const { isVisible, isDisabled } = store.view(row, field)
      return isVisible && !isDisabled
    }
    const footer = footerRows(fields)
    const numbers = sequenceColumn<RowState, Statistic>(host.text('list.sequence'), ({ row }) => host.text(`list.${row}`))
    const columns = [
      ...(isLocked ? [] : selectionColumns(selection, footer.length > 0 ? 60 : 40)),
      opened ? openingColumn(numbers) : numbers,
      ...withTree(tableColumns(fields, isLocked, canEdit), tree),
    ]
    return { columns, footer }
  }, [host, store, fields, isLocked, selection, tree, opened])
}

/** The numbers of the rows, as buttons that open them. */
function openingColumn(column: TableColumn): TableColumn {
  return { ...column, renderCell: ({ row, rowIdx, tabIndex }) => <OpenRowButton row={row} rowIdx={rowIdx} tabIndex={tabIndex} /> }
}

function selectionColumns(selection: SubTableModel['selection'], width: SelectionWidth): TableColumn[] {
  if (selection === 'none') return []
  return [selection === 'radio' ? singleSelectionColumn<RowState, Statistic>(width) : selectionColumn<RowState, Statistic>(width)]
}

/** Gives the column that carries the tree its arrows and its indentation. */
function withTree(columns: TableColumn[], tree: SubTableModel['tree']): TableColumn[] {
  if (!tree) return columns
  return columns.map((column) => {
    const { renderCell } = column
    if (column.key !== tree.labelKey || !renderCell) return column
    return {
      ...column,
      renderCell: (props) => (
        <TableTreeCell row={props.row} tabIndex={props.tabIndex}>
          {renderCell(props)}
        </TableTreeCell>
      ),
    }
  })
}
