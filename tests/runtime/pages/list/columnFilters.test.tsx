import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import { PageHostProvider, usePageHost } from '../../../../runtime/session/PageHost'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list' },
  queryConfig: [{ key: 'name' }],
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    { key: 'price', type: 'inputNumber', title: 'Price' },
    { key: 'bought', type: 'date', title: 'Bought' },
    { key: 'status', type: 'select', title: 'Status', options: [{ value: 'a', label: 'Active' }] },
    { key: 'manual', type: 'upload', title: 'Manual' },
  ],
  resource: { table: 'equipment' },
}

const nothing = { records: [], total: 0, size: 15, current: 1, pages: 0 }
let address = ''

/** The page with an address of its own, as a tab gives it. */
function Screen({ changes, search: first }: { changes: object; search: string }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  address = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <List changes={changes} />
    </PageHostProvider>
  )
}

function List({ changes }: { changes: object }) {
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

async function openList(changes: object = {}, search = '', options: FakeHostOptions = {}) {
  const { host } = await renderWithHost(<Screen changes={changes} search={search} />, {
    language: 'en-US',
    calls: { list: () => nothing, grid: () => nothing },
    ...options,
  })
  await screen.findByText(/^(No data|Nothing was found)$/, { selector: 'div' })
  const asked = (method: 'list' | 'grid') =>
    host.made.filter((call) => call.method === method).map(({ args }) => args[1] as Record<string, unknown>)
  const filters = () => {
    const { filterByItems } = asked('list').at(-1) ?? {}
    return filterByItems === undefined ? [] : JSON.parse(decodeURIComponent(String(filterByItems)))
  }
  return { host, user: userEvent.setup(), asked, filters }
}

const filterButton = (column: string) => screen.getByRole('button', { name: new RegExp(`“${column}”.*Alt`) })

async function choose(user: ReturnType<typeof userEvent.setup>, place: string, operator: string) {
  await user.click(await screen.findByRole('combobox', { name: place }))
  await user.click(await screen.findByTitle(operator))
}

describe('column filters', () => {
  it('B2.2-grid B2.2-filter asks for two comparisons from the heading, joined by or, and says them in words', async () => {
    const { user, filters } = await openList()
    await user.click(filterButton('Name'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Filter “Name”')
    const value = within(dialog).getByLabelText('Value of the first condition')
    await waitFor(() => expect(value).toHaveFocus())
    await user.type(value, 'pump')
    await user.click(within(dialog).getByRole('radio', { name: 'or' }))
    await choose(user, 'Second condition', 'has no value')
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(filters()).toEqual([{ columnName: 'name', operator1: 'contains', value1: 'pump', logic: 'or', operator2: 'isnull' }]),
    )
    expect(filterButton('Name')).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Name contains “pump” or has no value')).toBeInTheDocument()
    expect(await screen.findByText('Nothing was found', { selector: 'div' })).toBeInTheDocument()
    expect(address).toBe('?filter-name=contains.pump&filter-name=or.isnull')
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(filters()).toEqual([]))
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument()
    expect(address).toBe('')
  })

  it('B2.2-filter is opened by Alt and the arrow down, and gives the focus back to its heading', async () => {
    const { user } = await openList()
    const heading = screen.getByRole('columnheader', { name: 'Name' })
    await user.click(heading)
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Filter “Name”')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('B2.2-filter that is taken away by the keyboard leaves the keyboard beside it, and the last one in the rows', async () => {
    const { user, filters } = await openList({}, '?filter-name=contains.a&filter-price=eq.1')
    const cross = await screen.findByRole('button', { name: /^Clear.*Name$/ })
    cross.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(filters()).toHaveLength(1))
    const all = screen.getByRole('button', { name: 'Clear all filters' })
    expect(all).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(all).not.toBeInTheDocument())
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
  })

  it('B2.2-filter does not sort when its button is pressed', async () => {
    const { user, asked } = await openList()
    await user.click(filterButton('Name'))
    await screen.findByRole('dialog')
    expect(asked('list').map(({ column }) => column)).toEqual(['createTime'])
  })

  it('B2.2-filter offers all twelve operators over texts, and for numbers, days and choices those that make sense', async () => {
    const { user } = await openList()
    const offered = async (column: string) => {
      await user.click(filterButton(column))
      await user.click(await screen.findByRole('combobox', { name: 'First condition' }))
      const titles = [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.getAttribute('title'))
      await user.keyboard('{Escape}{Escape}')
      return titles
    }
    expect(await offered('Name')).toHaveLength(12)
    expect(await offered('Bought')).toEqual(['is', 'is not', 'has no value', 'has a value'])
  })

  it('B2.2-filter takes values as the kind of the column does', async () => {
    const { user, filters } = await openList()
    await user.click(filterButton('Price'))
    const value = await screen.findByLabelText('Value of the first condition')
    await waitFor(() => expect(value).toHaveFocus())
    await user.type(value, '12.5')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(filters()).toEqual([{ columnName: 'price', operator1: 'eq', value1: 12.5 }]))
  })

  it('B2.2-filter reads the address, and says what cannot be asked for', async () => {
    const { host, filters } = await openList({}, '?filter-name=endswith.x&filter-price=eq.much&filter-secret=isnull')
    expect(filters()).toEqual([{ columnName: 'name', operator1: 'endswith', value1: 'x' }])
    expect(host.notices.map(({ text }) => text)).toEqual(['Values in the address that cannot be searched for were left out: Price, secret'])
  })

  it('B2.2-filter is not offered for what cannot be compared', async () => {
    await openList()
    expect(screen.queryByRole('button', { name: /Manual/ })).not.toBeInTheDocument()
  })

  it('B2.2-filter is not offered where another backend answers the list', async () => {
    await openList({ resource: undefined })
    expect(screen.queryByRole('button', { name: /Alt/ })).not.toBeInTheDocument()
  })

  it('B3-gridquery a page with url.grid asks by POST, 10 rows to a page', async () => {
    const { user, asked } = await openList({ url: { grid: '/e/grid' }, resource: undefined }, '?name=pump&filter-name=isnotnull')
    expect(asked('list')).toEqual([])
    expect(asked('grid')).toEqual([
      {
        pageNo: 1,
        pageSize: 10,
        selectParam: { name: '*pump*' },
        postSortByItems: [{ columnName: 'createTime', defaultSortOrder: 'desc' }],
        filterByItems: [{ columnName: 'name', operator1: 'isnotnull' }],
      },
    ])
    await user.click(screen.getByRole('columnheader', { name: 'Name' }))
    await waitFor(() => expect(asked('grid').at(-1)).toMatchObject({ postSortByItems: [{ columnName: 'name', defaultSortOrder: 'asc' }] }))
  })

  it('B3-listquery the list call carries the fields that are shown', async () => {
    const { asked } = await openList()
    expect(asked('list')[0]).toMatchObject({
      pageNo: 1,
      pageSize: 15,
      column: 'createTime',
      order: 'desc',
      field: 'id,name,price,bought,status,manual',
    })
  })
})
