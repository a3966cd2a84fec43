import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CalendarPage } from '../../../../runtime/pages/calendar/CalendarPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import { PageHostProvider, usePageHost } from '../../../../runtime/session/PageHost'
import type { Layout } from '../../../../schemas/api/layouts'
import type { CalendarPageConfig } from '../../../../schemas/page/kinds/calendar'
import { renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'
import { viewCalls } from '../../../support/viewCalls'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-18T08:00:00') })
  return () => vi.useRealTimers()
})

const config: CalendarPageConfig = {
  kind: 'calendar',
  version: 1,
  code: 'plan',
  title: 'Plan',
  url: { list: '/plan/list' },
  entries: { start: 'starts', end: 'ends', title: 'name' },
  queryConfig: [{ key: 'name' }, { key: 'starts', mode: 'range' }],
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'room', type: 'input', title: 'Room' },
    { key: 'starts', type: 'date', title: 'Starts' },
    { key: 'ends', type: 'date', title: 'Ends' },
  ],
  resource: { table: 'plan' },
}

const advanced = { matchType: 'or' as const, rows: [{ field: 'room', rule: 'eq' as const, val: 'A' }] }
const saved: Layout = {
  id: 'v1',
  name: 'My week',
  remark: '',
  isDefault: 0,
  pageSize: 10,
  path: 'plan',
  creatorId: 'u1',
  userId: 'u1',
  disPlay: [],
  filter: [{ columnName: 'room', operator1: 'isnotnull' }],
  order: [],
  columns: ['name', 'room', 'starts', 'ends'].map((columnName) => ({ columnName, columnTitle: columnName.toUpperCase() })),
  query: [{ columnName: 'name', value: 'run' }],
  advanced,
  span: 'week',
}

const shown = { search: '' }

function Screen({ search: first, changes }: { search: string; changes: Partial<CalendarPageConfig> }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  shown.search = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <Calendar changes={changes} />
    </PageHostProvider>
  )
}

function Calendar({ changes }: { changes: Partial<CalendarPageConfig> }) {
  return <CalendarPage page={usePageModel({ ...config, ...changes })} />
}

interface Opened {
  views?: Layout[]
  search?: string
  changes?: Partial<CalendarPageConfig>
}

/** A calendar over a server that keeps views. */
async function openCalendar({ views = [saved], search = '', changes = {} }: Opened = {}) {
  const { host } = await renderWithHost(<Screen search={search} changes={changes} />, {
    language: 'en-US',
    calls: {
      ...viewCalls(saved, views),
      list: () => ({ records: [{ id: 'a', name: 'Night run', starts: '2026-03-18' }], total: 1, size: 1000, current: 1, pages: 1 }),
    },
  })
  await screen.findByRole('button', { name: /Night run/ })
  const lastQuery = () => host.made.filter(({ method }) => method === 'list').at(-1)?.args[1] as Record<string, string>
  const sent = (method: 'post' | 'put' | 'delete') => host.made.filter((call) => call.method === method).map(({ args }) => args[1])
  return { host, lastQuery, sent, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const isMonth = () => screen.findByRole('heading', { name: 'March 2026' })
const isWeek = () => screen.findByRole('heading', { name: /^March 15.+21, 2026$/ })
const menu = async (user: ReturnType<typeof userEvent.setup>, name = 'Views') => user.click(screen.getByRole('button', { name }))
const parsed = (text: string | undefined) => JSON.parse(decodeURIComponent(text ?? 'null'))

describe('saved views of a calendar', () => {
  it('B2.11-calendar B2.1-layoutmenu shows the span, the query, the advanced query and the filters of the chosen view, and all again', async () => {
    const { user, lastQuery, host } = await openCalendar()
    await isMonth()
    await menu(user)
    await user.click(await screen.findByRole('button', { name: 'My week' }))
    await isWeek()
    await waitFor(() => expect(lastQuery()).toMatchObject({ name: '*run*', superQueryMatchType: 'or' }))
    expect(parsed(lastQuery().superQueryParams)).toEqual(advanced.rows)
    expect(parsed(lastQuery().filterByItems)).toEqual([{ columnName: 'room', operator1: 'isnotnull' }])
    expect(screen.getByLabelText('Name')).toHaveValue('run')
    expect(await screen.findByText('Room is “A”')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Clear: Room' })).toBeInTheDocument()
    expect(shown.search).toBe('?view=v1')
    await menu(user, 'View: My week')
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await isMonth()
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('name'))
    expect(lastQuery()).not.toHaveProperty('superQueryParams')
    expect(lastQuery()).not.toHaveProperty('filterByItems')
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(shown.search).toBe('')
    expect(host.notices).toEqual([])
  })

  it('B2.11-calendar keeps in the address what is changed in a view, until the view is chosen again', async () => {
    const { user, lastQuery } = await openCalendar({ search: '?view=v1&calendar-day=2026-03-17' })
    await user.click(screen.getByText('Month'))
    await isMonth()
    await user.click(await screen.findByRole('button', { name: 'Clear the advanced query' }))
    await user.clear(screen.getByLabelText('Name'))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('name'))
    expect(lastQuery()).not.toHaveProperty('superQueryParams')
    const written = new URLSearchParams(shown.search)
    expect(Object.fromEntries(written)).toEqual({
      view: 'v1',
      'calendar-day': '2026-03-17',
      'calendar-view': '',
      'advanced-query': '',
      name: '',
    })
    await menu(user, 'View: My week')
    await user.click(await screen.findByRole('button', { name: 'My week' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ name: '*run*', superQueryMatchType: 'or' }))
    expect(screen.getByLabelText('Name')).toHaveValue('run')
    expect(shown.search).toBe('?calendar-day=2026-03-17&view=v1')
  })

  it('B2.11-calendar B4-viewstates opens with the view that is marked for it; an address says another, and asks over it', async () => {
    const first = await openCalendar({ views: [{ ...saved, isDefault: 1 }], search: '?name=walk' })
    await isWeek()
    await waitFor(() => expect(first.lastQuery()).toMatchObject({ name: '*walk*', superQueryMatchType: 'or' }))
    expect(screen.getByLabelText('Name')).toHaveValue('walk')
    expect(first.host.notices).toEqual([])
  })

  it('B2.11-calendar B2.4-designer saves what is shown under a name, with no tabs for columns and sorting', async () => {
    const { user, sent } = await openCalendar({ views: [] })
    await user.type(screen.getByLabelText('Name'), 'run{Enter}')
    await user.click(screen.getByText('Day'))
    await menu(user)
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const list = await screen.findByRole('radiogroup', { name: 'Saved views' })
    const dialog = within(list.closest<HTMLElement>('[role="dialog"]') ?? list)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Basics', 'Filters'])
    expect(dialog.getByText('Name “run”')).toBeInTheDocument()
    expect(dialog.getByRole('radio', { name: 'Day' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Week' }))
    await user.type(dialog.getByLabelText(/Name/), 'Runs')
    await user.click(dialog.getByRole('radio', { name: 'Yes' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('post')).toHaveLength(1))
    expect(sent('post')[0]).toMatchObject({
      path: 'plan',
      name: 'Runs',
      isDefault: 1,
      disPlay: [],
      order: [],
      filter: [],
      query: [{ columnName: 'name', value: 'run' }],
      span: 'week',
    })
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Runs/ })).toBeChecked())
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? list)
    await isWeek()
    expect(screen.getByLabelText('Name')).toHaveValue('run')
    expect(shown.search).toBe('?view=v1')
  })

  it('B2.11-calendar renames a view, takes over what is shown, and deletes it after a question', async () => {
    const { user, sent, host } = await openCalendar({ search: '?view=v1&name=walk' })
    await menu(user, 'View: My week')
    await user.click(await screen.findByRole('button', { name: 'Edit: My week' }))
    const list = await screen.findByRole('radiogroup', { name: 'Saved views' })
    const dialog = within(list.closest<HTMLElement>('[role="dialog"]') ?? list)
    expect(dialog.getByText('Name “walk”; Room is “A”')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/Name/), ' of walks')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('put')).toMatchObject([{ id: 'v1', name: 'My week of walks', query: [{ value: 'walk' }], advanced }]))
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? list)
    await waitFor(() => expect(shown.search).toBe('?view=v1'))
    expect(screen.getByLabelText('Name')).toHaveValue('walk')
    await menu(user, 'View: My week of walks')
    expect(screen.queryByRole('radiogroup', { name: /rows/i })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Delete: My week of walks' }))
    await waitFor(() => expect(sent('delete')).toEqual([{ id: 'v1' }]))
    expect(host.questions).toHaveLength(1)
    await isMonth()
    await waitFor(() => expect(shown.search).toBe(''))
  })

  it('B2.11-calendar leaves out of a view what asks by fields that are gone, says so, and finds renamed ones', async () => {
    const [name, , starts, ends] = config.columns
    const columns = [{ ...name, key: 'label', was: 'name' }, starts, ends] as CalendarPageConfig['columns']
    const changes = { columns, queryConfig: [{ key: 'label' }], entries: { start: 'starts', end: 'ends', title: 'starts' } }
    const mixed = { matchType: 'and' as const, rows: [...advanced.rows, { field: 'name', rule: 'like' as const, val: 'x' }] }
    const range = { columnName: 'starts', value: '2026-03-01', end: '' }
    const views = [{ ...saved, query: [{ columnName: 'name', value: 'run' }, range], advanced: mixed }]
    const { host } = await renderWithHost(<Screen search="?view=v1" changes={changes} />, {
      language: 'en-US',
      calls: { list: () => ({ records: [], total: 0, size: 1000, current: 1, pages: 0 }), get: () => views },
    })
    await isWeek()
    expect(await screen.findByText('Name contains “x”')).toBeInTheDocument()
    const last = host.made.filter(({ method }) => method === 'list').at(-1)?.args[1] as Record<string, string>
    expect(last).toMatchObject({ label: '*run*' })
    expect(parsed(last.superQueryParams)).toEqual([{ field: 'label', rule: 'like', val: 'x' }])
    expect(last).not.toHaveProperty('filterByItems')
    expect(host.notices.map(({ text }) => text)).toEqual([
      'Fields of the view “My week” that are not there any more were left out: ROOM, STARTS',
    ])
  })
})
