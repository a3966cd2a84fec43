import type { Row } from '../../../../schemas/api/Result'
import type { RowActions } from '../../../features/rowActions/RowActions'
import { EmptyState } from '../../../kit/EmptyState'
import type { ListModel, SubTableModel } from '../../../model/PageModel'
import { usePageHost } from '../../../session/PageHost'
import { SubRows } from './SubRows'

interface SubRowsPaneProps {
  page: ListModel
  table: SubTableModel
  /** The selected row; undefined while none is, or several are. */
  row: Row | undefined
  editTable: RowActions['editTable']
}

/** The rows of one sub-table of the selected row, below the list. */
export function SubRowsPane({ page, table, row, editTable }: SubRowsPaneProps) {
  const { text } = usePageHost()
  if (!row) return <EmptyState text={text('list.selectForDetails')} />
  return <SubRows key={row.id} page={page} row={row} tables={[table]} editTable={editTable} isTitled />
}
