import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { openChart } from '../../../runtime/features/charts/drawChart'
import { giveElementsSize } from '../../support/givenSize'
import { bodiesOf, openDeals, openMenu, chartOption as option, press, titled, chartUser as user } from './chartScreen'

// jsdom has no canvas: what is drawn on it is what it was told to draw.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))
vi.mock('../../../runtime/kit/saveBlob', () => ({ saveBlob: vi.fn() }))

const draw = vi.fn()
beforeAll(() => giveElementsSize())
beforeEach(() => {
  draw.mockReset()
  vi.mocked(openChart).mockReturnValue({ draw, picture: async () => new Blob(['png']), close: () => {} })
})

it('B2.6-chart has its name in the picture that is downloaded, where nothing else says what it shows', async () => {
  const picture = vi.fn(async () => new Blob(['png']))
  vi.mocked(openChart).mockReturnValue({ draw, picture, close: () => {} })
  await openDeals()
  const menu = await openMenu()
  await user.click(await menu.findByRole('button', { name: 'By state' }))
  await user.click(await screen.findByRole('button', { name: 'Download picture' }))
  expect(picture).toHaveBeenCalledWith(expect.objectContaining({ title: 'By state' }))
})

it('a chart is drawn with the letters of the page around it, which a canvas cannot look up in a style sheet', async () => {
  const computed = 'Inter, sans-serif'
  const original = window.getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = original(element, pseudo)
    return element.classList.contains('chart-picture') ? Object.assign(style, { fontFamily: computed }) : style
  })
  await openDeals()
  const menu = await openMenu()
  await user.click(await menu.findByRole('button', { name: 'By state' }))
  await waitFor(() => expect(draw).toHaveBeenCalled())
  expect(draw.mock.lastCall?.[0].textStyle.fontFamily).toBe(computed)
  vi.restoreAllMocks()
})

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

  it('deletes after a question, and only then; the menu is closed when it was answered', async () => {
    let agrees = false
    const { host } = await openDeals({ host: { confirm: async () => agrees } })
    const remove = async () => user.click(await (await openMenu()).findByRole('button', { name: 'Delete: By state' }))
    await remove()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Charts' })).not.toBeInTheDocument())
    expect(bodiesOf(host, 'delete', 'delete')).toEqual([])
    agrees = true
    await remove()
    await waitFor(() => expect(bodiesOf(host, 'delete', 'delete')).toEqual([{ id: 'c1' }]))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'success', text: 'Deleted' }]))
    expect(screen.queryByRole('dialog', { name: 'Charts' })).not.toBeInTheDocument()
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
    expect(dialog.getByText('This chart cannot be drawn')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    await press(dialog, 'Edit')
    expect(await screen.findByRole('heading', { name: 'Edit · By state' })).toBeInTheDocument()
  })

  it('tells fields, and values, of one name apart in its numbers', async () => {
    const complaints = vi.spyOn(console, 'error')
    const twins = {
      ...option,
      xAxis: { ...option.xAxis, data: ['Anna', 'Anna'] },
      series: [option.series[0], { ...option.series[0], data: [7, 8] }],
    }
    await openDeals({ calls: { post: () => twins } })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    const dialog = await titled('By state')
    await user.click(await dialog.findByText('Numbers'))
    expect(dialog.getAllByRole('row', { name: /^Anna/ }).map(({ textContent }) => textContent)).toEqual(['Anna1,234.57', 'Anna–8'])
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('writes its numbers with the decimal places of their field', async () => {
    const exact = { ...option, series: [{ ...option.series[0], decimals: 2, data: [320.5, 7] }] }
    await openDeals({ calls: { post: () => exact } })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    const dialog = await titled('By state')
    await user.click(await dialog.findByText('Numbers'))
    expect(dialog.getByRole('cell', { name: '320.50' })).toBeVisible()
    expect(dialog.getByRole('cell', { name: '7.00' })).toBeVisible()
  })

  it('says that there is nothing to show', async () => {
    const empty = { ...option, series: [{ name: 'Amount', type: 'bar' as const, data: [] }] }
    await openDeals({ calls: { post: () => empty } })
    await user.click(await (await openMenu()).findByRole('button', { name: 'By state' }))
    expect(await screen.findByText('There is nothing to show')).toBeInTheDocument()
    expect(draw).not.toHaveBeenCalled()
  })
})
