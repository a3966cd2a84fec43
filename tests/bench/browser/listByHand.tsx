import { DeleteOutlined, EditOutlined, PlusOutlined, ReloadOutlined, SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, DatePicker, Input, Pagination, Select } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Column, DataGrid, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/grid/iteratorHelpers'
import '../../../runtime/grid/grid.css'
import '../../../runtime/grid/pager.css'
import '../../../runtime/query/query.css'
import '../../../runtime/pages/ListPage.css'
import { NumberBox } from '../../../runtime/fields/parts/NumberBox'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { type SampleField, sampleFields, sampleRows, statusOptions } from './samplePage'
import { sampleText } from './sampleText'
import { SelectAll, SelectRow } from './selectCells'

const fields = sampleFields(20)
const rows = sampleRows(fields, 100)

/** The list as somebody would write it for this one page: same libraries, same look, nothing general. */
export function listByHand(): BenchCase {
  return { make: () => <SampleList />, isReady: () => hasText('[role="grid"]', 'field0 of row 3') }
}

const columns: Column<Row>[] = [
  {
    key: 'select',
    name: '',
    width: 40,
    frozen: true,
    cellClass: 'grid-selection',
    renderHeaderCell: () => <SelectAll />,
    renderCell: ({ row, rowIdx }) => <SelectRow row={row} rowIdx={rowIdx} />,
  },
  { key: 'number', name: '#', width: 60, frozen: true, cellClass: 'grid-sequence', renderCell: ({ rowIdx }) => rowIdx + 1 },
  ...fields.map(fieldColumn),
  { key: 'actions', name: 'Actions', width: 96, frozen: 'end', renderCell: () => <Actions /> },
]

/** The last column takes the room that is left over. */
function fieldColumn(field: SampleField, index: number): Column<Row> {
  const { key, title, width } = field
  const column = { key, name: title, width: index === fields.length - 1 ? undefined : width, minWidth: width, resizable: true }
  return { ...column, renderCell: ({ row }) => sampleText(field, row) }
}

function SampleList() {
  const { data } = useQuery({ queryKey: ['by-hand'], queryFn: async () => rows })
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<readonly SortColumn[]>([])
  return (
    <section className="list-page">
      <SampleQuery />
      <div className="list-body">
        <div className="list-toolbar">
          <Button type="primary" icon={<PlusOutlined />}>
            New
          </Button>
          <Button icon={<SearchOutlined />}>Query</Button>
          <Button icon={<ReloadOutlined />}>Refresh</Button>
        </div>
        <div className="grid grid--fill">
          <div className="grid-body">
            <DataGrid
              className="rdg-light"
              columns={columns}
              rows={data ?? []}
              rowKeyGetter={({ id }) => id}
              rowHeight={40}
              headerRowHeight={40}
              selectedRows={selected}
              onSelectedRowsChange={select}
              sortColumns={sort}
              onSortColumnsChange={setSort}
              defaultColumnOptions={{ sortable: true }}
            />
          </div>
        </div>
        <div className="list-pager">
          <span>{selected.size}</span>
          <Pagination size="small" current={1} pageSize={100} total={100} showSizeChanger showTotal={(total) => `${total} rows`} />
        </div>
      </div>
    </section>
  )
}

function SampleQuery() {
  const [text, setText] = useState('')
  const [other, setOther] = useState('')
  const [number, setNumber] = useState<number | null>(null)
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form className="list-query" onSubmit={submit}>
      <QueryItem id="field0" title="Field 0">
        <Input id="field0" placeholder="Please enter" value={text} onChange={(event) => setText(event.target.value)} />
      </QueryItem>
      <QueryItem id="field1" title="Field 1">
        <Input id="field1" placeholder="Please enter" value={other} onChange={(event) => setOther(event.target.value)} />
      </QueryItem>
      <QueryItem id="field2" title="Field 2">
        <NumberBox id="field2" placeholder="Please enter" style={{ width: '100%' }} value={number} onChange={setNumber} allowClear />
      </QueryItem>
      <QueryItem id="field3" title="Field 3">
        <DatePicker id="field3" style={{ width: '100%' }} />
      </QueryItem>
      <QueryItem id="field4" title="Field 4">
        <Select
          id="field4"
          placeholder="Please choose"
          allowClear
          options={statusOptions.map(({ value, text: label }) => ({ value, label }))}
        />
      </QueryItem>
      <div className="list-query-buttons">
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button>Reset</Button>
      </div>
    </form>
  )
}

function QueryItem({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="list-query-item">
      <label htmlFor={id}>{title}</label>
      <div className="list-query-input">{children}</div>
    </div>
  )
}

function Actions() {
  return (
    <span className="grid-actions">
      <button type="button" className="list-icon" aria-label="Edit">
        <EditOutlined />
      </button>
      <button type="button" className="list-icon list-icon--danger" aria-label="Delete">
        <DeleteOutlined />
      </button>
    </span>
  )
}
