import { Spin } from 'antd'
import './iteratorHelpers'
import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import {
  Cell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellMouseArgs,
  type CellMouseEvent,
  type DataGridHandle,
  DataGrid as ReactDataGrid,
  type Renderers,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import './grid.css'
import type { SortInfo } from '../../schemas/api/rows'
import { EmptyState } from '../kit/EmptyState'
import { ErrorNotice } from '../kit/ErrorNotice'
import { Late } from '../kit/Late'
import { errorText } from '../session/errorText'
import { type GridSize, useGridSize } from '../session/gridSize'
import { usePageHost } from '../session/PageHost'
import type { Column } from './Column'
import { keepOneStop, stepsInCell } from './cellControls'
import { OpenRowsProvider, opensDetail, type RenderDetail, useDetailRows, withDetailColumn } from './detailRows'
import { copiesCells, editsCell, isTyping, leadsOn, leavesGrid, leavesHeading, opensRow } from './gridEvents'
import { groupColumns } from './groupColumns'
import { changesColumn, refusesColumn } from './moveColumn'
import { SequenceContext } from './sequenceColumn'
import { showFullText } from './showFullText'
import { toSortColumn, toSortInfo } from './sortColumns'
import { type DraggedWidths, useColumnWidths } from './useColumnWidths'
import { useFocusOfRows } from './useFocusOfRows'
import { useHasLostRows } from './useHasLostRows'
import { useRoomShared } from './useRoomShared'
import { useUnfrozenWhereNarrow } from './useUnfrozenWhereNarrow'

export type {
  CellKeyboardEvent,
  CellKeyDownArgs,
  CellMouseArgs,
  CellMouseEvent,
  ColumnWidths,
  DataGridHandle,
} from 'react-data-grid'
export { renderHeaderCell, useHeaderRowSelection, useRowSelection } from 'react-data-grid'
export type { Column } from './Column'

/** Heights of rows and headings in pixels. */
const rowHeights: Readonly<Record<GridSize, number>> = { medium: 40, small: 36, mini: 32, tiny: 28 }
export const listRowHeight = rowHeights.medium

/** Milliseconds for which rows are waited for before that is to be seen: what is fetched at once does not flicker. */
const waitTime = 200

/** Where a cell stands in the grid, and the key of its column. */
export interface CellPlace {
  rowIdx: number
  idx: number
  key: string
}

/** Where a cell stands in the grid; -1 for a column that it has not. */
export type PositionOf = (index: number, key: string) => { rowIdx: number; idx: number }

export interface DataGridProps<R, S = unknown> {
  ref?: Ref<DataGridHandle>
  /** What the rows are, for screen readers. */
  label: string
  /** How it is worked by keys, for screen readers. */
  description?: string
  columns: readonly Column<R, S>[]
  rows: readonly R[]
  rowKey(row: R): string
  selectedIds?: ReadonlySet<string>
  onSelect?(ids: ReadonlySet<string>): void
  isRowSelectable?(row: R): boolean
  sort?: readonly SortInfo[]
  onSort?(sort: SortInfo[]): void
  /** Rows on the pages before this one: the sequence column counts on from there. */
  sequenceOffset?: number
  isLoading?: boolean
  /** What stands in place of rows where there are none; "No data" when left out. */
  emptyText?: string
  /** What can be done about that, below it. */
  emptyWays?: ReactNode
  error?: Error | null
  onRetry?(): void
  /** A double click or Enter on a row, and the cell that it came from. */
  onOpen?(row: R, at: CellPlace): void
  /** A click on a row. */
  onRowClick?(row: R): void
  onCellKeyDown?(args: CellKeyDownArgs<R, S>, event: CellKeyboardEvent): void
  /** Ctrl and C on a cell, where no text is marked. */
  onCopy?(cell: { row: R; key: string }, event: ClipboardEvent<HTMLDivElement>): void
  onCellMouseDown?(args: CellMouseArgs<R, S>, event: CellMouseEvent): void
  /** Another cell is the one that keys go to. */
  onActive?(cell: { row: R | undefined; key: string }): void
  /** Further properties of a cell's element, for example that it is marked. */
  cellProps?(row: R, key: string): Readonly<Record<string, string | boolean>> | undefined
  /** A click on a cell opens its editor. */
  editsOnClick?: boolean
  /** Pixels; as the user has chosen for lists when left out. */
  rowHeight?: number
  /** Pixels, with one line of headings: a further one, over groups of columns, comes on top. The room that the page leaves when left out, at least 400. */
  height?: number
  rowClass?(row: R): string | undefined
  /** What stands under a row that is opened by the arrow before it; rows have none when left out. */
  renderDetail?: RenderDetail<R>
  /** true: opened rows are shown without what stands under them. */
  foldsDetails?: boolean
  /** Is given the way to find where a cell stands, by the place of its row among the rows and the key of its column: what the grid adds counts too. */
  positionRef?: RefObject<PositionOf | null>
  summaryRows?: readonly S[]
  /** Widths that were dragged before. */
  widths?: DraggedWidths | undefined
  /** Is told all of them when another one has been dragged. */
  onWidths?(widths: DraggedWidths): void
}

/** The product's grid: the only place that knows react-data-grid. Rows are drawn only where they are seen. */
export function DataGrid<R extends object, S = unknown>(props: DataGridProps<R, S>) {
  const { text, user } = usePageHost()
  const size = useGridSize(user?.id)
  const { rows, isLoading = false, error = null, sort, onSort, onSelect, height } = props
  const { rowKey, renderDetail, sequenceOffset = 0, cellProps, emptyWays } = props
  // A grid of a fixed height is measured by whoever puts it somewhere.
  const lineHeight = height === undefined ? rowHeights[size] : listRowHeight
  const hasDetail = renderDetail !== undefined
  const flatColumns = useUnfrozenWhereNarrow(
    useMemo(() => (hasDetail ? withDetailColumn(props.columns, rowKey) : props.columns), [props.columns, hasDetail, rowKey]),
  )
  const details = useDetailRows<R, S>({
    rows,
    rowKey,
    renderDetail,
    isFolded: props.foldsDetails,
    rowHeight: props.rowHeight ?? lineHeight,
  })
  const { placeOf, positionOf, rowAt } = details
  useImperativeHandle(
    props.positionRef,
    () => (index, key) => ({ rowIdx: positionOf(index), idx: flatColumns.findIndex((column) => column.key === key) }),
    [positionOf, flatColumns],
  )
  const placeInAll = useCallback((rowIdx: number) => sequenceOffset + placeOf(rowIdx), [sequenceOffset, placeOf])
  const body = useRef<HTMLDivElement>(null)
  const handle = useRef<DataGridHandle>(null)
  const given = props.ref
  const setHandle = useCallback(
    (grid: DataGridHandle | null) => {
      handle.current = grid
      if (typeof given === 'function') given(grid)
      else if (given) given.current = grid
    },
    [given],
  )
  const noteFocus = useFocusOfRows(body, handle, details.shown)
  const [columnWidths, changeColumnWidths] = useColumnWidths(body, props.widths, props.onWidths)
  const { columns: wideColumns, fits } = useRoomShared(flatColumns, columnWidths, body)
  const columns = useMemo(() => groupColumns(wideColumns), [wideColumns])
  const bodyHeight = height === undefined || columns === wideColumns ? height : height + listRowHeight
  const headHeight = columns === wideColumns ? lineHeight : lineHeight * 2
  const sortColumns = useMemo(() => sort?.map(toSortColumn), [sort])
  const emptyText = isLoading || error ? undefined : (props.emptyText ?? text('list.empty'))
  const hasLostRows = useHasLostRows(details.shown.length)
  const renderers = useMemo<Renderers<R, S>>(
    () => ({
      ...details.renderers,
      ...(cellProps ? { renderCell: (key, cell) => <Cell key={key} {...cell} {...cellProps(cell.row, cell.column.key)} /> } : {}),
      noRowsFallback: <div className="grid-empty">{emptyText && <EmptyState text={emptyText}>{emptyWays}</EmptyState>}</div>,
    }),
    [emptyText, emptyWays, details.renderers, cellProps],
  )
  const hint = text('list.sortHint')
  // What the grid does not hear of is no target.
  const keepRefusal = (event: DragEvent) => refusesColumn(event, flatColumns) && event.stopPropagation()
  return (
    <div className={`grid${height === undefined ? ' grid--fill' : ''}${fits ? ' grid--fits' : ''}`} aria-busy={isLoading}>
      {error && <ErrorNotice title={text('list.failed')} message={errorText(error, text)} onRetry={props.onRetry} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the full text of a cut cell, which keyboard users hear whole; the focus is only looked at */}
      <div
        ref={body}
        className="grid-body"
        style={bodyHeight === undefined ? undefined : { flex: 'none', blockSize: bodyHeight }}
        onMouseOver={(event) => showFullText(event, hint)}
        onFocus={(event) => {
          noteFocus(event.target)
          keepOneStop(event.target)
        }}
        onKeyDownCapture={(event) => {
          if (
            (leavesHeading(event) && !props.editsOnClick) ||
            changesColumn(event, flatColumns, handle.current, columnWidths, changeColumnWidths)
          )
            event.stopPropagation()
        }}
        onDragEnterCapture={keepRefusal}
        onDragOverCapture={keepRefusal}
      >
        <SequenceContext value={placeInAll}>
          <OpenRowsProvider value={details.openRows}>
            <ReactDataGrid<R, S, string>
              ref={setHandle}
              aria-label={props.label}
              aria-description={props.description}
              columns={columns}
              columnWidths={columnWidths}
              onColumnWidthsChange={changeColumnWidths}
              onColumnsReorder={(key, to) => flatColumns.find((column) => column.key === key)?.onMove?.(to)}
              rows={details.shown}
              rowKeyGetter={rowKey}
              selectedRows={props.selectedIds}
              onSelectedRowsChange={onSelect}
              isRowSelectionDisabled={props.isRowSelectable && ((row) => !props.isRowSelectable?.(row))}
              sortColumns={sortColumns}
              onSortColumnsChange={onSort && ((columns) => onSort(columns.map(toSortInfo)))}
              rowHeight={details.rowHeight}
              headerRowHeight={lineHeight}
              summaryRowHeight={lineHeight}
              bottomSummaryRows={hasLostRows ? undefined : props.summaryRows}
              rowClass={props.rowClass}
              renderers={renderers}
              onCellMouseDown={props.onCellMouseDown}
              onActivePositionChange={({ rowIdx, column }) => props.onActive?.({ row: rowAt(rowIdx), key: column?.key ?? '' })}
              onCellClick={(args, event) => {
                if (props.editsOnClick && editsCell(event)) args.setActivePosition(true)
                if (props.onRowClick && opensRow(event)) props.onRowClick(args.row)
              }}
              onCellDoubleClick={(args, event) => {
                if (props.onOpen && opensRow(event)) props.onOpen(args.row, placeIn(args))
              }}
              onCellCopy={({ row, column }, event) => {
                if (row && copiesCells(event)) props.onCopy?.({ row, key: column.key }, event)
              }}
              onCellKeyDown={(args, event) => {
                if (isTyping(event, args.mode)) return event.preventGridDefault()
                if (args.row && opensDetail(args.column, args.mode, event)) {
                  event.preventDefault()
                  event.preventGridDefault()
                  return details.openRows.toggle(rowKey(args.row))
                }
                // A detail has no cells: keys only lead out of it.
                const isDetail = args.mode === 'ACTIVE' && args.row !== undefined && rowAt(args.rowIdx) === undefined
                if (!isDetail && args.mode === 'ACTIVE' && stepsInCell(event)) return event.preventGridDefault()
                props.onCellKeyDown?.(isDetail ? { ...args, row: undefined } : args, event)
                if (isDetail && !leadsOn(event)) event.preventGridDefault()
                // What is only looked at is one stop of the Tab key: arrows go from cell to cell. What is typed into is gone through by it.
                if (leavesGrid(event, args.mode) && !props.editsOnClick) return event.preventGridDefault()
                if (args.mode === 'ACTIVE' && args.row && event.key === 'Enter' && props.onOpen && opensRow(event) && args.column)
                  props.onOpen(args.row, placeIn({ rowIdx: args.rowIdx, column: args.column }))
              }}
            />
          </OpenRowsProvider>
        </SequenceContext>
        {isLoading && (
          <Late after={waitTime}>
            <output
              className={rows.length > 0 ? 'grid-loading' : 'grid-loading grid-skeleton'}
              style={{ '--grid-row': `${props.rowHeight ?? lineHeight}px`, '--grid-head': `${headHeight}px` } as CSSProperties}
              aria-label={text('list.loading')}
            >
              {rows.length > 0 && <Spin />}
            </output>
          </Late>
        )}
      </div>
    </div>
  )
}

function placeIn({ rowIdx, column }: { rowIdx: number; column: { key: string; idx: number } }): CellPlace {
  return { rowIdx, idx: column.idx, key: column.key }
}
