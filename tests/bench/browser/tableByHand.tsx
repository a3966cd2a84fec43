import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { type Column, DataGrid, type RenderEditCellProps, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/grid/iteratorHelpers'
import '../../../runtime/grid/grid.css'
import '../../../runtime/table/EditableTable.css'
import { NumberBox } from '../../../runtime/fields/parts/NumberBox'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { isRequired, type SampleField, sampleFields, sampleLines, statusOptions } from './samplePage'
import { sampleText } from './sampleText'
import { SelectAll, SelectRow } from './selectCells'

/** The editable table as somebody would write it with the grid's own means: rows in React state, a new array per committed cell. */
export function tableByHand(count: number, columns: number): BenchCase {
  const fields = sampleFields(columns)
  const rows = sampleLines(fields, count)
  return { make: () => <SampleTable fields={fields} initialRows={rows} />, isReady: () => hasText('[role="grid"]', 'field0 of row 3') }
}

interface SampleTableProps {
  fields: SampleField[]
  initialRows: Row[]
}

function SampleTable({ fields, initialRows }: SampleTableProps) {
  const [rows, setRows] = useState(initialRows)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<readonly SortColumn[]>([])
  const [columns] = useState(() => [...frameColumns, ...fields.map((field) => fieldColumn(field, field === fields.at(-1)))])
  return (
    <div className="table">
      <div className="table-toolbar" role="toolbar">
        <Button size="small" type="primary" icon={<PlusOutlined />}>
          Add
        </Button>
        <Button size="small" danger icon={<DeleteOutlined />}>
          Remove
        </Button>
      </div>
      <div className="grid">
        <div className="grid-body" style={{ flex: 'none', blockSize: 400 }}>
          <DataGrid
            className="rdg-light"
            columns={columns}
            rows={rows}
            rowKeyGetter={({ id }) => id}
            rowHeight={61}
            headerRowHeight={40}
            selectedRows={selected}
            onSelectedRowsChange={select}
            sortColumns={sort}
            onSortColumnsChange={setSort}
            onRowsChange={setRows}
            onCellClick={(args) => args.setActivePosition(true)}
          />
        </div>
      </div>
    </div>
  )
}

const frameColumns: Column<Row>[] = [
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
]

/** The last column takes the room that is left over. */
function fieldColumn(field: SampleField, isLast: boolean): Column<Row> {
  const { key, title, width, type } = field
  return {
    key,
    name: isRequired(field) ? <RequiredTitle title={title} /> : title,
    width: isLast ? undefined : width,
    minWidth: width,
    resizable: true,
    cellClass: isRequired(field) ? (row) => (isMissing(row, key) ? 'table-failed' : undefined) : undefined,
    renderCell: ({ row }) => sampleText(field, row),
    renderEditCell: editors[type],
  }
}

function RequiredTitle({ title }: { title: string }) {
  return (
    <span>
      <span className="table-required" aria-hidden>
        *
      </span>
      {title}
    </span>
  )
}

const requiredKeys = new Set(
  sampleFields(20)
    .filter(isRequired)
    .map(({ key }) => key),
)

function isMissing(row: Row, key: string): boolean {
  return requiredKeys.has(key) && (row[key] === null || row[key] === undefined || row[key] === '')
}

type Editor = (props: RenderEditCellProps<Row>) => ReactNode

const editors: Record<SampleField['type'], Editor> = {
  input: ({ row, column: { key }, onRowChange }) => (
    <Input
      autoFocus
      status={isMissing(row, key) ? 'error' : undefined}
      value={String(row[key] ?? '')}
      onChange={(event) => onRowChange({ ...row, [key]: event.target.value })}
    />
  ),
  inputNumber: ({ row, column: { key }, onRowChange }) => (
    <NumberBox autoFocus value={row[key]} onChange={(value) => onRowChange({ ...row, [key]: value })} />
  ),
  date: ({ row, column: { key }, onRowChange }) => (
    <DatePicker
      autoFocus
      value={dayjs(String(row[key]))}
      onChange={(day) => onRowChange({ ...row, [key]: day?.format('YYYY-MM-DD') ?? null }, true)}
    />
  ),
  select: ({ row, column: { key }, onRowChange }) => (
    <Select
      autoFocus
      value={String(row[key])}
      options={statusOptions.map(({ value, text }) => ({ value, label: text }))}
      onChange={(value) => onRowChange({ ...row, [key]: value }, true)}
    />
  ),
}
