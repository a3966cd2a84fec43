import { useMemo } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { SortInfo } from '../../schemas/api/rows'
import type { RecordPage } from '../calls/pageOf'
import { footerRows } from '../fields/figureText'
import type { CellKeyboardEvent, CellKeyDownArgs, Column } from '../grid/DataGrid'
import { DataGrid, listRowHeight } from '../grid/DataGrid'
import { opensRow } from '../grid/gridEvents'
import { Pager } from '../grid/Pager'
import { selectionColumn, selectionColumnKey, singleSelectionColumn } from '../grid/selectionColumn'
import { footerLines, type RowTotals, type SummedColumn, totalColumns } from '../grid/totalColumns'
import { usePageHost } from '../session/PageHost'

interface RecordGridProps {
  /** What the records are, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Figures over all records of the question, below their columns; the grid has no footer when left out. */
  totals?: RecordTotals
  /** The page of records as far as it is known. */
  page: RecordPage | undefined
  isLoading: boolean
  error: Error | null
  onRetry(): void
  pageNo: number
  pageSize: number
  pageSizes?: readonly number[]
  /** true: the pager says which of the records these are. */
  saysRange?: boolean
  /** Of the rows, in pixels; ten of them when left out. */
  height?: number
  onPageChange(pageNo: number, pageSize: number): void
  sort?: readonly SortInfo[]
  onSort?(sort: readonly SortInfo[]): void
  rowKey(row: Row): string
  isMultiple: boolean
  /** Keys of what is chosen, on other pages too. */
  chosenKeys: ReadonlySet<string>
  /** Rows of this page that were taken now, and those that were let go of. */
  onChoose(taken: readonly Row[], dropped: readonly Row[]): void
  /** A double click or Enter where one record is wanted takes the row at once. */
  onTake(row: Row): void
  /** true: no rows means that nothing was found, instead of that there is nothing. */
  isSearched: boolean
  /** What stands in place of rows where there are none; "No data" when left out. */
  emptyText?: string
}

export interface RecordTotals extends RowTotals {
  columns: readonly SummedColumn[]
}

const tenRows = 10 * listRowHeight + 2

/** The paged grid of a picker. What is chosen on other pages stays chosen. */
export function RecordGrid(props: RecordGridProps) {
  const { page, rowKey, isMultiple, chosenKeys, onChoose, pageNo, pageSize } = props
  const { text } = usePageHost()
  const columns = useRecordColumns(props)
  const footer = useMemo(() => props.totals && footerLines(footerRows(props.totals.columns.map(asListed)), props.totals), [props.totals])
  const rows = page?.records ?? []
  const isChosen = (row: Row) => chosenKeys.has(rowKey(row))
  const toggle = (row: Row) => {
    if (isMultiple && isChosen(row)) onChoose([], [row])
    else onChoose([row], [])
  }
  const toggleByKey = ({ mode, row }: CellKeyDownArgs<Row>, event: CellKeyboardEvent) => {
    const isMeant = event.key === ' ' || (event.key === 'Enter' && isMultiple)
    if (mode !== 'ACTIVE' || !row || !isMeant || !opensRow(event)) return
    event.preventDefault()
    event.preventGridDefault()
    toggle(row)
  }
  return (
    <div className="picker-records">
      <DataGrid<Row>
        // Columns are measured when the grid appears: another one appears with the first rows.
        key={page ? 'loaded' : 'empty'}
        label={props.label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        height={(props.height ?? tenRows) + listRowHeight * (1 + (footer?.length ?? 0))}
        summaryRows={footer}
        selectedIds={chosenKeys}
        onSelect={(keys) =>
          onChoose(
            rows.filter((row) => keys.has(rowKey(row)) && !isChosen(row)),
            rows.filter((row) => !keys.has(rowKey(row)) && isChosen(row)),
          )
        }
        sort={props.sort}
        onSort={props.onSort}
        isLoading={props.isLoading}
        emptyText={props.isSearched ? text('fields.nothingFound') : (props.emptyText ?? text('fields.empty'))}
        error={props.error}
        onRetry={props.onRetry}
        onRowClick={toggle}
        onOpen={isMultiple ? undefined : props.onTake}
        onCellKeyDown={toggleByKey}
      />
      <Pager
        pageNo={pageNo}
        pageSize={pageSize}
        pageSizes={props.pageSizes}
        saysRange={props.saysRange}
        total={page?.total}
        onPageChange={props.onPageChange}
      />
    </div>
  )
}

/** The columns with the boxes that choose, below which the lines of the footer are named. */
function useRecordColumns({ isMultiple, columns, totals }: RecordGridProps): readonly Column<Row>[] {
  const { text } = usePageHost()
  const summed = totals?.columns
  return useMemo(() => {
    const width = summed ? 88 : 40
    const all = [isMultiple ? selectionColumn<Row>(width) : singleSelectionColumn<Row>(width), ...columns]
    if (!summed) return all
    return totalColumns(all, summed, { key: selectionColumnKey, nameOf: (statistic) => text(`list.${statistic}`) })
  }, [isMultiple, columns, summed, text])
}

const asListed = ({ statistics }: SummedColumn) => ({ statistics, isInList: true })
