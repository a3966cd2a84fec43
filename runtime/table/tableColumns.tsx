import type { ReactNode } from 'react'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { fillRuleOf } from '../../schemas/rules/defaults'
import { componentsOf } from '../fields/componentsOf'
import type { FieldComponents } from '../fields/FieldComponents'
import type { Column } from '../grid/DataGrid'
import { arrangeColumns, BrokenCell, columnFrame } from '../grid/gridColumns'
import type { FieldModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import { CellEditor } from './CellEditor'
import { DragHandle } from './DragHandle'
import { ColumnFigure } from './footer'
import { TableCell } from './TableCell'

/** Specification B9; the kinds bring their own where they need more. */
const defaultWidth = 120

export type TableColumn = Column<RowState, Statistic>

/** The columns of an editable table's fields, made once per compiled table. */
export function tableColumns(
  fields: readonly FieldModel[],
  isLocked: boolean,
  canEdit: (row: RowState, field: FieldModel) => boolean,
): TableColumn[] {
  const shown = fields.filter(({ isInList }) => isInList)
  return arrangeColumns(
    shown,
    shown.map((field) => tableColumn(field, isLocked, canEdit)),
  )
}

function tableColumn(field: FieldModel, isLocked: boolean, canEdit: (row: RowState, field: FieldModel) => boolean): TableColumn {
  const frame = { ...columnFrame(field), ...widthOf(field) }
  if (field.problem) return { ...frame, renderCell: () => <BrokenCell text={field.problem?.message ?? ''} /> }
  if (field.facts.isRowOrder) return dragColumn(field)
  const components = componentsOf(field.kind)
  return {
    ...frame,
    name: heading(field),
    sortable: field.isSortable,
    renderCell: ({ row, tabIndex }) => (
      <TableCell row={row} field={field} components={components} isLocked={isLocked} tabIndex={tabIndex} />
    ),
    renderSummaryCell: field.statistics.length > 0 ? ({ row }) => <ColumnFigure field={field} statistic={row} /> : undefined,
    summaryCellClass: `grid-${field.align}`,
    ...(isLocked ? {} : editing(field, components, canEdit)),
  }
}

/** A width that the page gives is kept; otherwise the kind's own is the least, and the column takes its share of the room. */
function widthOf({ config, width, minWidth }: FieldModel): Pick<TableColumn, 'width' | 'minWidth'> {
  if (config.width !== undefined)
    return { width: Math.max(config.width, minWidth ?? 0), minWidth: minWidth ?? Math.min(config.width, defaultWidth) }
  return { width: undefined, minWidth: width ?? Math.max(defaultWidth, minWidth ?? 0) }
}

function editing(
  field: FieldModel,
  components: FieldComponents,
  canEdit: (row: RowState, field: FieldModel) => boolean,
): Partial<TableColumn> {
  if (field.isDisabled || components.isAlwaysEdit || !(components.Editor ?? components.Input)) return {}
  return {
    editable: (row) => canEdit(row, field),
    renderEditCell: ({ row, onClose }) => <CellEditor row={row} field={field} components={components} onClose={() => onClose(true)} />,
    editorOptions: { commitOnOutsideClick: !components.opensPopup },
  }
}

function dragColumn(field: FieldModel): TableColumn {
  return {
    key: field.key,
    name: <span className="pw-visually-hidden">{field.title}</span>,
    width: 40,
    minWidth: 40,
    frozen: true,
    cellClass: 'grid-selection',
    renderCell: ({ row, tabIndex }) => <DragHandle row={row} tabIndex={tabIndex} />,
  }
}

function heading({ title, isRequired: isAsked, config, help }: FieldModel): ReactNode & TableColumn['name'] {
  // What the server fills nobody has to.
  const isRequired = isAsked && fillRuleOf(config) === undefined
  if (!isRequired && !help) return title
  return (
    <span title={help || undefined}>
      {isRequired && (
        <span className="table-required" aria-hidden>
          *
        </span>
      )}
      {title}
    </span>
  )
}
