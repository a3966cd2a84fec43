import { WarningOutlined } from '@ant-design/icons'
import { componentsOf } from '../fields/componentsOf'
import type { FieldComponents, RowValues } from '../fields/FieldComponents'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import type { FieldModel } from '../model/PageModel'
import type { Column } from './DataGrid'

/** A column without a width of its own takes its share of the room, but never less than this. */
const defaultMinWidth = 100

/** The width of a column that cuts nothing: who reads on a telephone has no pointer to ask a cut cell with. It is measured once, when the grid appears. */
export const contentWidth = 'minmax(max-content, auto)'

/** The columns of a list, made once per compiled page: drawing a row then only calls what stands here. */
export function gridColumns<R extends RowValues>(fields: readonly FieldModel[]): Column<R>[] {
  return fillRoom(fields.map((field) => fieldColumn<R>(field)))
}

/** Where every column has its width, the last one that scrolls takes the room that is left over. */
export function fillRoom<R, S>(columns: Column<R, S>[]): Column<R, S>[] {
  const last = columns.findLastIndex(({ frozen }) => !frozen)
  const column = columns[last]
  if (!column || columns.some(({ width }) => width === undefined || width === null)) return columns
  return columns.with(last, { ...column, width: undefined, minWidth: Number(column.width) })
}

function fieldColumn<R extends RowValues>(field: FieldModel): Column<R> {
  return {
    ...columnFrame(field),
    sortable: field.isSortable && !field.problem,
    renderCell: field.problem ? () => <BrokenCell text={field.problem?.message ?? ''} /> : cellRenderer<R>(field, componentsOf(field.kind)),
  }
}

/** What a field's column has in every grid, the list and the editable table alike. */
export function columnFrame(field: FieldModel) {
  const minWidth = field.minWidth ?? Math.min(defaultMinWidth, field.width ?? defaultMinWidth)
  return {
    key: field.key,
    name: field.problem ? <BrokenHeading title={field.title || field.key} problem={field.problem.message} /> : field.title,
    width: field.width === undefined ? undefined : Math.max(field.width, minWidth),
    minWidth,
    frozen: field.isLocked,
    resizable: true,
    cellClass: field.align === 'left' ? undefined : `grid-${field.align}`,
    headerCellClass: `grid-${field.align}${field.isSortable ? ' grid-sortable' : ''}`,
  }
}

/** Plain text needs no component of its own; only kinds that draw something get one, with an error boundary around it. */
function cellRenderer<R extends RowValues>(field: FieldModel, components: FieldComponents): NonNullable<Column<R>['renderCell']> {
  const { Cell } = components
  if (!Cell) return ({ row }) => cellText(components, row, field)
  return ({ row }) => {
    if (components.isPlainText?.(row[field.key], field, row)) return cellText(components, row, field)
    return (
      <ErrorBoundary size="inline" resetKeys={[row]}>
        <Cell field={field} value={row[field.key]} row={row} />
      </ErrorBoundary>
    )
  }
}

/** The value as text; a value that its kind cannot read shows as it came instead of taking the grid down. */
export function cellText(components: FieldComponents, row: RowValues, field: FieldModel): string {
  try {
    return components.text(row[field.key], field, row)
  } catch {
    return String(row[field.key] ?? '')
  }
}

function BrokenHeading({ title, problem }: { title: string; problem: string }) {
  return (
    <span className="grid-broken" title={problem}>
      <WarningOutlined aria-hidden /> {title}
    </span>
  )
}

export function BrokenCell({ text }: { text: string }) {
  return (
    <span className="grid-broken grid-cut" title={text}>
      {text}
    </span>
  )
}
