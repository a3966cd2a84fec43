import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { SortInfo } from '../../schemas/api/rows'
import type { SubTableModel } from '../model/PageModel'
import type { RowState } from '../rows/RowState'
import type { RowsCore } from '../rows/RowsCore'
import { columnChannel } from '../rows/RowsState'
import { usePageHost } from '../session/PageHost'
import { type ArrangedRows, arrangeTree } from './arrangeTree'
import { sortRows } from './sortRows'
import { useTableRows } from './TableContext'

const nothing: ReadonlySet<string> = new Set()
const noPlaces: ArrangedRows['places'] = new Map()

/** Which of the rows are in the grid and in which order: sorted, below one another, page by page. */
export interface TableView {
  /** Those of the page that is shown. */
  rows: readonly RowState[]
  /** Those of all pages; in a tree without those below a closed row. */
  all: readonly RowState[]
  /** How many stand on the pages before. */
  offset: number
  sort: readonly SortInfo[]
  onSort(sort: readonly SortInfo[]): void
  /** Where the rows of a tree stand. */
  places: ArrangedRows['places']
  toggle(row: RowState): void
  /** The pages; left out where all rows stand in one. */
  paging?: { pageNo: number; pageSize: number; total: number; onPageChange(pageNo: number, pageSize: number): void }
  /** Turns to the page that a row stands on, and opens the rows above it in a tree; false when it is in the grid already, or nowhere. */
  reach(row: RowState): boolean
}

export function useTableView(store: RowsCore, { tree, pageSize: usualSize }: SubTableModel): TableView {
  const { language } = usePageHost()
  const rows = useTableRows(store)
  const [sort, setSort] = useState<readonly SortInfo[]>([])
  const [closed, setClosed] = useState(nothing)
  const [page, turnTo] = useState({ pageNo: 1, pageSize: usualSize })
  const changes = useColumnChanges(store, tree?.parentKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another parent was given to a row, which is the same object
  const { rows: all, places } = useMemo((): ArrangedRows => {
    const sorted = sortRows(rows, sort, language)
    return tree ? arrangeTree(sorted, tree.parentKey, closed) : { rows: sorted, places: noPlaces }
  }, [rows, sort, language, tree, closed, changes])
  const pageSize = usualSize === undefined ? undefined : (page.pageSize ?? usualSize)
  const lastPage = pageSize === undefined ? 1 : Math.max(1, Math.ceil(all.length / pageSize))
  const pageNo = Math.min(page.pageNo, lastPage)
  const offset = pageSize === undefined ? 0 : (pageNo - 1) * pageSize
  const shown = useMemo(() => (pageSize === undefined ? all : all.slice(offset, offset + pageSize)), [all, offset, pageSize])
  const reach = useCallback(
    (row: RowState) => {
      const above = parentsOf(row, places).filter(({ key }) => closed.has(key))
      if (above.length > 0) setClosed(new Set([...closed].filter((key) => above.every((parent) => parent.key !== key))))
      const index = all.indexOf(row)
      const wanted = pageSize === undefined || index === -1 ? pageNo : Math.floor(index / pageSize) + 1
      if (wanted !== pageNo) turnTo({ pageNo: wanted, pageSize })
      return above.length > 0 || wanted !== pageNo
    },
    [all, places, closed, pageNo, pageSize],
  )
  return {
    rows: shown,
    all,
    offset,
    sort,
    onSort: setSort,
    places,
    toggle: ({ key }) => setClosed(closed.has(key) ? new Set([...closed].filter((one) => one !== key)) : new Set([...closed, key])),
    reach,
    ...(pageSize === undefined
      ? {}
      : { paging: { pageNo, pageSize, total: all.length, onPageChange: (no, size) => turnTo({ pageNo: no, pageSize: size }) } }),
  }
}

function parentsOf(row: RowState, places: ArrangedRows['places']): RowState[] {
  const parent = places.get(row)?.parent
  return parent ? [parent, ...parentsOf(parent, places)] : []
}

/** Counts the changes of a column's values; none where no column is named. */
function useColumnChanges(store: RowsCore, key: string | undefined): number {
  const [changes, note] = useReducer((count: number) => count + 1, 0)
  useEffect(() => (key === undefined ? undefined : store.subscribe(columnChannel(key), note)), [store, key])
  return changes
}
