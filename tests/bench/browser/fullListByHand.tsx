import { ExportOutlined, ImportOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import type { BenchCase } from './BenchCase'
import { Actions, actionsColumn, type HandColumn, HandList, numberColumn, selectColumn } from './HandList'
import { chartsMenu, FilteredTitle, firstButtons, groupMenu, moreButton, viewsMenu, wordSearch } from './handButtons'
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
  { ...actionsColumn, width: 170, renderCell: ({ row }) => <Actions>{row.field4 !== '3' && release}</Actions> },
]

const release = (
  <Button size="small" type="link">
    Release
  </Button>
)

/** What fits beside the search; the rest waits behind the last button. */
function FullToolbar() {
  return (
    <>
      {firstButtons}
      <Button icon={<ImportOutlined />}>Import</Button>
      <Button icon={<ExportOutlined />}>Export</Button>
      {viewsMenu}
      {groupMenu}
      {chartsMenu}
      {moreButton}
      {wordSearch}
    </>
  )
}
