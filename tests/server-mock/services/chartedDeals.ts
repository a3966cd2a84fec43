import { expect } from 'vitest'
import type { ChartBody, ChartOption } from '../../../schemas/api/charts'
import type { TestServer, TestUser } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const base = '/api/layoutChart/commonLayoutChart'
const state = {
  key: 'state',
  type: 'select',
  title: { 'zh-CN': '状态', 'en-US': 'State' },
  options: [
    { value: '1', label: { 'zh-CN': '打开', 'en-US': 'Open' } },
    { value: '2', label: { 'zh-CN': '关闭', 'en-US': 'Closed' } },
  ],
}
export const dealAmount = { key: 'amount', type: 'inputNumber', title: { 'zh-CN': '金额', 'en-US': 'Amount' }, precision: 2 }
const wage = { key: 'wage', type: 'inputNumber', title: { 'zh-CN': '工资', 'en-US': 'Wage' } }
export const dealColumns = [
  { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' } },
  state,
  dealAmount,
  wage,
  { key: 'due', type: 'date', title: { 'zh-CN': '日期', 'en-US': 'Due' } },
  {
    key: 'tags',
    type: 'selectMultiple',
    title: { 'zh-CN': '标签', 'en-US': 'Tags' },
    options: ['a', 'b'].map((value) => ({ value, label: value })),
  },
  { key: 'text', type: 'richText', title: { 'zh-CN': '说明', 'en-US': 'Text' } },
]
export const dealPage = samplePage('deal', dealColumns, {
  title: { 'zh-CN': '交易', 'en-US': 'Deals' },
  resource: { table: 'deal', where: "row.name != 'secret'" },
  rights: { fields: { wage: { configurator: {} } } },
  toolbar: { chart: true },
})
const rows = [
  { name: 'one', state: '1', amount: 10.1, wage: 5, due: '2026-01-05', tags: 'a,b' },
  { name: 'two', state: '1', amount: 20.2, wage: 6, due: '2026-01-05', tags: 'a' },
  { name: 'three', state: '2', amount: 5, wage: 7, due: '2026-01-07' },
  { name: 'four', state: null, amount: null, wage: 8 },
]

/** A chart of that page. */
export const dealBars: ChartBody = {
  url: '/p/deal',
  chartName: 'By state',
  chartTypeId: '1',
  xfieldCode: 'state',
  yfieldCode: 'amount',
  calMethodId: '1',
}

/** Publishes the page with its rows, and signs everybody in. */
export async function openDeals(server: TestServer) {
  const tokens = {} as Record<TestUser, string>
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  expect(await publish(server, tokens.configurator, dealPage)).toMatchObject({ status: 200 })
  for (const row of rows) {
    expect(await server.call('POST', '/api/sample/deal/add', row, tokens.configurator)).toMatchObject({ success: true })
  }
  const call = <T>(method: string, path: string, body?: unknown, user: TestUser = 'staff', headers?: Record<string, string>) =>
    server.call<T>(method, `${base}/${path}`, body, tokens[user], headers)
  const option = (body: object = {}, user: TestUser = 'staff') =>
    call<ChartOption>('POST', 'getChartOption', { ...dealBars, ...body }, user)
  /** What is drawn: label and figures of each place on the X axis. */
  const drawn = async (body: object = {}, user: TestUser = 'staff') => {
    const answer = await option(body, user)
    expect(answer).toMatchObject({ success: true })
    const { xAxis, series } = answer.result
    return xAxis.data?.map((label, index) => [label, ...series.map(({ data }) => data[index])])
  }
  return { tokens, call, option, drawn }
}
