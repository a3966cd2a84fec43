import {
  BarChartOutlined,
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  FilterOutlined,
  ImportOutlined,
  LayoutOutlined,
  MoreOutlined,
  PlusOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { Button, Input } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { actionsColumn, type HandColumn, HandList, numberColumn, selectColumn } from './HandList'
import { hasText } from './hasText'
import { listColumns, listRows, SampleQuery } from './listByHand'
import { isSummed, sampleFields } from './samplePage'

const amounts = new Intl.NumberFormat('en-US')
const summed = sampleFields(20).filter(isSummed)
const sums: Row = {
  id: 'sums',
  ...Object.fromEntries(summed.map(({ key }) => [key, listRows.reduce((sum, row) => sum + Number(row[key]), 0)])),
}

/** The list by hand with the buttons, the search, the filters, the sums and the button in each row that the product's has with everything switched on. */
export function fullListByHand(): BenchCase {
  return {
    make: () => (
      <HandList columns={columns} rows={listRows} pageSize={100} toolbar={<FullToolbar />} query={<SampleQuery />} sums={[sums]} />
    ),
    isReady: () => hasText('[role="grid"]', 'field0 of row 3'),
  }
}

const columns: HandColumn[] = [
  selectColumn,
  { ...numberColumn, renderSummaryCell: () => 'Sum' },
  ...listColumns.map(
    (column): HandColumn => ({
      ...column,
      name: <FilteredTitle title={String(column.name)} />,
      renderSummaryCell: ({ row }) => (row[column.key] === undefined ? null : amounts.format(Number(row[column.key]))),
    }),
  ),
  { ...actionsColumn, width: 170, renderCell: ({ row }) => <Actions canBeReleased={row.field4 !== '3'} /> },
]

function FilteredTitle({ title }: { title: string }) {
  return (
    <>
      {title}
      <button type="button" tabIndex={-1} className="list-filter" aria-label={`Filter ${title}`}>
        <FilterOutlined />
      </button>
    </>
  )
}

function Actions({ canBeReleased }: { canBeReleased: boolean }) {
  return (
    <span className="grid-actions">
      <button type="button" className="list-icon" aria-label="Edit">
        <EditOutlined />
      </button>
      <button type="button" className="list-icon list-icon--danger" aria-label="Delete">
        <DeleteOutlined />
      </button>
      {canBeReleased && (
        <Button size="small" type="link">
          Release
        </Button>
      )}
    </span>
  )
}

/** What fits beside the search; the rest waits behind the last button. */
function FullToolbar() {
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />}>
        New
      </Button>
      <Button icon={<SearchOutlined />}>Query</Button>
      <Button icon={<FilterOutlined />}>Advanced query</Button>
      <Button danger icon={<DeleteOutlined />}>
        Delete
      </Button>
      <Button icon={<ImportOutlined />}>Import</Button>
      <Button icon={<ExportOutlined />}>Export</Button>
      <Button icon={<LayoutOutlined />}>Views</Button>
      <Button>Group</Button>
      <Button icon={<BarChartOutlined />}>Charts</Button>
      <Button icon={<MoreOutlined />} aria-label="More actions" />
      <Input
        prefix={<SearchOutlined />}
        placeholder="Words to look for"
        aria-label="Search"
        style={{ width: 260, marginInlineStart: 'auto' }}
      />
    </>
  )
}
