import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartBody, ChartOption, ChartView } from '../../../schemas/api/charts'
import { chartFilters, chartTypes } from '../../../schemas/charts/chartFacts'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
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
const amount = { key: 'amount', type: 'inputNumber', title: { 'zh-CN': '金额', 'en-US': 'Amount' }, precision: 2 }
const wage = { key: 'wage', type: 'inputNumber', title: { 'zh-CN': '工资', 'en-US': 'Wage' } }
const columns = [
  { key: 'name', type: 'input', title: { 'zh-CN': '名称', 'en-US': 'Name' } },
  state,
  amount,
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
const page = samplePage('deal', columns, {
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

let server: TestServer
const tokens = {} as Record<TestUser, string>

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  expect(await publish(server, tokens.configurator, page)).toMatchObject({ status: 200 })
  for (const row of rows) {
    expect(await server.call('POST', '/api/sample/deal/add', row, tokens.configurator)).toMatchObject({ success: true })
  }
  // A row that nobody reaches by the page.
  await server.database.kysely.updateTable('deal').set({ name: 'four' }).where('name', '=', 'four').execute()
})
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown, user: TestUser = 'staff', headers?: Record<string, string>) =>
  server.call<T>(method, `${base}/${path}`, body, tokens[user], headers)
const bars: ChartBody = {
  url: '/p/deal',
  chartName: 'By state',
  chartTypeId: '1',
  xfieldCode: 'state',
  yfieldCode: 'amount',
  calMethodId: '1',
}
const option = (body: object = {}, user: TestUser = 'staff') => call<ChartOption>('POST', 'getChartOption', { ...bars, ...body }, user)
/** What is drawn: label and figures of each place on the X axis. */
async function drawn(body: object = {}, user: TestUser = 'staff') {
  const answer = await option(body, user)
  expect(answer).toMatchObject({ success: true })
  const { xAxis, series } = answer.result
  return xAxis.data?.map((label, index) => [label, ...series.map(({ data }) => data[index])])
}

describe('B2.6-chart the server draws charts over the rows of a page', () => {
  it('B3-chart answers axes, tooltip, series, toolbox and legend, labels instead of codes', async () => {
    expect((await option()).result).toEqual({
      xAxis: { type: 'category', name: 'State', show: true, data: ['Open', 'Closed', '(empty)'] },
      yAxis: { type: 'value', name: 'Amount (Total)', show: true },
      tooltip: { trigger: 'axis' },
      series: [{ name: 'Amount (Total)', type: 'bar', data: [30.3, 5, null] }],
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
    const page = samplePage('many', [{ key: 'code', type: 'input', title: { 'zh-CN': '编号' } }])
    expect(await publish(server, tokens.configurator, page)).toMatchObject({ status: 200 })
    const codes = Array.from({ length: 60 }, (_, index) => `c${String(index).padStart(2, '0')}`)
    for (const code of [...codes, 'c59', 'c59']) await server.call('POST', '/api/sample/many/add', { code }, tokens.staff)
    const many = { url: '/p/many', xfieldCode: 'code', yfieldCode: '*' }
    const chart = (await option(many)).result
    expect([chart.xAxis.data?.length, chart.xAxis.data?.[0]]).toEqual([50, 'c59'])
    expect(chart.notes).toEqual(['There are 60 values; the first 50 are shown, the other 10 (10 rows) are not.'])
    const pie = (await option({ ...many, chartTypeId: '3' })).result
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
    expect(await option({ query: { nothing: '1' } })).toMatchObject({ status: 400, message: 'There is no field “nothing”' })
  })

  it.each([
    [{ fieldTypeId: '2', searchField: 'amount', min: 0 }, '/min', '“0” should be a number from 1'],
    [{ fieldTypeId: '2', searchField: 'amount', min: 5, max: 2 }, '/max', 'The largest value is below the smallest one'],
    [{ fieldTypeId: '3', searchField: 'due', startTime: '2026-02-30' }, '/startTime', '“2026-02-30” should be a date YYYY-MM-DD'],
    [
      { fieldTypeId: '3', searchField: 'due', startTime: '2026-02-03', endTime: '2026-02-01' },
      '/endTime',
      'The last day lies before the first one',
    ],
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

describe('B5.5-chart what is not filled in', () => {
  it.each([
    ['chartName', '请输入图表名称'],
    ['chartTypeId', '请选择图表'],
    ['xfieldCode', '请选择'],
    ['yfieldCode', '请选择'],
  ])('%s is asked for', async (key, message) => {
    const answer = await call('POST', 'add', { ...bars, [key]: '' }, 'staff', { 'Accept-Language': 'zh-CN' })
    expect(answer).toMatchObject({ status: 422, success: false, errors: [{ path: `/${key}`, message }] })
  })

  it('a name is not needed to look at a chart', async () => {
    expect(await option({ chartName: '' })).toMatchObject({ success: true })
  })
})

describe('B7.4-charts', () => {
  const kept = { ...bars, yfieldCode: ['amount', '*'], yfieldName: ['x', 'y'], createId: 'admin', createBy: 'somebody', dataUrl: '/other' }
  const listed = async (user: TestUser = 'staff', url = '/p/deal') =>
    (await call<ChartView[]>('GET', `getByUrl?url=${encodeURIComponent(url)}`, undefined, user)).result
  let view: ChartView

  it('B3-chart are added with the fields of the specification; lists travel as comma strings, whose it is says the session', async () => {
    const added = await call<ChartView>('POST', 'add', kept)
    expect(added).toMatchObject({ success: true, code: 200, message: 'Added' })
    view = added.result
    const user = await server.database.kysely.selectFrom('sys_user').select('id').where('username', '=', 'staff').executeTakeFirst()
    expect(view).toEqual({
      id: view.id,
      rowVersion: 1,
      chartName: 'By state',
      chartType: 'Bar chart',
      chartTypeId: '1',
      xfieldCode: 'state',
      xfieldName: 'State',
      yfieldCode: 'amount,*',
      yfieldName: 'Amount,Number of rows',
      calMethodId: '1',
      calMethod: 'total',
      fieldType: '',
      fieldTypeId: '',
      searchField: '',
      searchContent: '',
      min: null,
      max: null,
      startTime: null,
      endTime: null,
      url: '/p/deal',
      dataUrl: '/sample/deal/list',
      createId: user?.id,
      createBy: '张三',
    })
    expect(await listed()).toEqual([view])
    expect(await listed('staff', '/p/deal?state=1')).toEqual([view])
    expect(await listed('staff', '/p/nowhere')).toEqual([])
  })

  it('are changed, with the filter of their type alone', async () => {
    const filter = { fieldTypeId: '2', searchField: 'amount', min: '2', max: 9, searchContent: 'left over', startTime: '2026-01-01' }
    const changed = await call<ChartView>('PUT', 'edit', { ...kept, ...filter, id: view.id, chartName: 'Changed', rowVersion: 1 })
    expect(changed).toMatchObject({ success: true, message: 'Saved' })
    const expected = { chartName: 'Changed', rowVersion: 2, fieldType: 'Number', min: 2, max: 9, searchContent: '', startTime: null }
    expect(changed.result).toMatchObject(expected)
    expect((await call<ChartView>('GET', `queryById?id=${view.id}`)).result).toEqual(changed.result)
    expect(await call('PUT', 'edit', { ...kept, id: view.id, rowVersion: 1 })).toMatchObject({ status: 409 })
    expect(await call('PUT', 'edit', { ...kept, id: view.id })).toMatchObject({ success: true })
  })

  it('B6-personal are reached by their owner alone, whatever is sent', async () => {
    for (const user of ['admin', 'configurator'] as const) {
      const { createId, createBy } = view
      expect(await listed(user)).toEqual([])
      expect(await call('GET', `queryById?id=${view.id}`, undefined, user)).toMatchObject({ status: 404 })
      expect(await call('PUT', 'edit', { ...kept, id: view.id, createId, createBy }, user)).toMatchObject({ status: 404 })
      expect(await call('DELETE', `delete?id=${view.id}`, undefined, user)).toMatchObject({ status: 404 })
    }
    expect(await listed()).toHaveLength(1)
  })

  it('are deleted', async () => {
    expect(await call('DELETE', `delete?id=${view.id}`)).toMatchObject({ success: true, message: 'Deleted' })
    expect(await listed()).toEqual([])
  })

  it('need a page that the caller may list', async () => {
    expect(await call('POST', 'add', { ...kept, url: '/p/nowhere', dataUrl: '' })).toMatchObject({
      status: 400,
      message: 'There is no page at the address “/p/nowhere”, so there is nothing to chart',
    })
    await publish(server, tokens.configurator, samplePage('closed', undefined, { grants: {} }))
    const closed = { ...bars, url: '/p/closed', xfieldCode: 'name' }
    expect(await option({ ...closed, yfieldCode: '*' })).toMatchObject({ status: 403 })
    expect(await option({ url: '/somewhere', dataUrl: '/sample/deal/list' })).toMatchObject({ success: true })
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

describe('C-migrate a chart when its page changes', () => {
  it('follows a renamed field and a renamed page, says which field is gone, and goes with the page', async () => {
    const kept = (await call<ChartView>('POST', 'add', { ...bars, xfieldCode: 'state', yfieldCode: 'amount' })).result
    const others = columns.filter(({ key }) => key !== 'amount')
    const renamed = { ...amount, key: 'price', was: 'amount' }
    await publish(server, tokens.configurator, { ...page, columns: [...others, renamed] })
    const followed = (await call<ChartView>('GET', `queryById?id=${kept.id}`)).result
    expect(followed).toMatchObject({ yfieldCode: 'price', yfieldName: 'Amount' })
    expect((await option(followed)).result.series[0]?.data).toEqual([30.3, 5, null])

    await publish(server, tokens.configurator, { ...page, columns: [...others, renamed].filter(({ key }) => key !== 'state') })
    const broken = (await call<ChartView>('GET', `queryById?id=${kept.id}`)).result
    expect(broken.xfieldName).toBe('State')
    expect(await option(broken)).toMatchObject({
      status: 400,
      errors: [{ path: '/xfieldCode', message: 'The field “State” of this chart is gone, or you may not see it: choose another one' }],
    })
  })
})
