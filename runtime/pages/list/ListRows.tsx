import { useMemo, useRef } from 'react'
import type { Row } from '../../../schemas/api/Result'
import { FilterProvider } from '../../features/columnFilters/FilterHeading'
import { isReadOnlyRow } from '../../features/rowActions/isReadOnlyRow'
import { RowActionsProvider } from '../../features/rowActions/RowActions'
import { SummedGrid } from '../../features/totals/SummedGrid'
import { TreeProvider } from '../../features/tree/treeColumn'
import { isStandIn } from '../../features/tree/treeRows'
import type { DataGridHandle, DataGridProps } from '../../grid/DataGrid'
import { ErrorNotice } from '../../kit/ErrorNotice'
import { lazyPart } from '../../kit/lazyPart'
import { PartSuspense } from '../../kit/PartSuspense'
import { Spinner } from '../../kit/Spinner'
import { phoneScreen, useMediaQuery } from '../../kit/useMediaQuery'
import type { ListModel } from '../../model/PageModel'
import { usePageHost } from '../../session/PageHost'
import { OpenedListRow } from './subRows/OpenedListRow'
import { tablesInList } from './subRows/tablesInList'
import { useListColumns } from './useListColumns'
import type { useListPage } from './useListPage'

const GroupedGrid = lazyPart(() => import('../../features/grouping/GroupedGrid'), 'GroupedGrid')
const EmptyWays = lazyPart(() => import('./EmptyWays'), 'EmptyWays')
const CardList = lazyPart(() => import('../../features/cards/CardList'), 'CardList')

const importCopying = () => import('../../features/copy/copyRows')
let copying: Awaited<ReturnType<typeof importCopying>> | undefined

/** The clipboard is written to at once or not at all: what writes to it is there before anybody can select a row. */
export async function loadCopying(): Promise<void> {
  copying ??= await importCopying()
}

type List = ReturnType<typeof useListPage>

interface ListRowsProps {
  page: ListModel
  list: List
}

const rowKey = (row: Row) => row.id

/** The rows; a page without `url.list` says so in their place. */
export function ListRows({ page, list }: ListRowsProps) {
  const { text } = usePageHost()
  const { tree, actions } = list
  const { filters, open } = list.filtering
  // Headings are drawn anew with the filters alone: a list is drawn with every selection, sorting and answer.
  const filtering = useMemo(() => ({ filters, open }), [filters, open])
  if (!page.url.list && !page.url.grid) return <ErrorNotice title={text('list.setUrlList')} />
  return (
    <RowActionsProvider value={actions}>
      <TreeProvider value={tree}>
        <FilterProvider value={filtering}>
          <ShownRows page={page} list={list} />
        </FilterProvider>
      </TreeProvider>
    </RowActionsProvider>
  )
}

/** As a grid; as cards where there is no room for columns; below their groups where they are grouped. */
function ShownRows({ page, list }: ListRowsProps) {
  const isNarrow = useMediaQuery(phoneScreen)
  const { edited } = list.rowEdit
  const columns = useListColumns(page, list.filtering.fields, list.added, list.columns.moveColumn, edited)
  const grid = useRef<DataGridHandle>(null)
  const editing = edited?.parts.around(edited, { rows: list.rows, columns, grid, reload: list.reload })
  const shared = useGridProps(page, list)
  const { by, setRows } = list.grouping
  const props = { ...shared, columns, ref: grid, onCellKeyDown: editing?.onKeyDown }
  if (by) {
    const { ids, clear } = list.selection
    return (
      <PartSuspense fallback={<Spinner minHeight={400} />}>
        {editing?.bar}
        <GroupedGrid
          key={list.columns.grid}
          {...props}
          page={page}
          by={by}
          asked={list.asked}
          selectedCount={ids.size}
          onClearSelection={clear}
          onRows={setRows}
        />
      </PartSuspense>
    )
  }
  if (isNarrow)
    return (
      <PartSuspense fallback={<Spinner minHeight={400} />}>
        <CardList {...shared} page={page} onOpen={list.actions.edit ?? list.actions.view} />
      </PartSuspense>
    )
  // What was dragged belongs to the view that it was dragged in.
  return (
    <>
      {editing?.bar}
      <SummedGrid key={list.columns.grid} {...props} page={page} asked={list.asked} />
    </>
  )
}

/** What the rows are drawn with, however they are drawn. */
function useGridProps(page: ListModel, list: List): Omit<DataGridProps<Row>, 'columns'> {
  const host = usePageHost()
  const { state, selection, loaded, tree, actions, columns } = list
  const { begin } = list.rowEdit
  const open = actions.edit ?? actions.view
  const renderDetail = useMemo(() => {
    const isOpened = page.detail !== undefined || tablesInList(page, 'row').length > 0
    return isOpened ? (row: Row) => <OpenedListRow page={page} row={row} /> : undefined
  }, [page])
  return {
    label: host.text('list.rows', { title: page.title }),
    rows: tree.rows,
    rowKey,
    isRowSelectable: canBeChosen,
    selectedIds: page.hasSelection ? selection.ids : undefined,
    onSelect: page.hasSelection ? selection.select : undefined,
    sort: state.sort,
    onSort: list.sort,
    sequenceOffset: loaded.before,
    isLoading: loaded.isLoading,
    error: loaded.error,
    onRetry: list.reload,
    emptyText: list.isSearched ? host.text('fields.nothingFound') : undefined,
    emptyWays: tree.rows.length === 0 && !loaded.isLoading && (
      <PartSuspense>
        <EmptyWays list={list} />
      </PartSuspense>
    ),
    onCopy(cell, event) {
      if (copying?.copyRows(event.clipboardData, { host, fields: page.columns, selected: list.selected, cell })) event.preventDefault()
    },
    onOpen: (row, at) => (begin && !isReadOnlyRow(host, page, row) ? begin(row, at) : open(row)),
    renderDetail,
    widths: columns.arrangement.widths,
    onWidths: (widths) => columns.change({ widths }),
    // Details follow one row: a click on it chooses it alone.
    onRowClick: page.details.length > 0 ? (row) => selection.select(new Set([row.id])) : undefined,
  }
}

/** true for a row that is one, and no stand-in for rows that are missing. */
export function canBeChosen(row: Row): boolean {
  return !isStandIn(row)
}
