import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PageView } from '../../../runtime/pages/PageView'
import { PageHostProvider, usePageHost } from '../../../runtime/session/PageHost'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const orders = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { list: '/o/list', queryById: '/o/queryById', add: '/o/add', edit: '/o/edit' },
  queryConfig: [{ key: 'customer' }, { key: 'price' }],
  columns: [
    { key: 'customer', type: 'input', title: 'Customer' },
    { key: 'price', type: 'inputNumber', title: 'Price' },
  ],
}
const open = (more: object) => ({ type: 'open', page: 'order', ...more })
const customers = {
  kind: 'list',
  version: 1,
  code: 'customer',
  title: 'Customers',
  url: { list: '/c/list' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  toolbar: { custom: [{ name: 'first', label: 'First order', action: open({ as: 'dialog', with: { row: 'selected[0].orderId' } }) }] },
  rowButtons: [
    { name: 'orders', label: 'Orders', action: open({ with: { filter: { customer: 'row.name', price: '[row.low, row.high]' } } }) },
    { name: 'order', label: 'New order', action: open({ with: { values: { customer: 'row.name', price: 'row.low' } } }) },
    { name: 'quick', label: 'Quick order', action: open({ as: 'dialog', with: { values: { customer: 'row.name' } } }) },
    { name: 'last', label: 'Last order', action: open({ as: 'dialog', with: { row: 'row.orderId' } }) },
    { name: 'all', label: 'All orders', action: open({ as: 'dialog', with: { filter: { customer: 'row.name' } } }) },
  ],
}
const configs: Record<string, object> = { order: orders, customer: customers }
const customer = { id: 'c1', name: 'Ann', low: 10, high: 20, orderId: 'o7' }
const order = { id: 'o7', customer: 'Ann', price: 12 }
const pageOf = (records: object[]) => ({ records, total: records.length, size: 15, current: 1, pages: 1 })

const user = userEvent.setup()

/** A page at an address that can be changed, as a tab has it. */
function Addressed({ code, search: first, newValues }: { code: string; search?: string; newValues?: object }) {
  const host = usePageHost()
  const [written, write] = useState<string>()
  const search = written ?? first
  const changeSearch = (...given: Parameters<typeof host.changeSearch>) => {
    write(given[0])
    host.changeSearch(...given)
  }
  return (
    <PageHostProvider value={{ ...host, search, changeSearch, newValues: newValues as Record<string, unknown> }}>
      <PageView code={code} />
    </PageHostProvider>
  )
}

async function openPage(at: { code: string; search?: string; newValues?: object }, options: FakeHostOptions = {}) {
  return renderWithHost(<Addressed {...at} />, {
    language: 'en-US',
    ...options,
    calls: {
      pageConfig: (code) => ({ config: configs[code], version: '1' }),
      list: (url) => pageOf([url === '/c/list' ? customer : order]),
      queryById: () => order,
      add: (_url, body) => ({ id: 'o8', ...body }),
      edit: (_url, body) => ({ ...order, ...body }),
      ...options.calls,
    },
  })
}

/** Presses a button of the row, or takes it from the menu of those that have no room. */
async function press(name: string): Promise<void> {
  const menu = await screen.findByRole('button', { name: 'More actions' })
  const shown = screen.queryByRole('button', { name })
  if (shown) return user.click(shown)
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name }))
}

const dialog = () => screen.findByRole('dialog', undefined, { timeout: 10_000 })

describe('a button that opens a page', () => {
  it('hands the query over in the address', async () => {
    const openTab = vi.fn()
    await openPage({ code: 'customer' }, { host: { openTab } })
    await press('Orders')
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('/p/order?customer=Ann&price=10&price=20'))
  })

  it('hands values of a new form over beside the address, where no link can put any', async () => {
    const openTab = vi.fn()
    await openPage({ code: 'customer' }, { host: { openTab } })
    await press('New order')
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('/p/order', { newValues: { customer: 'Ann', price: 10 } }))
  })

  it('shows a new form with its values over the page, saves it, and loads the list behind it anew', async () => {
    const { host } = await openPage({ code: 'customer' })
    await press('Quick order')
    const form = within(await dialog())
    expect(await form.findByLabelText('Customer')).toHaveValue('Ann')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'add', args: ['/o/add', { customer: 'Ann' }] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(host.made.filter(({ args }) => args[0] === '/c/list')).toHaveLength(2))
  })

  it('shows a stored row in its form over the page', async () => {
    const { host } = await openPage({ code: 'customer' })
    await press('Last order')
    expect(await within(await dialog()).findByLabelText('Price')).toHaveValue('12')
    expect(host.made).toContainEqual(expect.objectContaining({ method: 'queryById', args: ['/o/queryById', 'o7', expect.anything()] }))
  })

  it('shows a list with its query over the page', async () => {
    const { host } = await openPage({ code: 'customer' })
    await press('All orders')
    const shown = within(await dialog())
    expect(await shown.findByRole('heading', { name: 'Orders' })).toBeInTheDocument()
    expect(await shown.findByDisplayValue('Ann')).toBeInTheDocument()
    const asked = host.made.find(({ args }) => args[0] === '/o/list')
    expect(asked?.args[1]).toMatchObject({ customer: '*Ann*' })
  })

  it('says that there is no row where none is selected', async () => {
    const { host } = await openPage({ code: 'customer' })
    await press('First order')
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: 'There is no row to open' }]))
  })
})

describe('a page that is opened with something', () => {
  it('fills its query from the address, ranges and numbers too, and asks by it', async () => {
    const { host } = await openPage({ code: 'order', search: '?customer=Ann&price=10&price=20' })
    expect(await screen.findByDisplayValue('Ann')).toBeInTheDocument()
    expect(await screen.findByDisplayValue('20')).toBeInTheDocument()
    const asked = host.made.find(({ method }) => method === 'list')
    expect(asked?.args[1]).toMatchObject({ customer: '*Ann*', price_begin: 10, price_end: 20 })
  })

  it('opens the row of its address once, keeps its query, and clears the row from the address when its form is closed', async () => {
    const changeSearch = vi.fn()
    const { host } = await openPage({ code: 'order', search: '?customer=Ann&id=o7' }, { host: { changeSearch } })
    const form = within(await dialog())
    await user.click(await form.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(changeSearch).toHaveBeenCalledWith('?customer=Ann'))
    expect(changeSearch).toHaveBeenCalledTimes(1)
    const asked = host.made.filter(({ method }) => method === 'list').map(({ args }) => args[1])
    expect(asked).toEqual([expect.objectContaining({ customer: '*Ann*' })])
    expect(asked[0]).not.toHaveProperty('id')
  })

  it('names the row whose form is opened from the list in its address, and no more when the form is closed', async () => {
    const changeSearch = vi.fn()
    await openPage({ code: 'order', search: '?customer=Ann' }, { host: { changeSearch } })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const form = within(await dialog())
    await waitFor(() => expect(changeSearch).toHaveBeenLastCalledWith('?customer=Ann&id=o7'))
    await user.click(await form.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(changeSearch).toHaveBeenLastCalledWith('?customer=Ann'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(changeSearch).toHaveBeenCalledTimes(2)
  })

  it('only shows the row to somebody who may not change it', async () => {
    await openPage({ code: 'order', search: '?id=o7' }, { host: { can: () => false } })
    const form = within(await dialog())
    expect(await form.findByText('Ann')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('opens a new form with the values that it was given', async () => {
    await openPage({ code: 'order', newValues: { customer: 'Bob' } })
    expect(await within(await dialog()).findByLabelText('Customer')).toHaveValue('Bob')
  })

  it('says so to somebody who may not add rows', async () => {
    const { host } = await openPage({ code: 'order', newValues: { customer: 'Bob' } }, { host: { can: () => false } })
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: 'You may not add rows here' }]))
    await act(async () => {})
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
