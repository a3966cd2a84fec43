import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { openChart } from '../../../runtime/features/charts/drawChart'
import { saveBlob } from '../../../runtime/kit/saveBlob'
import { giveElementsSize } from '../../support/givenSize'
import {
  bodiesOf,
  choose,
  chosen,
  dialogOf,
  openDeals,
  openEdit,
  openNew,
  press,
  titled,
  chartUser as user,
  chartView as view,
} from './chartScreen'

// jsdom has no canvas: what is drawn on it is what it was told to draw.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))
vi.mock('../../../runtime/kit/saveBlob', () => ({ saveBlob: vi.fn() }))

const draw = vi.fn()
beforeAll(() => giveElementsSize())
beforeEach(() => {
  draw.mockReset()
  vi.mocked(openChart).mockReturnValue({ draw, picture: async () => new Blob(['png']), close: () => {} })
})

describe('B2.6-dialog the designer', () => {
  it('is titled New or Edit by the record, 1100 wide, with a full screen; a click on the mask leaves it open', async () => {
    await openDeals()
    await openNew()
    const dialog = dialogOf(screen.getByRole('heading', { name: 'New chart' }))
    expect(dialog).toHaveStyle({ width: '1100px' })
    expect(within(dialog).getByRole('button', { name: 'Full screen' })).toBeInTheDocument()
    await user.click(dialog.parentElement as HTMLElement)
    expect(screen.getByRole('heading', { name: 'New chart' })).toBeVisible()
  })

  it('B5.5-chart says what is missing, in the words of the specification', async () => {
    const { host } = await openDeals({ language: 'zh-CN' }, {})
    await user.click(screen.getByRole('button', { name: '图表' }))
    await user.click(await screen.findByRole('button', { name: '新建图表' }))
    const dialog = await titled('新建图表')
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
    const drawn = expect.objectContaining({ series: [expect.objectContaining({ data: [1234.5, null] })] })
    await waitFor(() => expect(draw).toHaveBeenCalledWith(drawn))
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
    expect(chosen(dialog, 'Filter field')).not.toContain('Amount')
    await choose(dialog, 'Filter type', 'Number')
    expect(dialog.getByLabelText('Minimum')).toHaveValue('1')
    expect(dialog.getByLabelText('Maximum')).toHaveValue('')
    await choose(dialog, 'Filter type', 'No filter')
    expect(dialog.queryByLabelText('Filter field')).not.toBeInTheDocument()
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
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit · By state' })).not.toBeInTheDocument())
    expect(host.notices).toEqual([{ kind: 'success', text: 'Saved' }])
    expect(bodiesOf(host, 'put', 'edit')).toEqual([expect.objectContaining({ chartName: 'By state now' })])
    const fresh = await openNew()
    expect(fresh.getByLabelText('Chart name')).toHaveValue('')
    expect(bodiesOf(host, 'get', 'getByUrl').length).toBeGreaterThan(1)
  })

  it('puts what the server finds at its field and keeps what was typed; a second click saves once', async () => {
    const errors = [{ path: '/xfieldCode', code: 'fieldGone', message: 'That field has just gone' }]
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { host } = await openDeals({
      calls: {
        put: async () => {
          await answered
          throw new CallError('invalid', 'That field has just gone', { status: 400, errors })
        },
      },
    })
    const dialog = await openEdit()
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    answer()
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
    await waitFor(() => expect(host.questions).toMatchObject([{ title: 'The chart was changed in another window', verb: 'Overwrite' }]))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit · By state' })).not.toBeInTheDocument())
  })

  it('names the fields of a saved chart that are gone', async () => {
    const axes = { xfieldCode: 'colour', xfieldName: 'Colour', yfieldCode: 'weight', yfieldName: 'Weight' }
    const gone = { ...view, ...axes, searchField: 'size', searchFieldName: 'Size' }
    await openDeals({ calls: { get: () => [gone] } })
    const dialog = await openEdit()
    expect(await dialog.findByText('The field “Colour” is no longer there: choose another one')).toBeInTheDocument()
    expect(dialog.getByText('The field “Weight” is no longer there: choose another one')).toBeInTheDocument()
    expect(dialog.getByText('The field “Size” is no longer there: choose another one')).toBeInTheDocument()
    expect(chosen(dialog, 'X field')).toContain('Colour (no longer there)')
  })
})
