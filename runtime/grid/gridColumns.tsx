import { WarningOutlined } from '@ant-design/icons'
import { cellText } from '../fields/cellText'
import { componentsOf } from '../fields/componentsOf'
import { GuardedCell } from '../fields/DressedCell'
import type { FieldComponents, RowValues } from '../fields/FieldComponents'
import { dictionaryOf } from '../fields/parts/choices'
import { ErrorBoundary } from '../kit/ErrorBoundary'
import { reckonTextWidth } from '../kit/reckonTextWidth'
import type { FieldModel } from '../model/PageModel'
import type { DictionaryState } from '../session/DictionaryState'
import type { Column } from './DataGrid'

/** A column without a width of its own takes its share of the room, but never less than this. */
const defaultMinWidth = 100

/** The width of a column that cuts nothing: who reads on a telephone has no pointer to ask a cut cell with. It is measured once, when the grid appears. */
export const contentWidth = 'minmax(max-content, auto)'

/** By their codes, the dictionaries that a grid follows for all of its cells. */
export type CellDictionaries = ReadonlyMap<string, DictionaryState>

const noDictionaries: CellDictionaries = new Map()

/** Codes of the dictionaries that the cells of these fields can be drawn by. */
export function cellDictionaries(fields: readonly FieldModel[]): string[] {
  const codes = fields.flatMap((field) => (componentsOf(field.kind).drawCell ? [dictionaryOf(field.config)] : []))
  return [...new Set(codes)].filter((code) => code !== undefined)
}

/** The columns of a list, made once per compiled page: drawing a row then only calls what stands here. */
export function gridColumns<R extends RowValues>(fields: readonly FieldModel[], dictionaries = noDictionaries): Column<R>[] {
  return arrangeColumns(
    fields,
    fields.map((field) => fieldColumn<R>(field, dictionaries)),
  )
}

/** The columns in the order of the screen: those that are locked at their side. They share the room as their fields say. */
export function arrangeColumns<R, S>(fields: readonly FieldModel[], columns: readonly Column<R, S>[]): Column<R, S>[] {
  const growing = fields.some(({ grow }) => grow !== undefined) ? columns.map(takeShare) : fillRoom([...columns])
  return growing.sort((one, other) => placeOf(one) - placeOf(other))

  function takeShare(column: Column<R, S>, index: number): Column<R, S> {
    const share = fields[index]?.grow ?? (column.width === undefined ? 1 : undefined)
    return share === undefined ? column : { ...column, width: `minmax(${column.width ?? column.minWidth}px, ${share}fr)` }
  }
}

function placeOf<R, S>({ frozen }: Column<R, S>): number {
  if (frozen === 'end') return 2
  return frozen ? 0 : 1
}

/** Where every column has its width, the page's with text that scroll share the room that is left over; where there are none, the last one takes it. */
function fillRoom<R, S>(columns: Column<R, S>[]): Column<R, S>[] {
  if (columns.some(({ width }) => width === undefined || width === null)) return columns
  const last = columns.findLast(({ frozen }) => !frozen)
  const long = columns.filter(({ frozen, needed, isShort }) => !frozen && needed === 0 && !isShort)
  const growing = long.length > 0 ? long : [last]
  return columns.map((column) => (growing.includes(column) ? { ...column, width: undefined, minWidth: Number(column.width) } : column))
}

function fieldColumn<R extends RowValues>(field: FieldModel, dictionaries: CellDictionaries): Column<R> {
  return {
    ...columnFrame(field),
    ...(hasPageWidth(field) ? { needed: tagWidth(dictionaries.get(dictionaryOf(field.config) ?? '')) } : {}),
    sortable: field.isSortable && !field.problem,
    renderCell: field.problem ? () => <BrokenCell text={field.problem?.message ?? ''} /> : cellRenderer<R>(field, dictionaries),
  }
}

/** false for a width that somebody has chosen in a view. */
function hasPageWidth({ width, config, facts }: FieldModel): boolean {
  return width === (config.width ?? facts.width)
}

/** Pixels beside the text of a tag in a cell, its own padding and that of the cell, and the size of its letters beside the usual one. */
const aroundTag = 42
const sizeInTag = 12 / 14

/** Pixels that the longest of the tags needs which a column can show. */
function tagWidth(dictionary: DictionaryState | undefined): number {
  return Math.max(
    0,
    ...(dictionary?.items ?? []).map(({ text, color }) => (color ? Math.ceil(reckonTextWidth(text) * sizeInTag) + aroundTag : 0)),
  )
}

const frozenAt = { left: 'start', right: 'end' } as const

/** What a field's column has in every grid, the list and the editable table alike. */
export function columnFrame(field: FieldModel) {
  const minWidth = field.minWidth ?? Math.min(defaultMinWidth, field.width ?? defaultMinWidth)
  return {
    key: field.key,
    name: field.problem ? <BrokenHeading title={field.title || field.key} problem={field.problem.message} /> : field.title,
    width: field.width === undefined ? undefined : Math.max(field.width, minWidth),
    minWidth,
    frozen: field.lock && frozenAt[field.lock],
    group: field.group,
    resizable: true,
    // Days are as short as numbers.
    isShort: field.align === 'left' && !field.facts.ofDay ? undefined : true,
    cellClass: field.align === 'left' ? undefined : `grid-${field.align}`,
    headerCellClass: `grid-${field.align}${field.isSortable ? ' grid-sortable' : ''}`,
  }
}

/** What draws the cells of a field. Plain text needs no component of its own; only kinds that draw something get one, with an error boundary around it. */
export function cellRenderer<R extends RowValues>(field: FieldModel, dictionaries = noDictionaries): NonNullable<Column<R>['renderCell']> {
  const components: FieldComponents = componentsOf(field.kind)
  const { Cell, drawCell } = components
  const dictionary = dictionaries.get(dictionaryOf(field.config) ?? '')
  if (field.cell || field.inputs)
    return ({ row, tabIndex }) => <GuardedCell field={field} value={row[field.key]} row={row} tabIndex={tabIndex} />
  if (!Cell) return ({ row }) => cellText(row, field)
  return ({ row, tabIndex }) => {
    const value = row[field.key]
    if (components.isPlainText?.(value, field, row)) return cellText(row, field)
    const drawn = dictionary && drawCell?.({ field, value, row }, dictionary)
    if (drawn !== undefined) return drawn
    return (
      <ErrorBoundary size="inline" resetKeys={[row]}>
        <Cell field={field} value={value} row={row} tabIndex={tabIndex} />
      </ErrorBoundary>
    )
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
