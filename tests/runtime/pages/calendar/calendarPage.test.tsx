import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { CalendarPage } from '../../../../runtime/pages/calendar/CalendarPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import type { Row } from '../../../../schemas/api/Result'
import type { CalendarPageConfig } from '../../../../schemas/page/kinds/calendar'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-18T08:00:00') })
  return () => vi.useRealTimers()
})

const config: CalendarPageConfig = {
  kind: 'calendar',
  version: 1,
  code: 'plan',
  title: 'Plan',
  url: { list: '/plan/list', edit: '/plan/edit', delete: '/plan/delete' },
  view: 'week',
  entries: { start: 'starts', end: 'ends', title: 'name' },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'starts', type: 'datetime', title: 'Starts' },
    { key: 'ends', type: 'datetime', title: 'Ends' },
  ],
}

const stored: Row[] = [
  { id: 'b', name: 'Review', starts: '2026-03-18 14:30:00' },
  { id: 'a', name: 'Stand-up', starts: '2026-03-18 14:05:00' },
  { id: 'c', name: 'Night run', starts: '2026-03-18 05:00:00', ends: '2026-03-19 06:00:00' },
]

function Screen({ page }: { page: CalendarPageConfig }) {
  return <CalendarPage page={usePageModel(page)} />
}

async function openCalendar(options: FakeHostOptions = {}, changes: Partial<CalendarPageConfig> = {}) {
  let rows = stored
  const result = await renderWithHost(<Screen page={{ ...config, ...changes }} />, {
    language: 'en-US',
    ...options,
    calls: {
      list: () => ({ records: rows, total: rows.length, size: 1000, current: 1, pages: 1 }),
      delete: (_url, params) => {
        rows = rows.filter(({ id }) => id !== params?.id)
      },
      ...options.calls,
    },
  })
  const setRows = (next: Row[]) => {
    rows = next
  }
  return { ...result, setRows, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

interface Params {
  superQueryParams: string
  superQueryMatchType: string
}
const conditionsOf = ({ superQueryParams, superQueryMatchType }: Params) => ({
  matchType: superQueryMatchType,
  rows: JSON.parse(decodeURIComponent(superQueryParams)),
})
const conditionOn = (field: string) => (words: string) => {
  const [rule, val] = words.split(' ')
  return { field, rule, val }
}

const dialog = () => screen.findByRole('dialog', undefined, { timeout: 10_000 })
const dayOf = (name: string) => screen.findByRole('region', { name })
const entriesOn = async (name: string) =>
  within(await dayOf(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('a calendar page', () => {
  it('B2.11-calendar deletes an entry from its dialog, after asking', async () => {
    const { user, host } = await openCalendar()
    await user.click(await screen.findByRole('button', { name: /Review/ }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Review/ })).not.toBeInTheDocument())
    expect(host.questions).toHaveLength(1)
    expect(host.made).toContainEqual({ method: 'delete', args: ['/plan/delete', { id: 'b' }] })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /Stand-up/ })).toBeInTheDocument()
  })

  it('B2.11-calendar keeps entry and dialog when the question is answered with no, and says what the server refuses', async () => {
    const kept = await openCalendar({ agrees: false })
    await kept.user.click(await screen.findByRole('button', { name: /Review/ }))
    await kept.user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    expect(kept.host.made.some(({ method }) => method === 'delete')).toBe(false)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    kept.unmount()
    const refuse = () => {
      throw new CallError('refused', 'It is in use')
    }
    const { user, host } = await openCalendar({ calls: { delete: refuse } })
    await user.click(await screen.findByRole('button', { name: /Review/ }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(host.notices).toEqual([expect.objectContaining({ text: 'It is in use' })]))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it.each([
    ['the permission is missing', { host: { can: (action: string) => action !== 'plan:delete' } }, {}],
    ['the page has no address for it', {}, { url: { list: '/plan/list', edit: '/plan/edit' } }],
  ])('B2.11-calendar has no button to delete where %s', async (_why, options, changes) => {
    const { user } = await openCalendar(options, changes)
    await user.click(await screen.findByRole('button', { name: /Review/ }))
    await within(await dialog()).findByRole('button', { name: 'Save' })
    expect(within(await dialog()).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('B2.11-calendar has no button to delete on a new entry', async () => {
    const { user } = await openCalendar({}, { url: { ...config.url, add: '/plan/add' } })
    await user.click(await screen.findByRole('button', { name: 'New' }))
    await within(await dialog()).findByRole('button', { name: 'Save' })
    expect(within(await dialog()).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  it('B2.11-calendar orders a day by its hours, with the time in front; what began before stands above', async () => {
    await openCalendar()
    await screen.findByRole('button', { name: /Review/ })
    expect(await entriesOn('Wednesday, March 18, 2026')).toEqual(['5:00 AMNight run', '2:05 PMStand-up', '2:30 PMReview'])
    expect(await entriesOn('Thursday, March 19, 2026')).toEqual(['Night run'])
    const hours = screen.getAllByText(/^\d+:00 [AP]M$/, { selector: '.calendar-hours span' }).map(({ textContent }) => textContent)
    expect([hours[0], hours.at(-1), hours.length]).toEqual(['5:00 AM', '6:00 PM', 14])
    expect(screen.getByText('All day')).toBeInTheDocument()
  })

  it('B2.11-calendar goes from day to day with the arrow keys, and opens the one in focus', async () => {
    const { user } = await openCalendar({}, { view: 'month' })
    await screen.findByRole('button', { name: /Review/ })
    const day = (name: string) => screen.getByRole('button', { name })
    day('Wednesday, March 18, 2026').focus()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(day('Tuesday, March 24, 2026')).toHaveFocus()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(day('Sunday, March 1, 2026')).toHaveFocus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(await screen.findByRole('heading', { name: 'Monday, March 2, 2026' })).toBeInTheDocument()
  })

  it('B2.11-calendar has no hours in a month, nor where entries have days alone', async () => {
    const { user, unmount } = await openCalendar()
    await user.click(screen.getByText('Month'))
    expect(screen.queryByText('All day')).not.toBeInTheDocument()
    unmount()
    const [name, starts, ends] = config.columns
    if (!name || !starts || !ends) throw new Error('the page has three fields')
    await openCalendar({}, { columns: [name, { ...starts, type: 'date' }, { ...ends, type: 'date' }] as CalendarPageConfig['columns'] })
    await screen.findByRole('button', { name: /Review/ })
    expect(screen.queryByText('All day')).not.toBeInTheDocument()
  })

  it('B2.11-calendar B2.1-buttons has the buttons of lists that its calls serve, and no other', async () => {
    const names = async () => {
      const bar = within(await screen.findByRole('toolbar'))
      return bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    }
    const { unmount } = await openCalendar()
    expect(await names()).toEqual(['Views', 'Refresh', 'Print the list'])
    unmount()
    const served = { url: { ...config.url, exportXlsUrl: '/plan/exportXls' }, resource: { table: 'plan' } }
    const second = await openCalendar({}, served)
    expect(await names()).toEqual(['Advanced query', 'Export', 'Views', 'Charts', 'Refresh', 'Print the list'])
    second.unmount()
    await openCalendar({ host: { can: (action) => action !== 'plan:export' } }, served)
    expect(await names()).toEqual(['Advanced query', 'Views', 'Charts', 'Refresh', 'Print the list'])
  })

  it('B2.11-calendar B2.2-export exports what touches the days that its heading names, and starts before them too', async () => {
    const { user, host } = await openCalendar(
      { calls: { download: () => new Blob(['xls']) } },
      { url: { ...config.url, exportXlsUrl: '/plan/exportXls' }, queryConfig: [{ key: 'name' }] },
    )
    await user.type(await screen.findByLabelText('Name'), 'run{Enter}')
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'download')).toBe(true))
    const [path, params] = host.made.find(({ method }) => method === 'download')?.args ?? []
    expect(path).toBe('/plan/exportXls')
    expect(params).toMatchObject({
      name: '*run*',
      starts_end: '2026-03-21',
      superQueryMatchType: 'or',
      column: 'starts',
      order: 'asc',
      exportFields: 'name,starts,ends',
    })
    const rows = JSON.parse(decodeURIComponent((params as { superQueryParams: string }).superQueryParams))
    expect(rows).toEqual(['starts', 'ends'].map((field) => ({ field, rule: 'ge', val: '2026-03-15' })))
    await user.click(screen.getByText('Month'))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(host.made.filter(({ method }) => method === 'download')).toHaveLength(2))
    expect(host.made.filter(({ method }) => method === 'download').at(-1)?.args[1]).toMatchObject({ starts_end: '2026-03-31' })
  })

  it('B2.11-calendar B2.8-super asks for what an advanced query says beside the days, in its cells and in its sheets', async () => {
    const changeSearch = vi.fn()
    const address = `?advanced-query=${encodeURIComponent('{"or":[["name","like","run"],["name","eq","Review"]]}')}`
    const { user, host } = await openCalendar(
      { host: { search: address, changeSearch }, calls: { download: () => new Blob(['xls']) } },
      { url: { ...config.url, exportXlsUrl: '/plan/exportXls' }, resource: { table: 'plan' } },
    )
    const asked = { matchType: 'or', rows: ['like run', 'eq Review'].map(conditionOn('name')) }
    await screen.findByText('Name contains “run” or Name is “Review”')
    const lists = host.made.filter(({ method }) => method === 'list').map(({ args }) => args[1] as Params)
    expect(lists.map(conditionsOf)).toEqual([asked, asked])
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'download')).toBe(true))
    const [, params] = host.made.find(({ method }) => method === 'download')?.args ?? []
    const touching = { matchType: 'or', rows: ['starts', 'ends'].map((field) => ({ field, rule: 'ge', val: '2026-03-15' })) }
    expect(conditionsOf(params as Params)).toEqual({ matchType: 'and', rows: [asked, touching] })
    await user.click(screen.getByRole('button', { name: 'Clear the advanced query' }))
    await waitFor(() => expect(changeSearch).toHaveBeenCalledWith('', { isStep: true }))
    const last = host.made.filter(({ method }) => method === 'list').at(-1)?.args[1]
    expect(last).not.toHaveProperty('superQueryParams')
  })

  it('B2.11-calendar keeps the days that are shown in its address, and shows those that an address names', async () => {
    const changeSearch = vi.fn()
    const { user } = await openCalendar({ host: { search: '?calendar-view=day&calendar-day=2026-03-19', changeSearch } })
    await screen.findByRole('heading', { name: 'Thursday, March 19, 2026' })
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await screen.findByRole('heading', { name: 'Friday, March 20, 2026' })
    expect(changeSearch).toHaveBeenLastCalledWith('?calendar-view=day&calendar-day=2026-03-20', { isStep: true })
    await user.click(screen.getByText('Week'))
    await screen.findByRole('heading', { name: /^March 15.+21, 2026$/ })
    expect(changeSearch).toHaveBeenLastCalledWith('?calendar-day=2026-03-20', { isStep: true })
    await user.click(screen.getByRole('button', { name: 'Today' }))
    expect(changeSearch).toHaveBeenLastCalledWith('', { isStep: true })
  })

  it('B2.11-calendar leaves days out of its address that there are not, and says so', async () => {
    const { host } = await openCalendar({ host: { search: '?calendar-view=year&calendar-day=2026-02-30' } })
    await screen.findByRole('heading', { name: /^March 15.+21, 2026$/ })
    await waitFor(() =>
      expect(host.notices.map(({ text }) => text)).toEqual([
        'Values in the address that cannot be searched for were left out: year, 2026-02-30',
      ]),
    )
  })

  it('B2.11-calendar opens the row that its address names, goes on to the next, and names it', async () => {
    const changeSearch = vi.fn()
    const { user } = await openCalendar({ host: { search: '?id=c', changeSearch } })
    const opened = within(await dialog())
    await opened.findByDisplayValue('Night run')
    expect(changeSearch).not.toHaveBeenCalled()
    await user.click(opened.getByRole('button', { name: 'Next record' }))
    await opened.findByDisplayValue('Stand-up')
    await waitFor(() => expect(changeSearch).toHaveBeenLastCalledWith('?id=a'))
  })

  it('B2.11-calendar B2.2-print prints them under the week that is shown', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await openCalendar()
    await user.click(await screen.findByRole('button', { name: 'Print the list' }))
    const paper = within(await screen.findByRole('article', { name: 'Plan' }, { timeout: 10_000 }))
    expect(paper.getByText(/^Query: March 15.+21, 2026$/)).toBeInTheDocument()
    expect(paper.getByText('Night run')).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  it('P7-socket B2.11-calendar follows what others change', async () => {
    const { host, setRows } = await openCalendar()
    await screen.findByRole('button', { name: /Review/ })
    setRows([{ id: 'd', name: 'Moved in', starts: '2026-03-17 10:00:00' }])
    act(() => host.rowEvents.emit({ socketKey: 'other', listUrl: '/other/list', kind: 'many', row: null }))
    act(() => host.rowEvents.emit({ socketKey: 'plan', listUrl: '/plan/list', kind: 'add', row: { id: 'd' } }))
    await screen.findByRole('button', { name: /Moved in/ }, { timeout: 5000 })
    expect(screen.queryByRole('button', { name: /Review/ })).not.toBeInTheDocument()
  })
})
