import type { ReactNode } from 'react'
import type { Statistic } from '../../schemas/fields/FieldBase'
import { fillRuleOf } from '../../schemas/rules/defaults'
import { componentsOf } from '../fields/componentsOf'
import type { Column } from '../grid/DataGrid'
import { arrangeColumns, BrokenCell, columnFrame } from '../grid/gridColumns'
import { fieldOfRow } from '../model/fieldOfRow'
import type { FieldModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import { CellEditor } from './CellEditor'
import { DragHandle } from './DragHandle'
import { drawCell } from './drawCell'
import { ColumnFigure } from './footer'
import { isAlwaysOpen } from './isAlwaysOpen'

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
  return {
    ...frame,
    name: heading(field),
    sortable: field.isSortable,
    renderCell: ({ row, rowIdx, tabIndex }) => drawCell({ row, field, rowIdx, isLocked, tabIndex }),
    renderSummaryCell: field.statistics.length > 0 ? ({ row }) => <ColumnFigure field={field} statistic={row} /> : undefined,
    summaryCellClass: `grid-${field.align}`,
    ...(isLocked ? {} : editing(field, canEdit)),
  }
}

/** A width that the page gives is kept; otherwise the kind's own is the least, and the column takes its share of the room. */
function widthOf({ config, width, minWidth }: FieldModel): Pick<TableColumn, 'width' | 'minWidth'> {
  if (config.width !== undefined)
    return { width: Math.max(config.width, minWidth ?? 0), minWidth: minWidth ?? Math.min(config.width, defaultWidth) }
  return { width: undefined, minWidth: width ?? Math.max(defaultWidth, minWidth ?? 0) }
}

/** Of several inputs each is edited in its own way; a click outside ends none of them while one opens something there. */
export function editing(field: FieldModel, canEdit: (row: RowState, field: FieldModel) => boolean): Partial<TableColumn> {
  const all = [field, ...(field.inputs ?? []).map((one) => one.field)]
  if (field.isDisabled || !all.some(isOpened)) return {}
  return {
    editable: (row) => canEdit(row, field) && isOpened(fieldOfRow(field, row.values)),
    renderEditCell: ({ row, rowIdx, onClose }) => <CellEditor row={row} field={field} rowIdx={rowIdx} onClose={() => onClose(true)} />,
    editorOptions: { commitOnOutsideClick: !all.some((one) => componentsOf(one).opensPopup) },
  }
}

/** true for a field whose cell is opened to be edited. */
function isOpened(field: FieldModel): boolean {
  const { Editor, Input } = componentsOf(field)
  return !isAlwaysOpen(field) && (Editor ?? Input) !== undefined
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
