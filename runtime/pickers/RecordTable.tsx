import { Table, type TableProps } from 'antd'
import type { Row } from '../../schemas/api/Result'
import { EmptyState } from '../kit/EmptyState'
import { LoadFailed } from '../kit/LoadFailed'
import { errorText } from '../session/errorText'
import { usePageHost } from '../session/PageHost'
import type { RecordPage } from './pageOf'

export interface Paging {
  pageNo: number
  pageSize: number
}

interface RecordTableProps {
  columns: TableProps<Row>['columns']
  /** The page of records as far as it is known. */
  page: RecordPage | undefined
  isPending: boolean
  error: Error | null
  onRetry(): void
  paging: Paging
  onPaging(paging: Paging): void
  /** Told when a heading is pressed: field and direction, or nothing. */
  onSort?(column: string | undefined, order: 'asc' | 'desc' | undefined): void
  rowKey(row: Row): string
  isMultiple: boolean
  chosenKeys: readonly string[]
  /** The rows of this page that are chosen now, and those that are not. */
  onChoose(chosen: readonly Row[], dropped: readonly Row[]): void
  /** A double click takes the row at once. */
  onTake(row: Row): void
  /** true: the empty table says that nothing was found, instead of that there is nothing. */
  isSearched: boolean
  label: string
}

/** The paged table of a picker. What is chosen on other pages stays chosen. */
export function RecordTable(props: RecordTableProps) {
  const { columns, page, isPending, error, onRetry, paging, onPaging, rowKey, isMultiple, chosenKeys, onChoose } = props
  const { text } = usePageHost()
  if (error && !page) return <LoadFailed message={errorText(error, text)} onRetry={onRetry} />
  const rows = page?.records ?? []
  const choose = (keys: readonly unknown[]) =>
    onChoose(
      rows.filter((row) => keys.includes(rowKey(row))),
      rows.filter((row) => !keys.includes(rowKey(row))),
    )
  const toggle = (row: Row) => {
    const key = rowKey(row)
    if (!isMultiple) choose([key])
    else choose(chosenKeys.includes(key) ? chosenKeys.filter((one) => one !== key) : [...chosenKeys, key])
  }
  return (
    <Table<Row>
      aria-label={props.label}
      size="small"
      columns={columns}
      dataSource={rows}
      rowKey={rowKey}
      loading={isPending}
      scroll={{ x: 'max-content', y: 400 }}
      locale={{ emptyText: isPending ? ' ' : <EmptyState text={text(props.isSearched ? 'fields.nothingFound' : 'fields.empty')} /> }}
      rowSelection={{
        type: isMultiple ? 'checkbox' : 'radio',
        selectedRowKeys: [...chosenKeys],
        preserveSelectedRowKeys: true,
        onChange: choose,
      }}
      onRow={(row) => ({ onClick: () => toggle(row), onDoubleClick: () => props.onTake(row) })}
      pagination={{
        current: paging.pageNo,
        pageSize: paging.pageSize,
        total: page?.total ?? 0,
        pageSizeOptions: [10, 20, 30],
        showSizeChanger: true,
        showTotal: (n) => text('list.total', { n }),
        responsive: true,
      }}
      onChange={({ current = 1, pageSize = paging.pageSize }, _filters, sorter, { action }) => {
        if (action === 'paginate') onPaging({ pageNo: pageSize === paging.pageSize ? current : 1, pageSize })
        if (action !== 'sort' || Array.isArray(sorter)) return
        const order = sorter.order === 'ascend' ? 'asc' : sorter.order === 'descend' ? 'desc' : undefined
        props.onSort?.(order && String(sorter.field), order)
      }}
    />
  )
}
