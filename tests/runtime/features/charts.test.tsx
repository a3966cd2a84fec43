import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { openChart } from '../../../runtime/features/charts/drawChart'
import { saveBlob } from '../../../runtime/kit/saveBlob'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ChartOption, ChartView } from '../../../schemas/api/charts'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

// jsdom has no canvas: what is drawn on it is what it was told to draw.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))
vi.mock('../../../runtime/kit/saveBlob', () => ({ saveBlob: vi.fn() }))

const draw = vi.fn()
beforeAll(() => giveElementsSize())
beforeEach(() => {
  draw.mockReset()
  vi.mocked(openChart).mockReturnValue({ draw, picture: async () => new Blob(['png']), close: () => {} })
})

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

const view: ChartView = {
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

const option: ChartOption = {
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

const user = userEvent.setup()

async function openDeals(options: FakeHostOptions = {}, changes: object = {}) {
  const { calls, ...others } = options
  const result = await renderWithHost(<Screen changes={changes} />, {
    language: 'en-US',
    calls: {
      list: () => ({ records: [{ id: 'r1', state: '1', state_dictText: 'Open', amount: 1 }], total: 1, size: 15, current: 1, pages: 1 }),
      get: () => [view],
      post: (path) => (path.endsWith('getChartOption') ? option : view),
      put: () => view,
      delete: () => null,
      ...calls,
    },
    ...others,
  })
  await screen.findByRole('row', { name: /Open/ })
  return result
}

const openMenu = async () => {
  await user.click(screen.getByRole('button', { name: 'Charts' }))
  return within(await screen.findByRole('dialog', { name: 'Charts' }))
}
// In tests antd gives every dialog the same id for its title.
const dialogOf = (heading: HTMLElement) => heading.closest('[role="dialog"]') as HTMLElement
const titled = async (title: string) => within(dialogOf(await screen.findByRole('heading', { name: title })))
async function openNew() {
  await user.click(await (await openMenu()).findByRole('button', { name: 'New chart' }))
  return await titled('New')
}
async function openEdit() {
  await user.click(await (await openMenu()).findByRole('button', { name: 'Edit: By state' }))
  return await titled('Edit')
}
type Place = ReturnType<typeof within>
const chosen = (place: Place, label: string) => place.getByLabelText(label).closest('.ant-select')?.textContent
async function choose(place: Place, label: string, entry: string) {
  await user.click(place.getByLabelText(label))
  const found = await screen.findAllByTitle(entry)
  await user.click(found.at(-1) as HTMLElement)
}
const press = (place: Place, name: string) => user.click(place.getByRole('button', { name }))
const bodiesOf = ({ made }: { made: { method: string; args: unknown[] }[] }, method: string, path: string) =>
  made.filter((call) => call.method === method && String(call.args[0]).endsWith(path)).map(({ args }) => args[1])

describe('B2.1-chartmenu', () => {
  it('is there where the page asks for it, and hidden by default', async () => {
    await openDeals({}, { toolbar: {} })
    expect(screen.queryByRole('button', { name: 'Charts' })).not.toBeInTheDocument()
  })

  it('offers a new chart, and each saved one with edit and delete; Escape goes back to its button', async () => {
    const { host } = await openDeals()
    const menu = await openMenu()
    await waitFor(() => expect(menu.getByRole('button', { name: 'New chart' })).toHaveFocus())
    await menu.findByRole('button', { name: 'By state' })
    expect(bodiesOf(host, 'get', 'getByUrl')).toEqual([{ url: '/p/deal' }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Charts' })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Charts' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('deletes after a question, and only then', async () => {
    let agrees = false
    const { host } = await openDeals({ host: { confirm: async () => agrees } })
    const menu = await openMenu()
    await user.click(await menu.findByRole('button', { name: 'Delete: By state' }))
    expect(bodiesOf(host, 'delete', 'delete')).toEqual([])
    agrees = true
    await user.click(menu.getByRole('button', { name: 'Delete: By state' }))
    await waitFor(() => expect(bodiesOf(host, 'delete', 'delete')).toEqual([{ id: 'c1' }]))
    expect(bodiesOf(host, 'get', 'getByUrl')).toHaveLength(2)
    expect(host.notices).toEqual([{ kind: 'success', text: 'Deleted' }])
  })

  it('says that there are none, and offers to try again where they cannot be fetched', async () => {
    let isDown = true
    await openDeals({
      calls: {
        get: () => {
          if (isDown) throw new CallError('refused', 'No way')
          return []
        },
      },
    })
    const menu = await openMenu()
    expect(await menu.findByText('No way')).toBeInTheDocument()
    isDown = false
    await press(menu, 'Try again')
    expect(await menu.findByText('No charts saved yet')).toBeInTheDocument()
  })
})

describe('B2.6-dialog the designer', () => {
  it('is titled New or Edit by the record, 1100 wide, with a full screen; a click on the mask leaves it open', async () => {
    await openDeals()
    await openNew()
    const dialog = dialogOf(screen.getByRole('heading', { name: 'New' }))
    expect(dialog).toHaveStyle({ width: '1100px' })
    expect(within(dialog).getByRole('button', { name: 'Full screen' })).toBeInTheDocument()
    await user.click(dialog.parentElement as HTMLElement)
    expect(screen.getByRole('heading', { name: 'New' })).toBeVisible()
  })

  it('B5.5-chart says what is missing, in the words of the specification', async () => {
    const { host } = await openDeals({ language: 'zh-CN' }, {})
    await user.click(screen.getByRole('button', { name: '图表' }))
    await user.click(await screen.findByRole('button', { name: '新建图表' }))
    const dialog = await titled('新建')
    await press(dialog, '保存')
    expect(await dialog.findByText('请输入图表名称')).toBeInTheDocument()
    expect(dialog.getByText('请选择图表')).toBeInTheDocument()
    expect(dialog.getAllByText('请选择')).toHaveLength(2)
    expect(bodiesOf(host, 'post', 'add')).toEqual([])
  })

  it('B2.6-chart offers fields by what they can be, previews without a name, and shows the numbers beside the picture', async () => {
    const { host } = await openDeals()
    const dialog = await openNew()
    await choose(dialog, 'Chart type', 'Pie chart')
    await user.click(dialog.getByLabelText('X field'))
    expect(screen.queryByTitle('Text')).not.toBeInTheDocument()
    await user.click((await screen.findAllByTitle('State')).at(-1) as HTMLElement)
    await choose(dialog, 'Y fields', 'Number of rows')
    await choose(dialog, 'Y fields', 'Amount')
    await choose(dialog, 'Calculation', 'Average')
    await press(dialog, 'Preview')
    expect(await dialog.findByRole('img', { name: /Bar chart/ })).toBeInTheDocument()
    const asked = {
      chartTypeId: '3',
      xfieldCode: 'state',
      xfieldName: 'State',
      yfieldCode: '*,amount',
      yfieldName: 'Number of rows,Amount',
      calMethodId: '2',
      fieldTypeId: '',
      url: '/p/deal',
      dataUrl: '/deal/list',
    }
    expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([expect.objectContaining(asked)])
    expect(draw).toHaveBeenCalledWith(expect.objectContaining({ series: [expect.objectContaining({ data: [1234.5, null] })] }))
    expect(dialog.getByText('3 more are not shown.')).toBeInTheDocument()
    expect(dialog.getByRole('row', { name: 'Open 1,234.5', hidden: true })).toBeInTheDocument()
    expect(dialog.getByRole('row', { name: 'Closed –', hidden: true })).toBeInTheDocument()
    await press(dialog, 'Download picture')
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'By state.png'))
  })

  it('B4-chartstates shows what the type of the filter asks for, and nothing of it without a filter', async () => {
    const { host } = await openDeals()
    const dialog = await openEdit()
    expect(dialog.getByLabelText('Chart name')).toHaveValue('By state')
    expect(dialog.getByLabelText('Minimum')).toHaveValue('5')
    await choose(dialog, 'Filter type', 'Date')
    expect(dialog.queryByLabelText('Minimum')).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Start time')).toBeInTheDocument()
    expect(chosen(dialog, 'Interval field')).not.toContain('Amount')
    await choose(dialog, 'Filter type', 'Number')
    expect(dialog.getByLabelText('Minimum')).toHaveValue('1')
    expect(dialog.getByLabelText('Maximum')).toHaveValue('')
    await choose(dialog, 'Filter type', 'No filter')
    expect(dialog.queryByLabelText('Interval field')).not.toBeInTheDocument()
    await press(dialog, 'Save')
    const cleared = { id: 'c1', rowVersion: 3, fieldTypeId: '', searchContent: null, startTime: null, endTime: null }
    await waitFor(() => expect(bodiesOf(host, 'put', 'edit')).toEqual([expect.objectContaining(cleared)]))
    const [sent] = bodiesOf(host, 'put', 'edit') as Record<string, unknown>[]
    expect([sent?.searchField, sent?.min, sent?.max]).toEqual([undefined, undefined, undefined])
  })

  it('B4-chartstates saves, closes, lists the charts anew and is empty the next time; reset brings back what was', async () => {
    const { host } = await openDeals()
    const edit = await openEdit()
    await user.clear(edit.getByLabelText('Chart name'))
    await user.type(edit.getByLabelText('Chart name'), 'Other')
    await press(edit, 'Reset')
    expect(edit.getByLabelText('Chart name')).toHaveValue('By state')
    await user.type(edit.getByLabelText('Chart name'), ' now')
    await press(edit, 'Save')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit' })).not.toBeInTheDocument())
    expect(host.notices).toEqual([{ kind: 'success', text: 'Saved' }])
    expect(bodiesOf(host, 'put', 'edit')).toEqual([expect.objectContaining({ chartName: 'By state now' })])
    const fresh = await openNew()
    expect(fresh.getByLabelText('Chart name')).toHaveValue('')
    expect(bodiesOf(host, 'get', 'getByUrl').length).toBeGreaterThan(1)
  })

  it('puts what the server finds at its field and keeps what was typed; a second click saves once', async () => {
    const errors = [{ path: '/xfieldCode', code: 'fieldGone', message: 'That field has just gone' }]
    const { host } = await openDeals({
      calls: {
        put: () => {
          throw new CallError('invalid', 'That field has just gone', { status: 400, errors })
        },
      },
    })
    const dialog = await openEdit()
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('That field has just gone')).toBeInTheDocument()
    expect(dialog.getByLabelText('Chart name')).toHaveValue('By state')
    expect(bodiesOf(host, 'put', 'edit')).toHaveLength(1)
  })

  it('asks before it overwrites what another window has saved', async () => {
    const { host } = await openDeals({
      calls: {
        put: (_path, body) => {
          if ((body as { rowVersion: number | null }).rowVersion !== null) throw new CallError('conflict', 'changed')
          return view
        },
      },
    })
    const dialog = await openEdit()
    await press(dialog, 'Save')
    await waitFor(() => expect(host.questions).toMatchObject([{ title: 'The chart was changed in another window' }]))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit' })).not.toBeInTheDocument())
  })

  it('names the fields of a saved chart that are gone', async () => {
    const gone = { ...view, xfieldCode: 'colour', xfieldName: 'Colour', yfieldCode: 'weight', yfieldName: 'Weight' }
    await openDeals({ calls: { get: () => [gone] } })
    const dialog = await openEdit()
    expect(await dialog.findByText('The field “Colour” is no longer there: choose another one')).toBeInTheDocument()
    expect(dialog.getByText('The field “Weight” is no longer there: choose another one')).toBeInTheDocument()
    expect(chosen(dialog, 'X field')).toContain('Colour (no longer there)')
  })
})

describe('B2.6-chart a saved chart', () => {
  it('is drawn over the current query, or over all rows', async () => {
    const { host } = await openDeals({ host: { search: '?state=1' } })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    const dialog = await titled('By state')
    await dialog.findByRole('img', { name: /Bar chart/ })
    expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([expect.objectContaining({ id: 'c1', query: { state: '1' } })])
    await user.click(dialog.getByRole('checkbox', { name: 'Only the rows of the current query' }))
    await waitFor(() => expect(bodiesOf(host, 'post', 'getChartOption')).toHaveLength(2))
    expect(bodiesOf(host, 'post', 'getChartOption')[1]).not.toHaveProperty('query')
  })

  it('says what is wrong with it, and leads to its fields', async () => {
    await openDeals({
      calls: {
        post: () => {
          throw new CallError('invalid', 'The field “Colour” of this chart is gone')
        },
      },
    })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    const dialog = await titled('By state')
    expect(await dialog.findByText('The field “Colour” of this chart is gone')).toBeInTheDocument()
    await press(dialog, 'Edit')
    expect(await screen.findByRole('heading', { name: 'Edit' })).toBeInTheDocument()
  })

  it('says that there is nothing to show', async () => {
    const empty = { ...option, series: [{ name: 'Amount', type: 'bar' as const, data: [] }] }
    await openDeals({ calls: { post: () => empty } })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    expect(await screen.findByText('There is nothing to show')).toBeInTheDocument()
    expect(draw).not.toHaveBeenCalled()
  })
})
