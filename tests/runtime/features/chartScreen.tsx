import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ChartOption, ChartView } from '../../../schemas/api/charts'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'

const config = {
  kind: 'list',
  version: 1,
  code: 'deal',
  title: 'Deals',
  url: { list: '/deal/list' },
  columns: [
    {
      key: 'state',
      type: 'select',
      title: 'State',
      options: [
        { value: '1', label: 'Open' },
        { value: '2', label: 'Closed' },
      ],
    },
    { key: 'amount', type: 'inputNumber', title: 'Amount' },
    { key: 'due', type: 'date', title: 'Due' },
    { key: 'text', type: 'richText', title: 'Text' },
  ],
  queryConfig: [{ key: 'state' }],
  toolbar: { chart: true },
  resource: { table: 'deal' },
}

export const chartView: ChartView = {
  id: 'c1',
  rowVersion: 3,
  chartName: 'By state',
  chartType: 'Bar chart',
  chartTypeId: '1',
  xfieldCode: 'state',
  xfieldName: 'State',
  yfieldCode: 'amount,*',
  yfieldName: 'Amount,Number of rows',
  calMethodId: '2',
  calMethod: 'average',
  fieldType: 'Number',
  fieldTypeId: '2',
  searchField: 'amount',
  searchFieldName: 'Amount',
  searchContent: '',
  min: 5,
  max: 9,
  startTime: null,
  endTime: null,
  url: '/p/deal',
  dataUrl: '/deal/list',
  createId: 'u1',
  createBy: 'Admin',
}

export const chartOption: ChartOption = {
  xAxis: { type: 'category', name: 'State', show: true, data: ['Open', 'Closed'] },
  yAxis: { type: 'value', name: 'Amount (Total)', show: true },
  tooltip: { trigger: 'axis' },
  series: [{ name: 'Amount (Total)', type: 'bar', data: [1234.5, null] }],
  toolbox: { feature: { saveAsImage: { name: 'By state', title: 'Download picture' } } },
  legend: { data: ['Amount (Total)'] },
  notes: ['3 more are not shown.'],
}

function Screen({ changes }: { changes: object }) {
  // A cast: what a page of a test says is no literal of its type.
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

export const chartUser = userEvent.setup()

export async function openDeals(options: FakeHostOptions = {}, changes: object = {}) {
  const { calls, ...others } = options
  const result = await renderWithHost(<Screen changes={changes} />, {
    language: 'en-US',
    calls: {
      list: () => ({ records: [{ id: 'r1', state: '1', state_dictText: 'Open', amount: 1 }], total: 1, size: 15, current: 1, pages: 1 }),
      get: () => [chartView],
      post: (path) => (path.endsWith('getChartOption') ? chartOption : chartView),
      put: () => chartView,
      delete: () => null,
      ...calls,
    },
    ...others,
  })
  await screen.findByRole('row', { name: /Open/ })
  return result
}

export const openMenu = async () => {
  await chartUser.click(screen.getByRole('button', { name: 'Charts' }))
  return within(await screen.findByRole('dialog', { name: 'Charts' }))
}
// In tests antd gives every dialog the same id for its title.
export const dialogOf = (heading: HTMLElement) => heading.closest('[role="dialog"]') as HTMLElement
export const titled = async (title: string) => within(dialogOf(await screen.findByRole('heading', { name: title })))
export async function openNew() {
  await chartUser.click(await (await openMenu()).findByRole('button', { name: 'New chart' }))
  return await titled('New chart')
}
export async function openEdit() {
  await chartUser.click(await (await openMenu()).findByRole('button', { name: 'Edit: By state' }))
  return await titled('Edit · By state')
}
type Place = ReturnType<typeof within>
export const chosen = (place: Place, label: string) => place.getByLabelText(label).closest('.ant-select')?.textContent
export async function choose(place: Place, label: string, entry: string) {
  await chartUser.click(place.getByLabelText(label))
  const found = await screen.findAllByTitle(entry)
  await chartUser.click(found.at(-1) as HTMLElement)
}
export const press = (place: Place, name: string) => chartUser.click(place.getByRole('button', { name }))
export const bodiesOf = ({ made }: { made: { method: string; args: unknown[] }[] }, method: string, path: string) =>
  made.filter((call) => call.method === method && String(call.args[0]).endsWith(path)).map(({ args }) => args[1])
