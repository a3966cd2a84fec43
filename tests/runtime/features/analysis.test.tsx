import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { openChart } from '../../../runtime/features/charts/drawChart'
import { giveElementsSize } from '../../support/givenSize'
import { bodiesOf, chartView, openDeals, press, titled, chartUser as user } from './chartScreen'

// jsdom has no canvas: what is drawn on it is what it was told to draw.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.mocked(openChart).mockReturnValue({ draw: vi.fn(), picture: async () => new Blob(['png']), close: () => {} })
})

async function openAnalysis() {
  await user.click(screen.getByRole('button', { name: 'Analysis' }))
  return titled('Analysis: Deals')
}

it('B2.1-closing analysis shows each chart of the user when it is chosen, over the current query', async () => {
  const views = [chartView, { ...chartView, id: 'c2', chartName: 'By month' }]
  const { host } = await openDeals({ host: { search: '?state=1' }, calls: { get: () => views } })
  const dialog = await openAnalysis()
  await dialog.findByRole('img', { name: /By state/ })
  expect(bodiesOf(host, 'get', 'getByUrl')).toEqual([{ url: '/p/deal' }])
  expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([expect.objectContaining({ id: 'c1', query: { state: '1' } })])
  await user.click(dialog.getByRole('tab', { name: 'By month' }))
  await waitFor(() => expect(bodiesOf(host, 'post', 'getChartOption')).toHaveLength(2))
  expect(bodiesOf(host, 'post', 'getChartOption')[1]).toMatchObject({ id: 'c2', query: { state: '1' } })
})

it('analysis offers a first chart where there is none', async () => {
  await openDeals({ calls: { get: () => [] } }, { toolbar: {} })
  const dialog = await openAnalysis()
  expect(await dialog.findByText('No charts saved yet')).toBeInTheDocument()
  await press(dialog, 'New chart')
  expect(await screen.findByLabelText('Chart name')).toBeInTheDocument()
})

it('analysis is there again when a chart that was made or changed from it is closed', async () => {
  await openDeals({ calls: { get: () => [chartView] } })
  const dialog = await openAnalysis()
  await press(dialog, 'Edit')
  const designer = await titled('Edit · By state')
  await press(designer, 'Close')
  expect(await screen.findByRole('heading', { name: 'Analysis: Deals' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Edit · By state' })).not.toBeInTheDocument()
})

it('analysis says why there is nothing, and tries again', async () => {
  let isDown = true
  await openDeals({
    calls: {
      get: () => {
        if (isDown) throw new CallError('refused', 'No way')
        return []
      },
    },
  })
  const dialog = await openAnalysis()
  expect(await dialog.findByText('No way')).toBeInTheDocument()
  isDown = false
  await press(dialog, 'Try again')
  expect(await dialog.findByText('No charts saved yet')).toBeInTheDocument()
})

it('analysis is not there for a page whose rows another backend has', async () => {
  await openDeals({}, { resource: undefined })
  expect(screen.queryByRole('button', { name: 'Analysis' })).not.toBeInTheDocument()
})
