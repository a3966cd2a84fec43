import type { Row } from '../../../schemas/api/Result'
import type { RowFormCore } from '../../form/RowFormCore'
import type { Column } from '../../grid/DataGrid'
import { drawCell } from '../../table/drawCell'
import { TableProvider } from '../../table/TableContext'
import { editing } from '../../table/tableColumns'
import '../../table/EditableTable.css'

/** The columns with the cells of the edited row as an editable table has them; those of all other rows stay as they are. */
export function editColumns(
  columns: readonly Column<Row>[],
  { core, id, end }: { core: RowFormCore; id: string; end(): void },
): Column<Row>[] {
  const { row: state, rows: store } = core.store
  // Where nothing is typed any more there is nothing to save or to give up.
  const closing = (close: (commits?: boolean) => void) => (commits?: boolean) => {
    close(commits)
    if (!core.store.atoms.get(core.signals.isDirty)) end()
  }
  return columns.map((column) => {
    const field = core.fields.get(column.key)
    if (!field) return column
    const { editable, renderEditCell, editorOptions } = editing(field, (_, one) => {
      const { isVisible, isDisabled } = store.view(state, one)
      return isVisible && !isDisabled
    })
    const isEdited = ({ id: one }: Row) => one === id
    return {
      ...column,
      cellClass: (row) => [column.cellClass, isEdited(row) && 'row-edit-cell'].filter(Boolean).join(' '),
      renderCell: (props) =>
        isEdited(props.row) ? (
          <TableProvider value={store}>
            {drawCell({ row: state, field, rowIdx: props.rowIdx, isLocked: false, tabIndex: props.tabIndex })}
          </TableProvider>
        ) : (
          column.renderCell?.(props)
        ),
      editable: (row) => isEdited(row) && typeof editable === 'function' && editable(state),
      renderEditCell:
        renderEditCell &&
        ((props) => (
          // A cast: the editor reads nothing of what the grid hands it but the row, and that is the one of the store.
          <TableProvider value={store}>{renderEditCell({ ...props, row: state, onClose: closing(props.onClose) } as never)}</TableProvider>
        )),
      editorOptions,
    }
  })
}
