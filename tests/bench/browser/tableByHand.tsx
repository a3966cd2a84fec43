import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { type Column, DataGrid, type RenderEditCellProps, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import '../../../runtime/blocks/Grid/iteratorHelpers'
import '../../../runtime/blocks/Grid/grid.css'
import '../../../runtime/blocks/EditableTable/EditableTable.css'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { hasText } from './hasText'
import { type SampleField, sampleFields, sampleRows, statusOptions } from './samplePage'
import { SelectAll, SelectRow } from './selectCells'

/** The editable table as somebody would write it with the grid's own means: rows in React state, a new array per committed cell. */
export function tableByHand(count: number): BenchCase {
  const fields = sampleFields(10)
  const rows = sampleRows(fields, count)
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
  const [columns] = useState(() => [...frameColumns, ...fields.map(fieldColumn)])
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

const statusTexts = new Map(statusOptions.map(({ value, text }) => [value, text]))

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

function fieldColumn({ key, title, width, type }: SampleField): Column<Row> {
  return {
    key,
    name: title,
    width,
    resizable: true,
    renderCell: type === 'select' ? ({ row }) => statusTexts.get(String(row[key])) : undefined,
    renderEditCell: editors[type],
  }
}

type Editor = (props: RenderEditCellProps<Row>) => ReactNode

const editors: Record<SampleField['type'], Editor> = {
  input: ({ row, column: { key }, onRowChange }) => (
    <Input autoFocus value={String(row[key] ?? '')} onChange={(event) => onRowChange({ ...row, [key]: event.target.value })} />
  ),
  inputNumber: ({ row, column: { key }, onRowChange }) => (
    <InputNumber autoFocus value={Number(row[key])} onChange={(value) => onRowChange({ ...row, [key]: value })} />
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
