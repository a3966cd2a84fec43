import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import invoices from '../../../pages/invoicing/invoice-report.page.json' with { type: 'json' }
import { PageScreen } from '../../../runtime/pages/PageScreen'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

// What draws is heavy, and jsdom has no canvas.
vi.mock('../../../runtime/features/charts/drawChart', () => ({ openChart: vi.fn() }))

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

  it('B2.2-grid keeps the widths that its columns were dragged to', async () => {
    const user = userEvent.setup()
    const shown = {
      language: 'en-US' as const,
      calls: { list: () => ({ records: [{ name: 'Miller', orders: 2 }], total: 1, size: 10, current: 1, pages: 1 }) },
    }
    const heading = () => screen.findByRole('columnheader', { name: 'Name' })
    const width = async () => {
      const at = Number((await heading()).getAttribute('aria-colindex')) - 1
      return Number.parseFloat(screen.getByRole('grid').style.gridTemplateColumns.split(' ')[at] ?? '')
    }
    const { unmount } = await renderWithHost(<PageScreen config={config} />, shown)
    await user.click(await heading())
    vi.spyOn(await heading(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 240, 40))
    await user.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(await width()).toBe(250)
    unmount()
    await renderWithHost(<PageScreen config={config} />, shown)
    expect(await width()).toBe(250)
    localStorage.clear()
  })

  it('gives a column of tags the room of its longest one, as a list does', async () => {
    const state = { key: 'state', type: 'select', title: 'State', dictCode: 'report_state', width: 80 }
    const items = [{ value: '1', text: 'A state that needs more than its column', color: 'green' }]
    await renderWithHost(<PageScreen config={{ ...config, columns: [state, ...config.columns] }} />, {
      language: 'en-US',
      calls: {
        dictItems: () => items,
        list: () => ({ records: [{ state: '1', name: 'Miller', orders: 2 }], total: 1, size: 10, current: 1, pages: 1 }),
      },
    })
    await screen.findByText(items[0]?.text ?? '')
    const widthOf = () => {
      const widths = screen.getByRole('grid').style.gridTemplateColumns.split(' ')
      return Number.parseInt(widths[1] ?? '', 10)
    }
    await waitFor(() => expect(widthOf()).toBeGreaterThan(200))
  })

  it('shows the figures over all rows that it asks for below the columns that want some', async () => {
    const user = userEvent.setup()
    const columns = config.columns.map((column) => (column.key === 'orders' ? { ...column, statistics: ['sum'] } : column))
    const { host } = await renderWithHost(<PageScreen config={{ ...config, columns }} />, {
      language: 'en-US',
      calls: {
        list: () => ({ records: [{ name: 'Miller', orders: 2 }], total: 40, size: 10, current: 1, pages: 4 }),
        post: () => ({
          groups: [{ value: null, label: '', rows: 40, figures: { orders: { sum: 87, average: 2.2 } } }],
          total: 1,
          rows: 40,
        }),
      },
    })
    expect(await screen.findByRole('gridcell', { name: '87' })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: 'Sum' })).toBeInTheDocument()
    await user.type(screen.getByLabelText('Name'), 'Mi{Enter}')
    const asked = () => host.made.filter(({ method }) => method === 'post').map(({ args }) => args.slice(0, 2))
    await waitFor(() => expect(asked()).toHaveLength(2))
    const question = { page: 'customer-report', by: undefined, figures: ['orders'] }
    expect(asked()).toEqual([
      ['/common/rowGroups', { ...question, query: {} }],
      ['/common/rowGroups', { ...question, query: { name: '*Mi*' } }],
    ])
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

const answer = { records: [{ id: 'a', name: 'Miller', orders: 2 }], total: 1, size: 10, current: 1, pages: 1 }

describe('the toolbar of a report', () => {
  it('is not there where the page does not ask for it', async () => {
    await renderWithHost(<PageScreen config={config} />, { language: 'en-US', calls: { list: () => answer } })
    await screen.findByText('Miller')
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })

  it('exports the rows of the query with the columns that are shown', async () => {
    const user = userEvent.setup()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
    const { host } = await renderWithHost(<PageScreen config={{ ...config, toolbar: { export: true } }} />, {
      language: 'en-US',
      calls: { list: () => answer, download: () => new File(['rows'], 'Customers.xls') },
    })
    await screen.findByText('Miller')
    await user.type(screen.getByLabelText('Name'), 'Mi{Enter}')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'download')).toBe(true))
    expect(host.made.find(({ method }) => method === 'download')?.args.slice(0, 2)).toEqual([
      '/online/cgreport/api/exportXls/customer-report',
      expect.objectContaining({ pageNo: 1, pageSize: 10_000_000, name: '*Mi*', exportFields: 'name,orders' }),
    ])
  })

  it('prints all rows of the query with their sums; its buttons stand in the order of lists', async () => {
    const user = userEvent.setup()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const records = Array.from({ length: 12 }, (_, index) => ({
      status: 'x',
      status_dictText: `state ${index}`,
      count: index,
      total: 1000.5,
    }))
    const { host } = await renderWithHost(<PageScreen config={invoices} />, {
      language: 'de-DE',
      calls: {
        dictItems: () => [],
        list: (_url, { pageSize }) => ({ records: records.slice(0, Number(pageSize)), total: 12, size: 10, current: 1, pages: 2 }),
        post: () => ({
          groups: [{ value: null, label: '', rows: 12, figures: { count: { sum: 66 }, total: { sum: 12006 } } }],
          total: 1,
          rows: 12,
        }),
      },
    })
    await screen.findByText('state 0')
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Exportieren',
      'Diagramme',
      'Liste drucken',
    ])
    await user.click(screen.getByRole('button', { name: 'Liste drucken' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const paper = document.querySelector('.pw-print') as HTMLElement
    const lines = [...(paper.querySelector('table')?.rows ?? [])].map((row) => [...row.cells].map(({ textContent }) => textContent))
    expect(paper.querySelector('h1')).toHaveTextContent('Rechnungen nach Status')
    expect(lines[0]).toEqual(['Nr.', 'Status', 'Art', 'Anzahl', 'Summe (CNY)'])
    expect(lines[12]).toEqual(['12', 'state 11', '', '11', '1.000,50'])
    expect(lines.at(-1)).toEqual(['Summe', '', '', '66', '12.006,00'])
    expect(host.made.some(({ args }) => (args[1] as { pageSize?: number }).pageSize === 500)).toBe(true)
    vi.unstubAllGlobals()
  })

  it('offers no export to whoever may not, and charts of its own columns alone', async () => {
    const user = userEvent.setup()
    await renderWithHost(<PageScreen config={{ ...config, toolbar: { export: true, chart: true } }} />, {
      language: 'en-US',
      host: { can: (action) => action !== 'customer-report:export' },
      calls: { list: () => answer, get: () => [] },
    })
    await screen.findByText('Miller')
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Charts' }))
    await user.click(await screen.findByRole('button', { name: 'New chart' }))
    await user.click(await screen.findByLabelText('X field'))
    const choices = await screen.findAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['name', 'orders'])
  })
})
