import { useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { filterColumns } from '../../features/columnFilters/FilterHeading'
import { actionColumn } from '../../features/rowActions/actionColumn'
import type { RowInPlace } from '../../features/rowEdit/useRowEdit'
import { toggleColumns } from '../../features/rowToggle/toggleColumns'
import { treeColumns } from '../../features/tree/treeColumn'
import { markedName } from '../../features/views/markedName'
import type { Column } from '../../grid/DataGrid'
import { selectionColumn } from '../../grid/selectionColumn'
import { sequenceColumn } from '../../grid/sequenceColumn'
import { useFieldColumns } from '../../grid/useFieldColumns'
import type { FieldModel, ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/** The list's columns: selection, sequence, the fields, the actions. Made anew only with another page or language. */
export function useListColumns(
  page: ListModel,
  filterable: readonly FieldModel[],
  added: ReadonlySet<string>,
  move: (key: string, to: string) => void,
  edited?: RowInPlace,
): readonly Column<Row>[] {
  const { text } = usePageHost()
  const own = useFieldColumns<Row>(page.columns)
  return useMemo(() => {
    const cells = toggleColumns(own, page.columns).map((column) => ({
      ...column,
      draggable: true,
      onMove: (to: string) => move(column.key, to),
    }))
    const fields = filterColumns(
      markColumns(edited ? edited.parts.columns(cells, edited) : cells, added, text('list.newColumn')),
      filterable,
    )
    return [
      ...(page.hasSelection ? [selectionColumn<Row>()] : []),
      sequenceColumn<Row>(text('list.sequence')),
      ...(page.tree ? treeColumns(fields, page.tree.labelKey) : fields),
      actionColumn(page, text('list.actions')),
    ]
  }, [page, own, filterable, added, move, edited, text])
}

/** Says of which columns the chosen view knows nothing yet. */
function markColumns(columns: readonly Column<Row>[], added: ReadonlySet<string>, mark: string): readonly Column<Row>[] {
  if (added.size === 0) return columns
  return columns.map((column) => (added.has(column.key) ? { ...column, name: markedName(column.name, mark) } : column))
}
