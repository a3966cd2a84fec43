import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { registerActionHandler } from '../../../runtime/features/actions/actionHandlers'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const ship = {
  name: 'ship',
  label: 'Ship',
  visibleWhen: "size(selected) > 0 && selected.all(r, r.state == 'open')",
  confirm: 'Ship these orders?',
  action: { type: 'call', method: 'POST', url: '/o/ship' },
}

const config = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { list: '/o/list', add: '/o/add', deleteBatch: '/o/deleteBatch' },
  columns: [{ key: 'state', type: 'input', title: 'State' }],
  toolbar: {
    custom: [
      ship,
      { name: 'report', label: 'Report', action: { type: 'open', page: 'order-report' } },
      { name: 'count', label: 'Count', action: { type: 'handler', name: 'countOrders' } },
      { name: 'lost', label: 'Lost', action: { type: 'handler', name: 'nobody' } },
    ],
  },
  rowButtons: [
    { name: 'close', label: 'Close order', visibleWhen: "row.state == 'open'", action: { type: 'call', method: 'PUT', url: '/o/close' } },
  ],
}

const rows = [
  { id: 'a', state: 'open' },
  { id: 'b', state: 'shipped' },
]

const user = userEvent.setup()

async function openOrders(options: FakeHostOptions = {}, changes: object = {}) {
  const result = await renderWithHost(<Screen config={{ ...config, ...changes }} />, {
    language: 'en-US',
    calls: { list: () => ({ records: rows, total: 2, size: 15, current: 1, pages: 1 }), post: () => null, put: () => null },
    ...options,
  })
  await screen.findByText('open')
  return result
}

const toolbar = () => within(screen.getByRole('toolbar'))
const select = (row: number) => user.click(screen.getByRole('checkbox', { name: `Select row ${row}` }))

describe('the toolbar', () => {
  it('shows new, query, delete, views, refresh and print, and hides import, export and chart', async () => {
    await openOrders({}, { queryConfig: [{ key: 'state' }], toolbar: {} })
    const names = toolbar()
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(names).toEqual(['New', 'Query', 'Delete', 'Views', 'Refresh', 'Print the list'])
  })

  it('shows a button by its rule over the selected rows', async () => {
    await openOrders()
    expect(toolbar().queryByRole('button', { name: 'Ship' })).not.toBeInTheDocument()
    await select(1)
    expect(await toolbar().findByRole('button', { name: 'Ship' })).toBeInTheDocument()
    await select(2)
    expect(toolbar().queryByRole('button', { name: 'Ship' })).not.toBeInTheDocument()
  })

  it('goes back to the first rule of each button at a click beside them', async () => {
    await openOrders()
    await select(1)
    await user.click(screen.getByRole('toolbar'))
    expect(toolbar().queryByRole('button', { name: 'Ship' })).not.toBeInTheDocument()
  })

  it("runs a page's own button on the selected rows after asking, and loads the list anew", async () => {
    const { host } = await openOrders()
    await select(1)
    await user.click(await toolbar().findByRole('button', { name: 'Ship' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'post', args: ['/o/ship', { ids: 'a' }] }))
    expect(host.questions).toEqual([{ title: 'Ship', content: expect.stringMatching(/^Ship these orders\?\n.+$/), verb: 'Ship' }])
    await waitFor(() => expect(host.made.filter(({ method }) => method === 'list')).toHaveLength(2))
  })

  it('opens another page', async () => {
    const openTab = vi.fn()
    await openOrders({ host: { openTab } })
    await user.click(toolbar().getByRole('button', { name: 'Report' }))
    expect(openTab).toHaveBeenCalledWith('/p/order-report')
  })

  it('runs a handler that code has registered, and names one that nobody has', async () => {
    const handler = vi.fn()
    registerActionHandler('countOrders', handler)
    const { host } = await openOrders()
    await select(2)
    await user.click(toolbar().getByRole('button', { name: 'Count' }))
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ rows: [rows[1]] }))
    await user.click(toolbar().getByRole('button', { name: 'Lost' }))
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'error', text: 'There is no handler named nobody' }]))
  })

  it('shows no button that the user may not press', async () => {
    await openOrders({ host: { can: (action) => ['order:report', 'toolbar_show'].includes(action) } })
    const names = toolbar()
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label'))
    expect(names).toEqual(['Views', 'Refresh', 'Print the list', 'Report'])
    expect(screen.queryByRole('button', { name: 'Close order' })).not.toBeInTheDocument()
  })

  it('shows a row button where its condition holds, and runs it on that row', async () => {
    const { host } = await openOrders()
    expect(await screen.findAllByRole('button', { name: 'Close order' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close order' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'put', args: ['/o/close', { ids: 'a' }] }))
  })
})
