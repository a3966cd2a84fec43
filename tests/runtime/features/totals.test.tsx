import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()

const config = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  search: true,
  url: { list: '/o/list' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', width: 200 },
    { key: 'total', type: 'inputNumber', title: 'Total', precision: 2, width: 200, statistics: ['sum', 'average'] },
  ],
  resource: { table: 'orders' },
}

const records = [{ id: 'a', rowVersion: 1, name: 'Bolt', total: 2 }]

/** The last two lines of the grid, as texts without empty cells. */
function footer(): string[][] {
  const lines = within(screen.getByRole('grid')).getAllByRole('row').slice(-2)
  return lines.map((line) =>
    within(line)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent ?? '')
      .filter(Boolean),
  )
}

it('a list shows sums and averages over all rows that it asks for, not over those of the page', async () => {
  const Screen = () => <ListPage page={usePageModel(config as ListPageConfig)} />
  const asked: unknown[] = []
  await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: {
      list: () => ({ records, total: 40, size: 15, current: 1, pages: 3 }),
      get: () => [],
      post: (path, body) => {
        asked.push([path, body])
        const isSearched = JSON.stringify(body).includes('searchText')
        return {
          groups: [
            { value: null, label: '', rows: 40, figures: { total: isSearched ? { sum: 7, average: 7 } : { sum: 1180.5, average: 29.51 } } },
          ],
          total: 1,
          rows: 40,
        }
      },
    },
  })
  await waitFor(() =>
    expect(footer()).toEqual([
      ['Sum', '1,180.50'],
      ['Average', '29.51'],
    ]),
  )
  expect(asked).toEqual([['/common/rowGroups', { page: 'order', figures: ['total'], query: {} }]])
  await user.type(await screen.findByRole('searchbox'), 'bolt{Enter}')
  await waitFor(() =>
    expect(footer()).toEqual([
      ['Sum', '7.00'],
      ['Average', '7.00'],
    ]),
  )
})

it('figures that the server does not give are a dash that says why, and the rows stand', async () => {
  const Screen = () => <ListPage page={usePageModel(config as ListPageConfig)} />
  await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: {
      list: () => ({ records, total: 40, size: 15, current: 1, pages: 3 }),
      get: () => [],
      post: () => {
        throw new CallError('server', 'The figures took too long')
      },
    },
  })
  await waitFor(() =>
    expect(footer()).toEqual([
      ['Sum', '—The figures took too long'],
      ['Average', '—The figures took too long'],
    ]),
  )
  expect(screen.getByRole('gridcell', { name: 'Bolt' })).toBeInTheDocument()
})

it.each([
  ['a row on the screen', { id: 'a', rowVersion: 2 }],
  ['a row on another page', { id: 'b', rowVersion: 7 }],
  ['a row whose values came along', { id: 'a', total: 3 }],
])('the figures follow %s that somebody else has changed', async (_, row) => {
  const Screen = () => <ListPage page={usePageModel(config as ListPageConfig)} />
  let sum = 2
  const { host } = await renderWithHost(<Screen />, {
    language: 'en-US',
    calls: {
      list: () => ({ records, total: 40, size: 15, current: 1, pages: 3 }),
      get: () => [],
      post: () => ({ groups: [{ value: null, label: '', rows: 40, figures: { total: { sum, average: 1 } } }], total: 1, rows: 40 }),
    },
  })
  await waitFor(() => expect(footer()[0]).toEqual(['Sum', '2.00']))
  sum = 5
  act(() => host.rowEvents.emit({ socketKey: 'order', listUrl: '/o/list', kind: 'edit', row }))
  await waitFor(() => expect(footer()[0]).toEqual(['Sum', '5.00']))
})
