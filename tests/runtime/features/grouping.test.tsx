import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { PageHostProvider, usePageHost } from '../../../runtime/session/PageHost'
import type { RowsGroups } from '../../../schemas/api/groups'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type CallFakes, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

/** The line over the rows of a group: its name, and their count, which stays where a long name is cut. */
const groupHead = (text: string) => (_: string, element: Element | null) =>
  element?.className === 'group-name' && element.textContent === text

const config = {
  kind: 'list',
  search: true,
  version: 1,
  code: 'deal',
  title: 'Deals',
  url: { list: '/d/list' },
  toolbar: { grouping: true },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    {
      key: 'state',
      type: 'select',
      title: 'State',
      options: [
        { value: '1', label: 'Open' },
        { value: '2', label: 'Closed' },
      ],
    },
    { key: 'amount', type: 'inputNumber', title: 'Amount', precision: 2, statistics: ['sum', 'average'] },
    { key: 'tags', type: 'selectMultiple', title: 'Tags', options: [{ value: 'a' }] },
  ],
  resource: { table: 'deal' },
}
const stored = [
  ...Array.from({ length: 5 }, (_, index) => ({ id: `o${index}`, name: `open ${index}`, state: '1', amount: 1 })),
  { id: 'c1', name: 'closed 1', state: '2', amount: 5 },
]
const groups: RowsGroups = {
  groups: [
    { value: '1', label: 'Open', rows: 5, figures: { amount: { sum: 5, average: 1 } } },
    { value: '2', label: 'Closed', rows: 1, figures: { amount: { sum: 5, average: 5 } } },
    { value: null, label: '', rows: 2, figures: { amount: { sum: null, average: null } } },
  ],
  total: 3,
  rows: 8,
}

const address = { search: '' }

function Screen({ search: first, changes }: { search: string; changes: object }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  address.search = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <List changes={changes} />
    </PageHostProvider>
  )
}

function List({ changes }: { changes: object }) {
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

function list(_url: string, query: Record<string, unknown>) {
  const filters = JSON.parse(decodeURIComponent(String(query.filterByItems ?? '[]'))) as { columnName: string; value1?: string }[]
  const found = stored.filter((row) => filters.every(({ value1 }) => row.state === value1))
  // Fewer than are asked for: all of them would not be drawn here.
  const [size, current] = [query.filterByItems ? 3 : Number(query.pageSize), Number(query.pageNo)]
  return { records: found.slice((current - 1) * size, current * size), total: found.length, size, current, pages: 1 }
}

async function open(search = '?group-by=state', calls: CallFakes = {}, changes: object = {}) {
  const result = await renderWithHost(<Screen search={search} changes={changes} />, {
    language: 'en-US',
    calls: { list, post: () => groups, ...calls } as never,
  })
  return { ...result, user: userEvent.setup() }
}

describe('B2.2-grouping', () => {
  it('the switch groups the rows by a chosen column, and lets them stand one after the other again; the address keeps it', async () => {
    const { user } = await open('')
    await screen.findByText('open 0')
    await user.click(screen.getByRole('button', { name: 'Group' }))
    const columns = await screen.findByRole('list', { name: 'Group by a column' })
    expect(
      within(columns)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['No groups', 'Name', 'State', 'Amount'])
    await user.click(within(columns).getByRole('button', { name: 'State' }))
    expect(await screen.findByText(groupHead('State: Open (5)'))).toBeInTheDocument()
    expect(screen.queryByText('open 0')).not.toBeInTheDocument()
    expect(address.search).toBe('?group-by=state')
    await user.click(screen.getByRole('button', { name: 'Group: State' }))
    await user.click(await screen.findByRole('button', { name: 'No groups' }))
    expect(await screen.findByText('open 0')).toBeInTheDocument()
    expect(address.search).toBe('')
    expect(screen.getByRole('button', { name: 'Group' })).toBeInTheDocument()
  })

  it('each group says how many rows it has, and the figures of its columns', async () => {
    await open()
    expect(await screen.findByRole('gridcell', { name: /State: Open \(5\)/ })).toBeInTheDocument()
    expect(screen.getByText('Sum 5.00 · Average 1.00')).toBeInTheDocument()
    expect(screen.getByText(groupHead('State: (empty) (2)'))).toBeInTheDocument()
    expect(screen.getByText('3 groups, 8 rows in all')).toBeInTheDocument()
  })

  it('a group that is called in a script from right to left keeps the number of its rows behind its name', async () => {
    const arabic = { value: '1', label: 'الفرع (2)', rows: 5, figures: {} }
    await open('?group-by=state', { post: () => ({ groups: [arabic], total: 1, rows: 5 }) } as never)
    expect(await screen.findByText(groupHead('State: \u2068الفرع (2)\u2069 (5)'))).toBeInTheDocument()
  })

  it('rows of a group are fetched when it is opened, part by part, by keys as well', async () => {
    const { user, host } = await open()
    const asked = () => host.made.filter(({ method, args }) => method === 'list' && (args[1] as { filterByItems?: string }).filterByItems)
    await screen.findByText(groupHead('State: Open (5)'))
    expect(asked()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Open “Open”' }))
    expect(await screen.findByText('open 0')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Show 2 more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument())
    expect(asked()).toHaveLength(2)
    await user.click(screen.getByRole('gridcell', { name: /State: Open/ }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('open 0')).not.toBeInTheDocument())
  })

  it('rows of open groups are selected; groups are not', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Open “Closed”' }))
    await screen.findByText('closed 1')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Clear selection' })).toBeInTheDocument()
  })

  it('what cannot be fetched says why, and is asked for again', async () => {
    let tries = 0
    const post = () => {
      tries += 1
      if (tries === 1) throw new Error('no line')
      return groups
    }
    const { user } = await open('?group-by=state', { post } as never)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(groupHead('State: Open (5)'))).toBeInTheDocument()
  })

  it('groups only the rows that the list asks for, the words that are looked for among it', async () => {
    const { host } = await open('?group-by=state&search-text=pump')
    await screen.findByText(groupHead('State: Open (5)'))
    const asked = host.made.find(({ method }) => method === 'post')?.args[1]
    expect(asked).toMatchObject({ page: 'deal', by: 'state', figures: ['amount'], query: { searchText: 'pump' } })
  })

  it('a row that somebody else gives another value stands in its new group, and both groups count anew', async () => {
    const counts = { open: 5, closed: 1 }
    const closed = [...stored.filter(({ state }) => state === '2')]
    const moved = { id: 'o4', name: 'open 4', state: '2', amount: 1 }
    const post = () => ({
      ...groups,
      groups: [
        { value: '1', label: 'Open', rows: counts.open, figures: {} },
        { value: '2', label: 'Closed', rows: counts.closed, figures: {} },
      ],
    })
    const rows = () => ({ records: closed, total: closed.length, size: 50, current: 1, pages: 1 })
    const { user, host } = await open('?group-by=state', { post, list: rows } as never)
    await user.click(await screen.findByRole('button', { name: 'Open “Closed”' }))
    await screen.findByText('closed 1')
    Object.assign(counts, { open: 4, closed: 2 })
    closed.push(moved)
    act(() => host.rowEvents.emit({ socketKey: 'deal', listUrl: '/d/list', kind: 'edit', row: { id: 'o4', rowVersion: 2 } }))
    expect(await screen.findByText(groupHead('State: Closed (2)'))).toBeInTheDocument()
    expect(screen.getByText(groupHead('State: Open (4)'))).toBeInTheDocument()
    expect(await screen.findByText('open 4')).toBeInTheDocument()
  })

  it('the name of a group goes on beyond a locked column, as far as the first figures', async () => {
    const [name, state, amount, tags] = config.columns
    const columns = [{ ...name, lock: true, width: 150 }, { ...state, width: 130 }, { ...tags, width: 110 }, amount]
    await open('?group-by=state', {}, { columns })
    const cell = await screen.findByRole('gridcell', { name: /State: Open \(5\)/ })
    expect(cell).toHaveClass('group-wide')
    expect((cell.querySelector('.group-name') as HTMLElement).style.getPropertyValue('--group-beyond')).toBe('240px')
  })

  it('a column that is gone groups nothing', async () => {
    await open('?group-by=colour')
    expect(await screen.findByText('open 0')).toBeInTheDocument()
  })
})
