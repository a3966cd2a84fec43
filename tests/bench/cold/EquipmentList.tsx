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
import type { Row } from '../../../schemas/api/Result'
import { handSizes } from '../browser/handSizes'
import { SelectAll, SelectRow } from '../browser/selectCells'
import { askForRows } from './handCalls'

const rowActions = [
  { name: 'Edit', icon: <EditOutlined /> },
  { name: 'Delete', icon: <DeleteOutlined /> },
]

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
  { key: 'code', name: 'Code', width: 140, resizable: true },
  { key: 'name', name: 'Name', width: 200, resizable: true },
  { key: 'status', name: 'State', width: 120, resizable: true, renderCell: textOf('status') },
  { key: 'owner', name: 'Owner', width: 120, resizable: true, renderCell: textOf('owner') },
  { key: 'department', name: 'Department', width: 120, resizable: true, renderCell: textOf('department') },
  { key: 'calibratedOn', name: 'Calibrated on', minWidth: 120, resizable: true },
  {
    key: 'actions',
    name: 'Actions',
    width: 96,
    frozen: 'end',
    renderCell: () => (
      <span className="grid-actions">
        {rowActions.map(({ name, icon }) => (
          <button key={name} type="button" className="list-icon" aria-label={name}>
            {icon}
          </button>
        ))}
      </span>
    ),
  },
]

function textOf(key: string): NonNullable<Column<Row>['renderCell']> {
  return ({ row }) => String(row[`${key}_dictText`] ?? row[key] ?? '')
}

/** The list of test equipment, written for this one page. */
export function EquipmentList() {
  const [page, setPage] = useState(1)
  const { data } = useQuery({ queryKey: ['rows', page], queryFn: () => askForRows(page) })
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<readonly SortColumn[]>([])
  return (
    <section className="list-page">
      <EquipmentQuery />
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
              rows={data?.records ?? []}
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
          <Pagination
            size="small"
            current={page}
            pageSize={15}
            total={data?.total}
            onChange={setPage}
            components={handSizes}
            showTotal={(total) => `${total} rows`}
          />
        </div>
      </div>
    </section>
  )
}

function EquipmentQuery() {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form className="list-query" onSubmit={submit}>
      <QueryItem id="name" title="Name">
        <Input id="name" placeholder="Please enter" value={name} onChange={(event) => setName(event.target.value)} />
      </QueryItem>
      <QueryItem id="status" title="State">
        <Select id="status" placeholder="Please choose" allowClear options={[{ value: 'ready', label: 'Ready' }]} />
      </QueryItem>
      <QueryItem id="calibratedOn" title="Calibrated on">
        <DatePicker.RangePicker id="calibratedOn" style={{ width: '100%' }} />
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
