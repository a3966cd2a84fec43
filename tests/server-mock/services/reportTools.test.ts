import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartOption, ChartView } from '../../../schemas/api/charts'
import type { RowsGroups } from '../../../schemas/api/groups'
import type { RowPage } from '../../../schemas/api/Result'
import type { ReportColumns } from '../../../schemas/api/reports'
import { fetchSheet, type SheetCall } from '../../support/fetchSheet'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (en: string) => ({ 'zh-CN': en, 'en-US': en })
const columns = [
  { key: 'customer', type: 'input', title: text('Customer') },
  {
    key: 'state',
    type: 'select',
    title: text('State'),
    options: [
      { value: '1', label: text('Open') },
      { value: '2', label: text('Closed') },
    ],
  },
  { key: 'amount', type: 'inputNumber', title: text('Amount'), precision: 2 },
  { key: 'wage', type: 'inputNumber', title: text('Wage') },
]
const sales = samplePage('sale', columns, { rights: { fields: { wage: { configurator: {} } } } })
const report = {
  kind: 'report',
  version: 1,
  code: 'sale-report',
  title: text('Sales'),
  grants: { staff: ['*'] },
  source: {
    from: 'sale',
    select: { orders: { count: 'id' }, turnover: { sum: 'amount' } },
    where: 'params.least == null || row.amount >= params.least',
  },
  params: [{ key: 'least', type: 'inputNumber', title: text('Least') }],
  queryConfig: [{ key: 'state' }],
  columns: [
    { ...columns[0], isOrder: true },
    columns[1],
    { key: 'orders', type: 'inputNumber', title: text('Orders') },
    { key: 'turnover', type: 'inputNumber', title: text('Turnover'), precision: 2, statistics: ['sum'] },
    columns[3],
  ],
  defaultSort: [{ column: 'customer', order: 'asc' }],
  toolbar: { export: true, chart: true },
}
const rows = [
  { customer: '=1+1', state: '1', amount: 5, wage: 9 },
  { customer: 'Alpha', state: '1', amount: 10.5, wage: 9 },
  { customer: 'Alpha', state: '1', amount: 20, wage: 9 },
  { customer: 'Beta', state: '2', amount: 7, wage: 9 },
]

let server: TestServer
const tokens = {} as Record<TestUser, string>

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  for (const page of [sales, report]) expect(await publish(server, tokens.admin, page)).toMatchObject({ status: 200 })
  for (const row of rows) {
    expect(await server.call('POST', '/api/sample/sale/add', row, tokens.configurator)).toMatchObject({ success: true })
  }
})
afterAll(() => server.close())

const path = '/api/online/cgreport/api/exportXls/sale-report'
const get = (query: string, user: TestUser = 'staff'): SheetCall => ({ method: 'GET', path: `${path}${query}`, token: tokens[user] })

describe('a report is exported', () => {
  it('writes the rows of the query with their figures, texts in place of codes, and no formula', async () => {
    const { headers, rows: written } = await fetchSheet(server, get('?pageNo=1&pageSize=10000000'))
    expect(headers.get('Content-Disposition')).toMatch(/Sales_\d{4}-\d{2}-\d{2}\.xls\b/)
    expect(written).toEqual([
      ['Customer', 'State', 'Orders', 'Turnover'],
      ["'=1+1", 'Open', 1, 5],
      ['Alpha', 'Open', 2, 30.5],
      ['Beta', 'Closed', 1, 7],
    ])
  })

  it('keeps to the query, its parameters, its order and the columns that are shown', async () => {
    const asked = '?state=1&self_least=6&column=turnover&order=desc&exportFields=turnover,customer'
    expect((await fetchSheet(server, get(asked))).rows).toEqual([
      ['Turnover', 'Customer'],
      [30.5, 'Alpha'],
    ])
  })

  it('tells popups over it where that is done, for whoever may', async () => {
    const told = async (token: string) =>
      (await server.call<ReportColumns>('GET', '/api/online/cgreport/api/getRpColumns/sale-report', undefined, token)).result.exportUrl
    const { token } = await signInWith(server, ['sale-report:list', 'sale:list'])
    expect(await told(tokens.staff)).toBe('/online/cgreport/api/exportXls/sale-report')
    expect(await told(token)).toBeUndefined()
  })

  it('says that there is nothing to write, and which column it does not know', async () => {
    expect(await server.call('GET', `${path}?customer=nobody`, undefined, tokens.staff)).toMatchObject({ success: false })
    expect(await server.call('GET', `${path}?exportFields=salary`, undefined, tokens.staff)).toMatchObject({ success: false, code: 400 })
  })

  it('takes the permission of the page for it', async () => {
    const open = { ...report, grants: { staff: ['list'] }, code: 'sale-view' }
    expect(await publish(server, tokens.admin, open)).toMatchObject({ status: 200 })
    const other = path.replace('sale-report', 'sale-view')
    expect(await server.call('GET', other, undefined, tokens.staff)).toMatchObject({ status: 403, success: false })
    expect((await fetchSheet(server, { method: 'GET', path: other, token: tokens.admin })).rows).toHaveLength(4)
  })
})

describe('a popup over a report', () => {
  const figuresOver = async (query: Record<string, string>, user: TestUser = 'staff') =>
    (await server.call<RowsGroups>('POST', '/api/common/rowGroups', { page: 'sale-report', figures: ['turnover'], query }, tokens[user]))
      .result

  it('is told which columns have figures over all rows, and the server works these out of the same question', async () => {
    const { result } = await server.call<ReportColumns>('GET', '/api/online/cgreport/api/getRpColumns/sale-report', undefined, tokens.staff)
    const told = result.columns.map(({ dataIndex, isTotal, statistics }) => ({ dataIndex, isTotal, statistics }))
    expect(told).toContainEqual({ dataIndex: 'turnover', isTotal: true, statistics: ['sum'] })
    expect(told).toContainEqual({ dataIndex: 'orders', isTotal: undefined, statistics: undefined })
    expect(await figuresOver({})).toMatchObject({ rows: 3, groups: [{ figures: { turnover: { sum: 42.5 } } }] })
    expect(await figuresOver({ state: '1', self_least: '6' })).toMatchObject({
      rows: 1,
      groups: [{ figures: { turnover: { sum: 30.5 } } }],
    })
  })
})

describe('a popup over a report draws its cells', () => {
  it('as the page does: it is told the kinds of the columns with their places and choices, in the language of the caller', async () => {
    const english = { 'Accept-Language': 'en-US' }
    const address = '/api/online/cgreport/api/getRpColumns/sale-report'
    const { result } = await server.call<ReportColumns>('GET', address, undefined, tokens.staff, english)
    const told = new Map(result.columns.map((column) => [column.dataIndex, column]))
    expect([...told.keys()]).toEqual(['customer', 'state', 'orders', 'turnover'])
    expect(told.get('customer')).toEqual({ title: 'Customer', dataIndex: 'customer', align: 'left', sorter: true, view: 'text' })
    expect(told.get('turnover')).toMatchObject({ align: 'right', view: 'text', kind: 'inputNumber', cell: { precision: 2 } })
    expect(told.get('state')).toMatchObject({
      view: 'list',
      enum: [
        { value: '1', text: 'Open' },
        { value: '2', text: 'Closed' },
      ],
    })
    const { result: data } = await server.call<RowPage>('GET', address.replace('getRpColumns', 'getData'), undefined, tokens.staff, english)
    // What is picked are values, whatever is shown of them.
    expect(data.records[0]).toMatchObject({ state: '1', turnover: 5 })
  })
})

describe('a report is charted', () => {
  const base = '/api/layoutChart/commonLayoutChart'
  const bars = { url: '/p/sale-report', chartName: 'Turnover', chartTypeId: '1', xfieldCode: 'state', yfieldCode: 'turnover,*' }
  const draw = (body: object) => server.call<ChartOption>('POST', `${base}/getChartOption`, { ...bars, ...body }, tokens.staff)

  it('adds up its figures by a column, over the rows of the query', async () => {
    const { result } = await draw({})
    expect(result.xAxis.data).toEqual(['Open', 'Closed'])
    expect(result.series.map(({ data }) => data)).toEqual([
      [35.5, 7],
      [2, 1],
    ])
    expect((await draw({ query: { self_least: 6, state: '1' } })).result.series[0]?.data).toEqual([30.5])
  })

  it('is kept by whoever made it, and found on the page again', async () => {
    expect(await server.call('POST', `${base}/add`, bars, tokens.staff)).toMatchObject({ success: true })
    const { result } = await server.call<ChartView[]>('GET', `${base}/getByUrl?url=/p/sale-report`, undefined, tokens.staff)
    expect(result).toMatchObject([{ chartName: 'Turnover', xfieldName: 'State', yfieldName: 'Turnover,Number of rows' }])
  })

  it('shows no figures of a column that is hidden from the caller, and none that are no numbers', async () => {
    expect(await draw({ yfieldCode: 'wage' })).toMatchObject({ success: false })
    expect(await draw({ yfieldCode: 'customer' })).toMatchObject({ success: false })
  })
})
