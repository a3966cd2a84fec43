import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Row } from '../../schemas/api/Result'
import type { RecordPage } from '../calls/pageOf'
import type { Column } from '../grid/DataGrid'
import { type ListState, queryParams } from '../query/listParams'
import { type QueriedRows, useListState } from '../query/useListState'
import { useQueryAddress } from '../query/useQueryAddress'
import type { PickedItem } from '../session/PickerKinds'
import { ChosenList } from './ChosenList'
import { RecordGrid } from './RecordGrid'
import { RecordQuery } from './RecordQuery'
import type { Chosen } from './useChosen'

export interface RecordsPaneProps {
  /** What the records are, for screen readers. */
  label: string
  asked: QueriedRows
  /** Says whose answers these are, for the cache. Where it becomes another, the first page is shown. */
  askedAs: readonly unknown[]
  load(state: ListState, signal: AbortSignal): Promise<RecordPage>
  /** The columns of these records. */
  columnsOf(records: readonly Row[]): readonly Column<Row>[]
  itemOf(row: Row): PickedItem
  /** Tells the rows apart, where that is not what is stored of them. */
  rowKey?(row: Row): string
  isMultiple: boolean
  chosen: Chosen
  onTake(item: PickedItem): void
  pageSizes?: readonly number[]
  /** true: the pager says which of the records these are. */
  saysRange?: boolean
  /** Of the rows, in pixels. */
  height?: number
  /** What stands in place of records where there are none, and none were searched for. */
  emptyText?: string
  /** Stands before the records; it is told why these could not be fetched. */
  aside?(failure: Error | null): ReactNode
  /** The records are asked for once more after a failure. */
  onRetry?(): void
  /** Stands below the records. */
  below?: ReactNode
}

const nowhere = {}
const nothingToLetGo = () => {}
const noRecords: readonly Row[] = []

/** Records to pick from, asked for page by page, beside what is chosen of them. */
export function RecordsPane(props: RecordsPaneProps) {
  const { label, asked, askedAs, load, columnsOf, itemOf, isMultiple, chosen } = props
  const { state, search, goToPage } = useListState(asked, useQueryAddress(asked, nowhere), nothingToLetGo)
  const asking = JSON.stringify(askedAs)
  const [known, setKnown] = useState(asking)
  if (known !== asking) {
    setKnown(asking)
    goToPage(1, state.pageSize)
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pickedRecords', asking, state],
    queryFn: ({ signal }) => load(state, signal),
    placeholderData: keepPreviousData,
  })
  const records = data?.records ?? noRecords
  // Where nothing is found, the columns stay those of the records before.
  const [described, setDescribed] = useState(records)
  if (records.length > 0 && records !== described) setDescribed(records)
  const columns = useMemo(() => columnsOf(described), [columnsOf, described])
  const keyOf = props.rowKey ?? ((row: Row) => itemOf(row).value)
  const values = new Set(chosen.items.map(({ value }) => value))
  const chosenKeys = new Set(records.filter((row) => values.has(itemOf(row).value)).map(keyOf))
  const aside = props.aside?.(error)
  return (
    <div className={aside ? 'picker picker-with-tree' : 'picker'}>
      {aside}
      <div className="picker-main">
        <RecordQuery label={label} page={asked} values={state.values} onSearch={search} />
        <RecordGrid
          label={label}
          columns={columns}
          page={data}
          isLoading={isFetching}
          error={error}
          onRetry={() => {
            void refetch()
            props.onRetry?.()
          }}
          pageNo={state.pageNo}
          pageSize={state.pageSize}
          pageSizes={props.pageSizes}
          saysRange={props.saysRange}
          height={props.height}
          onPageChange={goToPage}
          rowKey={keyOf}
          isMultiple={isMultiple}
          chosenKeys={chosenKeys}
          onChoose={(taken, dropped) => chosen.choose(taken.map(itemOf), dropped.map(itemOf))}
          onTake={(row) => props.onTake(itemOf(row))}
          isSearched={Object.keys(queryParams(asked.queryItems, state.values)).length > 0}
          emptyText={props.emptyText}
        />
        {props.below}
      </div>
      <ChosenList items={chosen.items} onChange={chosen.replace} />
    </div>
  )
}
