import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { createContext, type Key, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CellKeyboardEvent, type Renderers, type RenderRowProps, Row } from 'react-data-grid'
import { usePageHost } from '../session/PageHost'
import type { Column } from './Column'
import { opensRow } from './gridEvents'
import { useRowNumber } from './sequenceColumn'

/** What stands under a row that is opened. */
export type RenderDetail<R> = (row: R) => ReactNode

interface OpenRows {
  isOpen(key: string): boolean
  toggle(key: string): void
}

const OpenRowsContext = createContext<OpenRows>({ isOpen: () => false, toggle: () => {} })
export const OpenRowsProvider = OpenRowsContext.Provider

/** Key of the column of arrows. */
const detailKey = 'grid-detail'

/** true for a key that opens the row whose arrow it was pressed on. */
export function opensDetail(column: { key: string } | undefined, mode: 'ACTIVE' | 'EDIT', event: CellKeyboardEvent): boolean {
  return mode === 'ACTIVE' && column?.key === detailKey && (event.key === 'Enter' || event.key === ' ') && opensRow(event)
}

/** Pixels, until the detail has been measured. */
const firstHeight = 80

/** The columns with the arrows that open rows: before the fields, behind what the grid itself puts first. */
export function withDetailColumn<R extends object, S>(columns: readonly Column<R, S>[], rowKey: (row: R) => string): Column<R, S>[] {
  const first = columns.findIndex(({ cellClass }) => cellClass !== 'grid-selection' && cellClass !== 'grid-sequence')
  return columns.toSpliced(Math.max(first, 0), 0, detailColumn<R, S>(rowKey))
}

/** The column of arrows that open rows. */
function detailColumn<R extends object, S>(rowKey: (row: R) => string): Column<R, S> {
  return {
    key: detailKey,
    name: '',
    width: 40,
    minWidth: 40,
    frozen: true,
    cellClass: 'grid-selection',
    headerCellClass: 'grid-selection',
    renderHeaderCell: () => <OpenHeading />,
    renderCell: ({ row, rowIdx, tabIndex }) => <OpenRow rowKey={rowKey(row)} rowIdx={rowIdx} tabIndex={tabIndex} />,
  }
}

function OpenHeading() {
  const { text } = usePageHost()
  return <span className="pw-visually-hidden">{text('list.expand')}</span>
}

function OpenRow({ rowKey, rowIdx, tabIndex }: { rowKey: string; rowIdx: number; tabIndex: number }) {
  const { text } = usePageHost()
  const { isOpen, toggle } = useContext(OpenRowsContext)
  const isExpanded = isOpen(rowKey)
  const n = useRowNumber(rowIdx)
  return (
    <button
      type="button"
      className="grid-open"
      aria-expanded={isExpanded}
      aria-label={text('list.details', { n })}
      tabIndex={tabIndex}
      onClick={() => toggle(rowKey)}
    >
      {isExpanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
    </button>
  )
}

/**
 * The rows of a grid with a further one under each that is opened, as high as what stands in it. A detail is a copy of its row: it has the same key, so that
 * whatever counts selected rows by their keys counts it with its row.
 */
export function useDetailRows<R extends object, S>({ rows, rowKey, renderDetail, isFolded = false, rowHeight }: DetailRowsOptions<R>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const shownOpen = renderDetail && !isFolded ? open : none
  const { shown, details } = useMemo(() => withDetails(rows, rowKey, shownOpen), [rows, rowKey, shownOpen])
  const openRows = useMemo<OpenRows>(
    () => ({
      isOpen: (key) => open.has(key),
      toggle: (key) => setOpen(open.has(key) ? new Set([...open].filter((other) => other !== key)) : new Set([...open, key])),
    }),
    [open],
  )
  const heightOf = useCallback(
    (row: R) => (details.has(row) ? (heights.get(rowKey(row)) ?? firstHeight) : rowHeight),
    [details, heights, rowKey, rowHeight],
  )
  const renderRow = useCallback(
    (key: Key, props: RenderRowProps<R, S>) => {
      const { row } = props
      if (!renderDetail || !details.has(row)) return <Row key={key} {...props} />
      const take = (height: number) => setHeights((before) => withHeight(before, rowKey(row), height))
      return (
        <DetailLine key={`${key} detail`} props={props} onHeight={take}>
          {renderDetail(row)}
        </DetailLine>
      )
    },
    [details, renderDetail, rowKey],
  )
  return {
    shown,
    openRows,
    /** Position of a row among those that are no details. */
    placeOf: useMemo(() => countRows(shown, details), [shown, details]),
    /** The row that stands there; undefined for a detail, and outside of the rows. */
    rowAt: useCallback(
      (rowIdx: number) => {
        const row = shown[rowIdx]
        return row && !details.has(row) ? row : undefined
      },
      [shown, details],
    ),
    /** Where the row of that place stands. */
    positionOf: useCallback(
      (index: number) => {
        const row = rows[index]
        return row === undefined ? index : shown.indexOf(row)
      },
      [rows, shown],
    ),
    rowHeight: details.size > 0 ? heightOf : rowHeight,
    renderers: useMemo<Renderers<R, S>>(() => (renderDetail ? { renderRow } : {}), [renderDetail, renderRow]),
  }
}

interface DetailRowsOptions<R> {
  rows: readonly R[]
  rowKey(row: R): string
  renderDetail?: RenderDetail<R>
  /** true: nothing stands under opened rows for now. */
  isFolded?: boolean
  /** Pixels of a row that is no detail. */
  rowHeight: number
}

const none: ReadonlySet<string> = new Set()

function withHeight(heights: ReadonlyMap<string, number>, key: string, height: number): ReadonlyMap<string, number> {
  return heights.get(key) === height ? heights : new Map(heights).set(key, height)
}

function withDetails<R extends object>(rows: readonly R[], rowKey: (row: R) => string, open: ReadonlySet<string>) {
  const details = new Set<R>()
  if (open.size === 0) return { shown: rows, details }
  const shown = rows.flatMap((row) => {
    if (!open.has(rowKey(row))) return [row]
    const detail = { ...row }
    details.add(detail)
    return [row, detail]
  })
  return { shown, details }
}

/** One and the same, so that other rows are no reason for every number to be drawn twice. */
const asItStands = (rowIdx: number) => rowIdx

function countRows<R>(shown: readonly R[], details: ReadonlySet<R>): (rowIdx: number) => number {
  if (details.size === 0) return asItStands
  const places: number[] = []
  let place = -1
  for (const row of shown) {
    if (!details.has(row)) place += 1
    places.push(place)
  }
  return (rowIdx) => places[rowIdx] ?? rowIdx
}

interface DetailLineProps {
  props: { 'aria-rowindex'?: number; gridRowStart: number; activeCellIdx: number | undefined }
  onHeight(height: number): void
  children: ReactNode
}

/** A row of one cell over all columns, which the grid's own keys reach as any other: it knows its cells by their class. */
function DetailLine({ props, onHeight, children }: DetailLineProps) {
  const content = useRef<HTMLDivElement>(null)
  const latest = useRef(onHeight)
  useLayoutEffect(() => {
    latest.current = onHeight
  })
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => latest.current(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a row and a cell of the grid around it, which is no table
    // biome-ignore-start lint/a11y/useFocusableInteractive: its cell takes the focus
    <div role="row" aria-rowindex={props['aria-rowindex']} className="grid-detail" style={{ gridRowStart: props.gridRowStart }}>
      <div role="gridcell" aria-colindex={1} tabIndex={props.activeCellIdx === undefined ? -1 : 0} className="rdg-cell grid-detail-cell">
        <div ref={content} className="grid-detail-content">
          {children}
        </div>
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: its cell takes the focus
    // biome-ignore-end lint/a11y/useSemanticElements: a row and a cell of the grid around it, which is no table
  )
}
