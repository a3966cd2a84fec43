import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportQuery } from '../../../runtime/pickers/reportQuery'
import { queryParams } from '../../../runtime/query/listParams'
import type { RowPage } from '../../../schemas/api/Result'
import type { ReportQueryInfo } from '../../../schemas/api/reports'
import type { FieldConfig } from '../../../schemas/fields'
import { factsOf } from '../../../schemas/fields/findFieldKind'
import { kindOfView, reportViewNames } from '../../../schemas/fields/reportViews'
import { importRows } from '../../../server-mock/app/seed/importRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** The view types of a query form, as the calls of the online report name them. */
const views = [
  ...[
    'date',
    'datetime',
    'time',
    'list',
    'radio',
    'switch',
    'sel_tree',
    'cat_tree',
    'sel_search',
    'sel_user',
    'sel_depart',
    'popup',
    'pca',
  ],
  ...['checkbox', 'list_multi', 'text'],
]

/** A field of each view under the name of the view, and a value that its input gives. */
const options = [
  { value: 'a', label: { 'zh-CN': '甲', 'en-US': 'First' } },
  { value: 'b', label: 'Second' },
]
const asked: Record<string, { field: object; value: unknown }> = {
  date: { field: { type: 'date' }, value: '2026-03-01' },
  datetime: { field: { type: 'datetime' }, value: '2026-03-01 08:00:00' },
  time: { field: { type: 'time' }, value: '08:00:00' },
  list: { field: { type: 'select', options }, value: 'a' },
  radio: { field: { type: 'radio', options }, value: 'b' },
  switch: { field: { type: 'switch', customValue: [1, 2] }, value: 1 },
  sel_tree: {
    field: { type: 'treeSelect', tree: { table: 'demo_customer', text: 'name', code: 'name', pid: 'phone' } },
    value: '北方检测',
  },
  cat_tree: { field: { type: 'categorySelect', pcode: 'A01', back: 'code' }, value: 'A01A01' },
  sel_search: { field: { type: 'selectSearch', choices: { table: 'demo_customer', label: 'name', value: 'name' } }, value: '北方检测' },
  sel_user: { field: { type: 'userSelect' }, value: 'staff' },
  sel_depart: { field: { type: 'departSelect', valueKey: 'orgCode' }, value: 'A01' },
  popup: { field: { type: 'popup', popupCode: 'plain-report', orgFields: ['name'], destFields: ['popup'] }, value: '北方检测' },
  pca: { field: { type: 'area' }, value: '330100' },
  checkbox: { field: { type: 'checkboxGroup', options }, value: 'a' },
  list_multi: { field: { type: 'selectMultiple', options }, value: 'b' },
  text: { field: { type: 'input' }, value: 'needle' },
}

const columns = views.map((view) => ({ ...asked[view]?.field, key: view, title: view }) as FieldConfig)
const grants = { staff: ['*'], configurator: ['*'] }
const keep = {
  kind: 'list',
  version: 1,
  code: 'viewed',
  title: 'Viewed',
  grants,
  url: { list: '/viewed/list', add: '/viewed/add' },
  columns,
  resource: { table: 'test_viewed' },
}
const plain = {
  kind: 'report',
  version: 1,
  code: 'plain-report',
  title: 'Plain',
  grants,
  source: { from: 'demo_customer' },
  columns: [{ key: 'name', type: 'normal', title: 'Name' }],
}
const report = {
  kind: 'report',
  version: 1,
  code: 'viewed-report',
  title: 'Viewed',
  grants,
  source: { from: 'test_viewed' },
  queryConfig: views.map((key) => ({ key })),
  columns,
}

let server: TestServer
let token: string
let infos: ReportQueryInfo[]

const base = '/api/online/cgreport/api'

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/customer'] })
  await importRows(server.services, 'pages/demo', () => {})
  const configurator = await server.signIn('configurator')
  for (const config of [plain, keep, report]) {
    const published = await server.call('POST', `/api/page-configs/${config.code}/publish`, { config }, configurator)
    if (!published.success) throw new Error(JSON.stringify(published))
  }
  token = await server.signIn('staff')
  const row = Object.fromEntries(
    views.filter((view) => !['cat_tree', 'sel_depart'].includes(view)).map((view) => [view, asked[view]?.value]),
  )
  const added = await server.call('POST', '/api/viewed/add', row, token)
  if (!added.success) throw new Error(JSON.stringify(added))
  infos = (await server.call<ReportQueryInfo[]>('GET', `${base}/getQueryInfo/viewed-report`, undefined, token)).result
})
afterAll(() => server.close())

/** What the client asks for when somebody gives the value, in one input or in the first of a pair. */
function question(view: string, value: unknown, change: object = {}): Record<string, string | number> {
  const info = infos.find(({ field }) => field === view)
  if (!info) throw new Error(`nothing is told of ${view}`)
  const { queryItems } = reportQuery([{ ...info, ...change }], {}, undefined, 'en-US', 'viewed-report')
  return queryParams(queryItems, { [view]: queryItems[0]?.isRange ? [value, null] : value })
}

const find = (params: Record<string, string | number>) =>
  server.call<RowPage>('GET', `${base}/getData/viewed-report?${new URLSearchParams(params as Record<string, string>)}`, undefined, token)

describe('B2.10-views the inputs of a report', () => {
  it('are told by the names of their views, which are those of the kinds', () => {
    expect(infos.map(({ field, view }) => [field, view])).toEqual(views.map((view) => [view, view]))
    expect([...reportViewNames].sort()).toEqual([...views].sort())
  })

  it.each(views)('"%s" are read as the field that the page has', (view) => {
    const info = infos.find(({ field }) => field === view) as ReportQueryInfo
    const { queryItems } = reportQuery([info], {}, undefined, 'en-US', 'viewed-report')
    expect(queryItems[0]?.field).toMatchObject({
      kind: kindOfView(view),
      config: { type: asked[view] && 'type' in asked[view].field ? asked[view].field.type : '' },
    })
    expect(queryItems[0]?.field.problem).toBeUndefined()
  })

  it.each(views)('"%s" ask what the server understands: rows that hold the value, and not others', async (view) => {
    const found = await find(question(view, asked[view]?.value))
    expect([found.success, found.message]).toEqual([true, expect.anything()])
    if (!['cat_tree', 'sel_depart'].includes(view)) expect(found.result.records).toHaveLength(1)
    const other = view === 'switch' ? 2 : view === 'time' ? '09:00:00' : view.startsWith('date') ? '2027-01-01' : 'nothing'
    const none = await find(question(view, view === 'datetime' ? '2027-01-01 00:00:00' : other))
    expect([none.success, none.result?.records]).toEqual([true, []])
  })

  it('choices bring their texts in the language of the caller', () => {
    expect(infos.find(({ field }) => field === 'list')?.enum).toEqual([
      { value: 'a', text: 'First' },
      { value: 'b', text: 'Second' },
    ])
  })
})

describe('B2.10-online begin and end', () => {
  const isPair = (view: string) => {
    const meaning = factsOf(columns.find(({ key }) => key === view) as FieldConfig).query
    return meaning === 'range' || meaning === 'like'
  }

  it.each(views)('"%s" ask for a pair, where dates, times and texts are meant, unless the mode is single', async (view) => {
    const value = asked[view]?.value
    expect(isPair(view)).toBe(['date', 'datetime', 'time', 'text'].includes(view))
    expect(Object.keys(question(view, value, { mode: undefined }))).toEqual([isPair(view) ? `${view}_begin` : view])
    expect(Object.keys(question(view, value, { mode: 'group' }))).toEqual([`${view}_begin`])
    expect(Object.keys(question(view, value, { mode: 'single' }))).toEqual([view])
    for (const mode of [undefined, 'single', 'group']) expect((await find(question(view, value, { mode }))).success).toBe(true)
  })
})
