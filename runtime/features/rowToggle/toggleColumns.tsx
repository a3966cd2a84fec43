import type { Row } from '../../../schemas/api/Result'
import type { Column } from '../../grid/DataGrid'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import type { FieldModel } from '../../model/PageModel'
import { isStandIn } from '../tree/treeRows'

const ToggleCell = lazyPart(() => import('./ToggleCell'), 'ToggleCell')

/** Makes switches of the cells of the fields that say so. Until the switches are fetched, the cells show their values. */
export function toggleColumns(columns: readonly Column<Row>[], fields: readonly FieldModel[]): readonly Column<Row>[] {
  const toggled = new Map(fields.filter(({ config, problem }) => config.toggle && !problem).map((field) => [field.key, field]))
  if (toggled.size === 0) return columns
  return columns.map((column) => {
    const field = toggled.get(column.key)
    const { renderCell } = column
    if (!field) return column
    return {
      ...column,
      renderCell: (props) => {
        const shown = renderCell?.(props)
        if (isStandIn(props.row)) return shown
        return (
          <PartSuspense fallback={shown}>
            <ToggleCell field={field} row={props.row} tabIndex={props.tabIndex} shown={shown} />
          </PartSuspense>
        )
      },
    }
  })
}
