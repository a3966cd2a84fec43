import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import { renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    { key: 'price', type: 'inputNumber', title: 'Price', precision: 2 },
    { key: 'state', type: 'select', title: 'State', options: [{ value: 1, label: 'in use' }] },
    { key: 'phone', type: 'input', title: 'Phone', mask: 'phone' },
  ],
}
const records = [
  { id: '1', name: 'pump', price: 12, state: 1, phone: '13812345678' },
  { id: '2', name: 'a "big"\nvalve', price: 3.5, state: null, phone: null },
  { id: '3', name: 'tank', price: 1, state: 1, phone: null },
]

function Screen() {
  return <ListPage page={usePageModel(config as unknown as ListPageConfig)} />
}

async function open() {
  const result = await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: { list: () => ({ records, total: 3, size: 15, current: 1, pages: 1 }) },
  })
  const user = userEvent.setup()
  await screen.findByText('pump')
  /** What Ctrl and C puts onto the clipboard. */
  const copy = (from: Element) => {
    const written: Record<string, string> = {}
    const setData = (type: string, text: string) => {
      written[type] = text
    }
    const event = createEvent.copy(from, { clipboardData: { setData } })
    fireEvent(from, event)
    return { written, isDone: event.defaultPrevented }
  }
  const cell = (name: string) => screen.getByRole('gridcell', { name })
  return { ...result, user, copy, cell }
}

it('Ctrl and C copies the text of a cell as it stands there', async () => {
  const { user, copy, cell } = await open()
  await user.click(cell('12.00'))
  await waitFor(() => expect(copy(cell('12.00'))).toEqual({ written: { 'text/plain': '12.00' }, isDone: true }))
})

it('Ctrl and C copies the selected rows with their headings as a table; Shift and click selects a range', async () => {
  const { user, copy, cell, host } = await open()
  const rows = screen.getAllByRole('row').slice(1)
  const box = (index: number) => within(rows[index] as HTMLElement).getByRole('checkbox')
  await user.click(box(0))
  await user.keyboard('{Shift>}')
  await user.click(box(1))
  await user.keyboard('{/Shift}')
  await user.click(cell('tank'))
  await waitFor(() => expect(copy(cell('tank')).isDone).toBe(true))
  const { written } = copy(cell('tank'))
  expect(written['text/plain']?.split('\r\n')).toEqual([
    'Name\tPrice\tState\tPhone',
    'pump\t12.00\tin use\t138****5678',
    '"a ""big""\nvalve"\t3.50\t\t',
  ])
  expect(written['text/html']).toContain('<th>Name</th>')
  expect(written['text/html']).toContain('<td>a "big"\nvalve</td>')
  expect(host.notices.at(-1)).toMatchObject({ kind: 'success', text: '2 rows copied' })
})

it('three boxes are selected by a range from the first to the third', async () => {
  const { user } = await open()
  const boxes = screen.getAllByRole('checkbox').slice(1)
  await user.click(boxes[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[2] as HTMLElement)
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeInTheDocument()
})
