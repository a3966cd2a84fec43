import { DeleteOutlined, DownOutlined, EditOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Pagination } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Column, DataGrid, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/grid/iteratorHelpers'
import '../../../runtime/grid/grid.css'
import '../../../runtime/grid/pager.css'
import '../../../runtime/query/query.css'
import '../../../runtime/pages/ListPage.css'
import type { Row } from '../../../schemas/api/Result'
import { askedPage } from './askedPage'
import { handSizes } from './handSizes'
import { SelectAll, SelectRow } from './selectCells'

/** A column of such a list, which may show a sum of its rows. */
export type HandColumn = Column<Row, Row>

interface HandListProps {
  /** Of the page itself; what every grid has stands around them. */
  columns: readonly HandColumn[]
  rows: readonly Row[]
  pageSize: number
  toolbar: ReactNode
  query: ReactNode
  /** One row of sums below all others. */
  sums?: readonly Row[]
  /** How the rows stand at first. */
  sorted?: SortColumn
}

/** What lists that are written by hand have in common: same libraries, same look as the product's, nothing general about their columns and queries. */
export function HandList({ columns, rows, pageSize, toolbar, query, sums, sorted }: HandListProps) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<readonly SortColumn[]>(sorted ? [sorted] : [])
  const [pageNo, setPageNo] = useState(1)
  const [first] = sort
  const asked = { column: first?.columnKey, order: first?.direction.toLowerCase(), pageNo, pageSize }
  const { data } = useQuery({
    queryKey: ['by-hand', asked],
    queryFn: async () => askedPage(rows, asked),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="list-page">
      {query}
      <div className="list-body">
        <div className="list-toolbar">{toolbar}</div>
        <div className="grid grid--fill">
          <div className="grid-body">
            <DataGrid
              className="rdg-light"
              columns={columns}
              rows={data?.records ?? []}
              rowKeyGetter={({ id }) => id}
              rowHeight={40}
              headerRowHeight={40}
              selectedRows={selected}
              onSelectedRowsChange={select}
              sortColumns={sort}
              onSortColumnsChange={setSort}
              bottomSummaryRows={sums}
              summaryRowHeight={40}
              defaultColumnOptions={{ sortable: true }}
            />
          </div>
        </div>
        <div className="list-pager">
          <span>{selected.size}</span>
          <Pagination
            size="small"
            current={pageNo}
            pageSize={pageSize}
            total={data?.total ?? 0}
            onChange={setPageNo}
            showSizeChanger
            components={handSizes}
            showTotal={(total) => `${total} rows`}
          />
        </div>
      </div>
    </section>
  )
}

export const selectColumn: HandColumn = {
  key: 'select',
  name: '',
  width: 40,
  frozen: true,
  cellClass: 'grid-selection',
  renderHeaderCell: () => <SelectAll />,
  renderCell: ({ row, rowIdx }) => <SelectRow row={row} rowIdx={rowIdx} />,
}

export const numberColumn: HandColumn = {
  key: 'number',
  name: '#',
  width: 60,
  frozen: true,
  cellClass: 'grid-sequence',
  renderCell: ({ rowIdx }) => rowIdx + 1,
}

/** Where the text of a column stands; its heading shows that the rows can be sorted by it. */
export const asTexts = { headerCellClass: 'grid-left grid-sortable' }
export const asNumbers = { headerCellClass: 'grid-right grid-sortable', cellClass: 'grid-right', summaryCellClass: 'grid-right' }

export const actionsColumn: HandColumn = { key: 'actions', name: 'Actions', width: 96, frozen: 'end', renderCell: () => <Actions /> }

/** `isFolded`: further inputs wait behind a link. */
export function QueryForm({ children, isFolded }: { children: ReactNode; isFolded?: boolean }) {
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form className="list-query" onSubmit={submit}>
      {children}
      <div className="list-query-buttons">
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button>Reset</Button>
        {isFolded && (
          <Button type="link">
            Expand
            <DownOutlined />
          </Button>
        )}
      </div>
    </form>
  )
}

export function QueryItem({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="list-query-item">
      <label htmlFor={id}>{title}</label>
      <div className="list-query-input">{children}</div>
    </div>
  )
}

/** The buttons of a row, and behind them those of its page. */
export function Actions({ children }: { children?: ReactNode }) {
  return (
    <span className="grid-actions">
      <button type="button" className="list-icon" aria-label="Edit">
        <EditOutlined />
      </button>
      <button type="button" className="list-icon list-icon--danger" aria-label="Delete">
        <DeleteOutlined />
      </button>
      {children}
    </span>
  )
}
