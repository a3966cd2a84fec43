import { ExportOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { SortColumn } from 'react-data-grid'
import type { Row } from '../../../schemas/api/Result'
import { type AreaPage, areaRows } from './areaRows'
import type { BenchCase } from './BenchCase'
import {
  Actions,
  actionsColumn,
  asNumbers,
  asTexts,
  type HandColumn,
  HandList,
  numberColumn,
  QueryForm,
  QueryItem,
  selectColumn,
} from './HandList'
import { chartsMenu, FilteredTitle, firstButtons, groupMenu, lastButtons, viewsMenu, wordSearch } from './handButtons'
import { hasText } from './hasText'

/** A list of a business area as somebody would write it for itself. */
export function areaByHand(code: AreaPage, lastText: string): BenchCase {
  const { columns, query, toolbar, numbered = numberColumn, actions = actionsColumn, sums, sorted } = lists[code]
  return {
    make: () => (
      <HandList
        columns={[selectColumn, numbered, ...columns, actions]}
        rows={areaRows[code]}
        pageSize={15}
        query={query()}
        toolbar={toolbar()}
        sums={sums}
        sorted={sorted}
      />
    ),
    isReady: () => hasText('[role="grid"]', lastText),
  }
}

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
const amountOf = ({ amount }: Row) => amounts.format(Number(amount))
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'short' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' })

const shown = (key: string, title: string, width: number, toText: (row: Row) => string): HandColumn => ({
  key,
  name: <FilteredTitle title={title} />,
  width,
  minWidth: width,
  resizable: true,
  ...asTexts,
  renderCell: ({ row }) => toText(row),
})
const plain = (key: string, name: string, width: number) => shown(key, name, width, (row) => String(row[key] ?? ''))
const chosen = (key: string, name: string, width: number) => shown(key, name, width, (row) => String(row[`${key}_dictText`] ?? ''))
const day = (key: string, name: string, width: number) => shown(key, name, width, (row) => days.format(new Date(String(row[key]))))

function Text({ id, title }: { id: string; title: string }) {
  return (
    <QueryItem id={id} title={title}>
      <Input id={id} placeholder="Please enter" allowClear />
    </QueryItem>
  )
}

function Choice({ id, title }: { id: string; title: string }) {
  return (
    <QueryItem id={id} title={title}>
      <Select id={id} placeholder="Please choose" allowClear options={[]} />
    </QueryItem>
  )
}

interface HandWritten {
  columns: readonly HandColumn[]
  query(): ReactNode
  toolbar(): ReactNode
  numbered?: HandColumn
  actions?: HandColumn
  sums?: readonly Row[]
  sorted?: SortColumn
}

const invoiced: Row = { id: 'sums', amount: areaRows.invoice.reduce((sum, { amount }) => sum + Number(amount), 0) }

/** Opens what belongs to a row below it. */
const openColumn: HandColumn = {
  key: 'open',
  name: '',
  width: 40,
  frozen: true,
  cellClass: 'grid-selection',
  renderCell: () => (
    <button type="button" className="list-icon" aria-label="Open">
      <RightOutlined />
    </button>
  ),
}

const held = (
  <Button size="small" type="link">
    Held
  </Button>
)

const lists: Record<AreaPage, HandWritten> = {
  'test-equipment': {
    columns: [
      plain('code', 'Code', 140),
      plain('name', 'Name', 200),
      chosen('status', 'State', 120),
      chosen('owner', 'Owner', 120),
      chosen('department', 'Department', 120),
      day('calibratedOn', 'Calibrated on', 140),
    ],
    query: () => (
      <QueryForm isFolded>
        <Text id="name" title="Name" />
        <Choice id="status" title="State" />
      </QueryForm>
    ),
    toolbar: () => (
      <>
        {firstButtons}
        {viewsMenu}
        {lastButtons}
      </>
    ),
  },
  invoice: {
    numbered: { ...numberColumn, renderSummaryCell: () => 'Sum' },
    sums: [invoiced],
    columns: [
      plain('buyer', 'Invoice to', 240),
      plain('taxNo', 'Tax number', 200),
      chosen('invoiceType', 'Kind of invoice', 170),
      chosen('isAdvance', 'Advance', 120),
      { ...shown('amount', 'Amount', 120, amountOf), ...asNumbers, renderSummaryCell: ({ row }) => amountOf(row) },
      chosen('status', 'State', 120),
      plain('invoiceNo', 'Invoice no.', 160),
      day('issuedOn', 'Issued on', 120),
      plain('reference', 'Reference', 230),
    ],
    query: () => (
      <QueryForm isFolded>
        <Text id="buyer" title="Invoice to" />
        <Choice id="status" title="State" />
        <Choice id="isAdvance" title="Advance" />
      </QueryForm>
    ),
    toolbar: () => (
      <>
        {firstButtons}
        {viewsMenu}
        {chartsMenu}
        {lastButtons}
      </>
    ),
  },
  meeting: {
    actions: { ...actionsColumn, width: 170, renderCell: () => <Actions>{held}</Actions> },
    sorted: { columnKey: 'startAt', direction: 'DESC' },
    columns: [
      openColumn,
      plain('subject', 'Subject', 240),
      chosen('kind', 'Kind', 130),
      shown('startAt', 'When', 240, ({ startAt, endAt }) => moments.formatRange(new Date(String(startAt)), new Date(String(endAt)))),
      chosen('roomId', 'Room', 150),
      chosen('host', 'Host', 120),
      chosen('participants', 'Participants', 220),
      chosen('status', 'State', 130),
      chosen('projectId', 'Project', 180),
      plain('openActions', 'Open actions', 130),
    ],
    query: () => (
      <QueryForm isFolded>
        <Text id="subject" title="Subject" />
        <Choice id="kind" title="Kind" />
        <Choice id="status" title="State" />
      </QueryForm>
    ),
    toolbar: () => (
      <>
        {firstButtons}
        <Button icon={<ExportOutlined />}>Export</Button>
        {viewsMenu}
        {groupMenu}
        {chartsMenu}
        {lastButtons}
        {wordSearch}
      </>
    ),
  },
}
