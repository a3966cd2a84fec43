import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageScreen } from '../../../runtime/pages/PageScreen'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const config = {
  kind: 'report',
  version: 1,
  code: 'customer-report',
  title: 'Customers',
  source: { from: 'demo_customer' },
  queryConfig: [{ key: 'name' }],
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    { key: 'orders', type: 'inputNumber', title: 'Orders' },
  ],
}

describe('a report as a page', () => {
  it('shows its rows to be read, and asks for no column that it does not have', async () => {
    const user = userEvent.setup()
    const { host } = await renderWithHost(<PageScreen config={config} />, {
      language: 'en-US',
      calls: {
        list: () => ({
          records: [
            { name: 'Miller', orders: 2 },
            { name: 'Smith', orders: 5 },
          ],
          total: 2,
          size: 10,
          current: 1,
          pages: 1,
        }),
      },
    })
    await screen.findByText('Smith')
    expect(host.made).toContainEqual({
      method: 'list',
      args: ['/online/cgreport/api/getData/customer-report', { pageNo: 1, pageSize: 10 }, expect.anything()],
    })
    expect(screen.queryByRole('button', { name: /New|Delete|Edit/ })).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Name'), 'Mi{Enter}')
    await waitFor(() => expect(host.made.at(-1)?.args[1]).toMatchObject({ name: '*Mi*' }))
  })

  it('follows the rows that it is worked out of, and no others', async () => {
    let orders = 2
    const { host } = await renderWithHost(<PageScreen config={config} />, {
      language: 'en-US',
      calls: { list: () => ({ records: [{ name: 'Miller', orders: orders++ }], total: 1, size: 10, current: 1, pages: 1 }) },
    })
    await screen.findByRole('gridcell', { name: '2' })
    const change = { kind: 'many', row: null } as const
    act(() => host.rowEvents.emit({ ...change, socketKey: 'demo-order', listUrl: '/demo/order/list' }))
    act(() => host.rowEvents.emit({ ...change, socketKey: 'customer-report', listUrl: '/online/cgreport/api/getData/customer-report' }))
    await screen.findByRole('gridcell', { name: '3' })
    expect(host.made.filter(({ method }) => method === 'list')).toHaveLength(2)
  })
})
