import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RowsGroups } from '../../../schemas/api/groups'
import { chartFilters, chartTypes } from '../../../schemas/charts/chartFacts'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { dealColumns, openDeals } from './chartedDeals'
import { publish, samplePage } from './samplePage'

let server: TestServer
let deals: Awaited<ReturnType<typeof openDeals>>

beforeAll(async () => {
  server = await startTestServer()
  deals = await openDeals(server)
})
afterAll(() => server.close())

const option: typeof deals.option = (...given) => deals.option(...given)
const drawn: typeof deals.drawn = (...given) => deals.drawn(...given)

describe('B2.6-chart the server draws charts over the rows of a page', () => {
  it('B3-chart answers axes, tooltip, series, toolbox and legend, labels instead of codes', async () => {
    expect((await option()).result).toEqual({
      xAxis: { type: 'category', name: 'State', show: true, data: ['Open', 'Closed', '(empty)'] },
      yAxis: { type: 'value', name: 'Amount (Total)', show: true },
      tooltip: { trigger: 'axis' },
      series: [{ name: 'Amount (Total)', type: 'bar', data: [30.3, 5, null], decimals: 2 }],
      toolbox: { feature: { saveAsImage: { name: 'By state', title: 'Download picture' } } },
      legend: { data: ['Amount (Total)'] },
      notes: [],
    })
  })

  it('adds up or takes the average, of several fields and of the rows themselves', async () => {
    expect(await drawn({ yfieldCode: ['amount', '*'], calMethodId: 2 })).toEqual([
      ['Open', 15.15, 2],
      ['Closed', 5, 1],
      ['(empty)', null, 1],
    ])
    expect(await drawn({ yfieldCode: 'amount,*', calMethod: 'average', calMethodId: null })).toEqual(
      await drawn({ yfieldCode: ['amount', '*'], calMethodId: 2 }),
    )
  })

  it.each(chartTypes)('draws type $id as $series', async ({ id, series }) => {
    expect((await option({ chartTypeId: id })).result.series).toMatchObject([{ type: series }])
  })

  it('gives a pie slices and no axes, a scatter of numbers its places', async () => {
    const pie = (await option({ chartTypeId: 3 })).result
    expect(pie.series[0]?.data).toEqual([
      { name: 'Open', value: 30.3 },
      { name: 'Closed', value: 5 },
      { name: '(empty)', value: null },
    ])
    expect([pie.xAxis.show, pie.yAxis.show, pie.tooltip.trigger]).toEqual([false, false, 'item'])
    const scatter = (await option({ chartTypeId: 4, xfieldCode: 'amount', yfieldCode: '*' })).result
    expect(scatter.xAxis).toMatchObject({ type: 'value', name: 'Amount' })
    expect(scatter.series[0]?.data).toEqual([
      [5, 1],
      [10.1, 1],
      [20.2, 1],
    ])
    expect(scatter.notes).toEqual(['Rows in which “Amount” is empty are not shown: 1.'])
  })

  it('puts days beside one another without gaps, long times as months and years', async () => {
    const byDay = [
      ['2026-01-05', 2],
      ['2026-01-06', 0],
      ['2026-01-07', 1],
      ['(empty)', 1],
    ]
    expect(await drawn({ xfieldCode: 'due', yfieldCode: '*' })).toEqual(byDay)
    const { kysely } = server.database
    await kysely.updateTable('deal').set({ due: '2026-04-01' }).where('name', '=', 'three').execute()
    expect(await drawn({ xfieldCode: 'due', yfieldCode: '*' })).toEqual([
      ['2026-01', 2],
      ['2026-02', 0],
      ['2026-03', 0],
      ['2026-04', 1],
      ['(empty)', 1],
    ])
    await kysely.updateTable('deal').set({ due: '2035-04-01' }).where('name', '=', 'three').execute()
    expect((await drawn({ xfieldCode: 'due', yfieldCode: '*' }))?.map(([label]) => label)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => String(2026 + index)),
      '(empty)',
    ])
    await kysely.updateTable('deal').set({ due: '2026-01-07' }).where('name', '=', 'three').execute()
  })

  it('counts a row of several values for each of them, and knows the fields that every row has', async () => {
    expect(await drawn({ xfieldCode: 'tags', yfieldCode: '*' })).toEqual([
      ['a', 2],
      ['b', 1],
      ['(empty)', 2],
    ])
    expect(await drawn({ xfieldCode: 'createBy', yfieldCode: '*' })).toEqual([['配置员', 4]])
  })

  it('says how many values stand for the rest, and keeps them in the pie', async () => {
    const many = samplePage('many', [{ key: 'code', type: 'input', title: { 'zh-CN': '编号' } }])
    expect(await publish(server, deals.tokens.configurator, many)).toMatchObject({ status: 200 })
    const codes = Array.from({ length: 60 }, (_, index) => `c${String(index).padStart(2, '0')}`)
    for (const code of [...codes, 'c59', 'c59']) await server.call('POST', '/api/sample/many/add', { code }, deals.tokens.staff)
    const body = { url: '/p/many', xfieldCode: 'code', yfieldCode: '*' }
    const chart = (await option(body)).result
    expect([chart.xAxis.data?.length, chart.xAxis.data?.[0]]).toEqual([50, 'c59'])
    expect(chart.notes).toEqual(['There are 60 values; the first 50 are shown, the other 10 (10 rows) are not.'])
    const pie = (await option({ ...body, chartTypeId: '3' })).result
    expect(pie.series[0]?.data).toHaveLength(13)
    expect(pie.series[0]?.data.at(-1)).toEqual({ name: 'Others', value: 48 })
    expect(pie.notes).toEqual(['There are 60 values; the 48 smaller ones (48 rows) are put together as “Others”.'])
  })
})

describe('B3-chart filters', () => {
  const [text, number, date] = chartFilters.map(({ id }) => id)

  it('choose rows by text, number or date, or not at all', async () => {
    const count = async (filter: object) => (await drawn({ yfieldCode: '*', ...filter }))?.reduce((sum, [, rows]) => sum + Number(rows), 0)
    expect(await count({ fieldTypeId: '' })).toBe(4)
    expect(await count({ fieldTypeId: text, searchField: 'name', searchContent: 't' })).toBe(2)
    expect(await count({ fieldTypeId: text, searchField: 'state', searchContent: '2' })).toBe(1)
    expect(await count({ fieldTypeId: number, searchField: 'amount', min: 6 })).toBe(2)
    expect(await count({ fieldTypeId: Number(number), searchField: 'amount', min: '6', max: '11' })).toBe(1)
    expect(await count({ fieldTypeId: date, searchField: 'due', startTime: '2026-01-06', endTime: '2026-01-31' })).toBe(1)
    expect(await count({ fieldTypeId: date, searchField: 'createTime', startTime: '2000-01-01', endTime: '2000-01-02' })).toBe(0)
  })

  it('draw over what the list asks for at present', async () => {
    expect(await drawn({ yfieldCode: '*', query: { name: '*o*', pageNo: 1, pageSize: 1, column: 'name', order: 'asc' } })).toEqual([
      ['Open', 2],
      ['(empty)', 1],
    ])
    const filterByItems = JSON.stringify([
      { columnName: 'name', operator1: 'eq', value1: 'one', logic: 'or', operator2: 'eq', value2: 'three' },
    ])
    expect(await drawn({ yfieldCode: '*', query: { filterByItems } })).toEqual([
      ['Open', 1],
      ['Closed', 1],
    ])
    expect(await option({ query: { nothing: '1' } })).toMatchObject({ status: 400, message: 'There is no field “nothing”' })
  })

  it.each([
    [{ fieldTypeId: '2', searchField: 'amount', min: 0 }, '/min', '“0” should be a number from 1'],
    [{ fieldTypeId: '2', searchField: 'amount', min: 5, max: 2 }, '/max', 'The maximum is below the minimum'],
    [{ fieldTypeId: '3', searchField: 'due', startTime: '2026-02-30' }, '/startTime', '“2026-02-30” should be a date YYYY-MM-DD'],
    [{ fieldTypeId: '3', searchField: 'due', startTime: '2026-02-03', endTime: '2026-02-01' }, '/endTime', 'The end lies before the start'],
    [{ fieldTypeId: '2', searchField: 'name' }, '/searchField', 'The field “Name” cannot be filtered as “Number”'],
    [{ fieldTypeId: '9', searchField: 'name' }, '/fieldTypeId', 'There is no filter type “9”'],
    [
      { fieldTypeId: '1', searchField: 'nothing' },
      '/searchField',
      'The field “nothing” of this chart is gone, or you may not see it: choose another one',
    ],
    [{ xfieldCode: 'text' }, '/xfieldCode', 'The field “Text” cannot be on the X axis'],
    [{ yfieldCode: 'name' }, '/yfieldCode', 'The field “Name” holds no numbers, so it cannot be on the Y axis'],
    [{ calMethodId: 'drop table' }, '/calMethodId', 'There is no calculation “drop table”'],
    [
      { xfieldCode: 'state) from deal --' },
      '/xfieldCode',
      'The field “state) from deal --” of this chart is gone, or you may not see it: choose another one',
    ],
  ])('refuse %j', async (body, path, message) => {
    expect(await option(body)).toMatchObject({ status: 400, success: false, message, errors: [{ path, message }] })
  })
})

describe('B2.6-chart rights', () => {
  it('of columns: what somebody may not see is neither axis, figure nor filter for them', async () => {
    const hidden = { status: 400, message: expect.stringContaining('is gone, or you may not see it') }
    expect(await drawn({ yfieldCode: 'wage' }, 'configurator')).toEqual([
      ['Open', 11],
      ['Closed', 7],
      ['(empty)', 8],
    ])
    for (const body of [{ yfieldCode: 'wage' }, { xfieldCode: 'wage' }, { fieldTypeId: '2', searchField: 'wage', min: 1 }]) {
      expect(await option(body)).toMatchObject(hidden)
    }
  })

  it('of rows: those that the page does not have are not counted', async () => {
    const { kysely } = server.database
    await kysely.updateTable('deal').set({ name: 'secret' }).where('name', '=', 'four').execute()
    expect(await drawn({ yfieldCode: '*' })).toEqual([
      ['Open', 2],
      ['Closed', 1],
    ])
    await kysely.updateTable('deal').set({ name: 'four' }).where('name', '=', 'secret').execute()
  })
})

describe('B2.2-grouping the server groups the rows of a page', () => {
  const group = (body: object, user: 'staff' | 'configurator' | 'admin' = 'staff') =>
    server.call<RowsGroups>('POST', '/api/common/rowGroups', { page: 'deal', by: 'state', ...body }, deals.tokens[user])

  it('by a column, in the order of its choices, with counts, sums and means of what has numbers', async () => {
    expect((await group({ figures: ['amount'] })).result).toEqual({
      groups: [
        { value: '1', label: 'Open', rows: 2, figures: { amount: { sum: 30.3, average: 15.15 } } },
        { value: '2', label: 'Closed', rows: 1, figures: { amount: { sum: 5, average: 5 } } },
        { value: null, label: '', rows: 1, figures: { amount: { sum: null, average: null } } },
      ],
      total: 3,
      rows: 4,
    })
  })

  it('as one, without a column: the figures of all rows that are asked for', async () => {
    const all = await group({ by: undefined, figures: ['amount'] })
    expect(all.result).toMatchObject({ groups: [{ value: null, rows: 4, figures: { amount: { sum: 35.3 } } }], total: 1, rows: 4 })
    const some = await group({ by: undefined, figures: ['amount'], query: { state: '2' } })
    expect(some.result.groups).toMatchObject([{ rows: 1, figures: { amount: { sum: 5, average: 5 } } }])
    expect((await group({ by: undefined, figures: ['amount'], query: { searchText: 'nobody' } })).result.groups).toEqual([])
  })

  it('adds up the rows of a report as well: all that it answers for what it is asked', async () => {
    const [name, , amount] = dealColumns
    const report = {
      kind: 'report',
      version: 1,
      code: 'deal-report',
      title: { 'zh-CN': '交易报表', 'en-US': 'Deals' },
      source: { from: 'deal', where: 'row.amount >= params.least' },
      params: [{ key: 'least', type: 'inputNumber', title: { 'zh-CN': '最少' }, defaultValue: 0 }],
      columns: [name, { ...amount, statistics: ['sum'] }],
    }
    expect(await publish(server, deals.tokens.configurator, report)).toMatchObject({ status: 200 })
    const sums = async (query: object) => {
      const body = { page: 'deal-report', by: undefined, figures: ['amount'], query }
      return (await group(body, 'admin')).result.groups.map(({ rows, figures }) => [rows, figures.amount?.sum])
    }
    expect(await sums({ least: 0 })).toEqual([[3, 35.3]])
    expect(await sums({ self_least: 10, name: '*o*' })).toEqual([[2, 30.3]])
    expect(await group({ page: 'deal-report', by: undefined, figures: ['name'] }, 'admin')).toMatchObject({ status: 400 })
    expect(await group({ page: 'deal-report', by: undefined, figures: ['amount'] })).toMatchObject({ status: 403 })
  })

  it('days follow one another, and only the rows count that the list asks for', async () => {
    const { result } = await group({ by: 'due', query: { state_MultiString: '1,2' } })
    expect(result.groups.map(({ value, label, rows }) => [value, label, rows])).toEqual([
      ['2026-01-05', '2026-01-05', 2],
      ['2026-01-07', '2026-01-07', 1],
    ])
    expect(
      (await group({ query: { filterByItems: JSON.stringify([{ columnName: 'name', operator1: 'startswith', value1: 't' }]) } })).result
        .rows,
    ).toBe(2)
  })

  it('nobody groups or adds up what they may not see, nor what cannot be', async () => {
    expect(await group({ by: 'wage', figures: ['wage'] }, 'configurator')).toMatchObject({ status: 200 })
    expect(await group({ by: 'wage', figures: ['wage'] })).toMatchObject({
      status: 400,
      errors: [
        { path: 'by', code: 'unknown-field' },
        { path: 'figures', code: 'unknown-field' },
      ],
    })
    for (const by of ['tags', 'text', 'nothing', 'name" from deal']) expect(await group({ by })).toMatchObject({ status: 400 })
    expect(await group({ figures: ['name'] })).toMatchObject({ status: 400, errors: [{ path: 'figures', code: 'cannot-group' }] })
    expect(await group({ query: { nothing: '1', superQueryParams: '[' } })).toMatchObject({ status: 400 })
    expect(await group({ page: 'no-such-page' })).toMatchObject({ status: 404 })
  })
})
