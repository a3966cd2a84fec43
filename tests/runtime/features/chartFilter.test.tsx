import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openChart } from '../../../runtime/features/charts/drawChart'
import { giveElementsSize } from '../../support/givenSize'
import { bodiesOf, choose, openDeals, openNew, press, titled, chartUser as user } from './chartScreen'

// jsdom has no canvas.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.mocked(openChart).mockReturnValue({ draw: () => {}, picture: async () => new Blob(['png']), close: () => {} })
})

/** The designer of a German reader, with all but a filter. */
async function openFilled() {
  const result = await openDeals({ language: 'de-DE' })
  await user.click(screen.getByRole('button', { name: 'Diagramme' }))
  await user.click(await screen.findByRole('button', { name: 'Neues Diagramm' }))
  const dialog = await titled('Neues Diagramm')
  await choose(dialog, 'Diagrammtyp', 'Säulendiagramm')
  await choose(dialog, 'Feld der X-Achse', 'State')
  await choose(dialog, 'Felder der Y-Achse', 'Amount')
  return { ...result, dialog }
}

describe('B2.6-chart the filter of a chart', () => {
  it('reads limits with the decimal sign of who types them, and says of one below 1 that it is too small', async () => {
    const { host, dialog } = await openFilled()
    await choose(dialog, 'Filtertyp', 'Zahl')
    await choose(dialog, 'Feld des Filters', 'Amount')
    const least = dialog.getByLabelText('Kleinster Wert')
    const most = dialog.getByLabelText('Größter Wert')
    await user.clear(least)
    await user.type(least, '0,5')
    await user.type(most, '600,5')
    await press(dialog, 'Vorschau')
    expect(await dialog.findByText('Mindestens 1')).toBeInTheDocument()
    expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([])
    await user.clear(least)
    await user.type(least, '500')
    await press(dialog, 'Vorschau')
    await waitFor(() => expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([expect.objectContaining({ min: 500, max: 600.5 })]))
    expect(most).toHaveValue('600,5')
    await user.clear(most)
    await user.type(most, '400,5')
    await press(dialog, 'Vorschau')
    expect(await dialog.findByText('Der größte Wert liegt unter dem kleinsten')).toBeInTheDocument()
  })

  it('reads days as they are written by hand', async () => {
    const { host, dialog } = await openFilled()
    await choose(dialog, 'Filtertyp', 'Datum')
    await choose(dialog, 'Feld des Filters', 'Due')
    await user.type(dialog.getByLabelText('Beginn'), '2.1.2026{Enter}')
    await user.type(dialog.getByLabelText('Ende'), '1.1.26{Enter}')
    await press(dialog, 'Vorschau')
    expect(await dialog.findByText('Das Ende liegt vor dem Beginn')).toBeInTheDocument()
    await user.clear(dialog.getByLabelText('Ende'))
    await user.type(dialog.getByLabelText('Ende'), '3. Januar 2026{Enter}')
    await press(dialog, 'Vorschau')
    const asked = { startTime: '2026-01-02', endTime: '2026-01-03' }
    await waitFor(() => expect(bodiesOf(host, 'post', 'getChartOption')).toEqual([expect.objectContaining(asked)]))
  })
})

it('B2.6-chart Tab leaves the fields of the Y axis with all that was chosen', async () => {
  await openDeals()
  const dialog = await openNew()
  await choose(dialog, 'Y fields', 'Number of rows')
  await choose(dialog, 'Y fields', 'Amount')
  const box = dialog.getByLabelText('Y fields')
  await user.type(box, 'Amo')
  fireEvent.keyDown(box, { key: 'Tab', keyCode: 9 })
  const shown = () => [...(box.closest('.ant-select')?.querySelectorAll('.ant-select-selection-item') ?? [])]
  expect(shown().map((item) => item.textContent)).toEqual(['Number of rows', 'Amount'])
})
