import { useMemo } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { filterColumns } from '../../features/columnFilters/FilterHeading'
import { actionColumn } from '../../features/rowActions/actionColumn'
import { treeColumns } from '../../features/tree/treeColumn'
import type { Column } from '../../grid/DataGrid'
import { gridColumns } from '../../grid/gridColumns'
import { selectionColumn } from '../../grid/selectionColumn'
import { sequenceColumn } from '../../grid/sequenceColumn'
import type { FieldModel, ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'

/** The list's columns: selection, sequence, the fields, the actions. Made anew only with another page or language. */
export function useListColumns(page: ListModel, filterable: readonly FieldModel[]): readonly Column<Row>[] {
  const { text } = usePageHost()
  return useMemo(() => {
    const fields = filterColumns(gridColumns<Row>(page.columns), filterable)
    return [
      ...(page.hasSelection ? [selectionColumn<Row>()] : []),
      sequenceColumn<Row>(text('list.sequence')),
      ...(page.tree ? treeColumns(fields, page.tree.labelKey) : fields),
      actionColumn(page, text('list.actions')),
    ]
  }, [page, filterable, text])
}
