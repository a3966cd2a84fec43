import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallError } from '../../../../runtime/calls/Calls'
import { PageView } from '../../../../runtime/pages/PageView'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => {
  localStorage.clear()
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const sub = (key: string, words: object) => ({
  key,
  title: `The ${key}`,
  foreignKey: 'pumpId',
  columns: [{ key: 'what', type: 'input', title: 'What' }],
  ...words,
})
const config = {
  kind: 'list',
  version: 1,
  code: 'pump',
  title: 'Pumps',
  url: { list: '/pump/list', edit: '/pump/edit', queryById: '/pump/queryById' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  subTables: [
    sub('parts', {}),
    sub('checks', { inList: 'row' }),
    sub('place', { inList: 'row', relation: 'one' }),
    sub('repairs', { inList: 'pane' }),
  ],
}
const rows = [1, 2].map((n) => ({ id: `id${n}`, name: `pump ${n}`, rowVersion: 1 }))
const subRows = (id: string) => ({
  parts: [],
  checks: id === 'id1' ? [{ id: 'c1', what: 'noise' }] : [],
  place: [{ id: 'p1', what: 'east hall' }],
  repairs: [{ id: `r-${id}`, what: `seal of ${id}` }],
})

async function openList(options: FakeHostOptions = {}) {
  const result = await renderWithHost(<PageView code="pump" />, {
    language: 'en-US',
    ...options,
    calls: {
      pageConfig: () => ({ config, version: '1' }),
      list: () => ({ records: rows, total: 2, size: 15, current: 1, pages: 1 }),
      queryById: (_url, id) => ({ ...rows.find((row) => row.id === id), id, sub: subRows(id) }),
      ...options.calls,
    },
  })
  await screen.findByText('pump 2')
  return { ...result, user: userEvent.setup() }
}

const arrow = (n: number) => screen.getByRole('button', { name: `Details of row ${n}` })
const table = (name: string) => screen.findByRole('region', { name })
const asked = (host: { made: { method: string }[] }) => host.made.filter(({ method }) => method === 'queryById').length

describe('sub-tables under a row of the list', () => {
  it('fetches the rows when the row is opened, and shows a single one by its fields', async () => {
    const { user, host } = await openList()
    expect(asked(host)).toBe(0)
    await user.click(arrow(1))
    expect(within(await table('The checks')).getByRole('gridcell', { name: 'noise' })).toBeInTheDocument()
    const place = await table('The place')
    expect(within(place).getByText('east hall').closest('dd')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'The parts' })).toBeNull()
  })

  it('says where there are none', async () => {
    const { user } = await openList()
    await user.click(arrow(2))
    expect(within(await table('The checks')).getAllByText('No data')).not.toHaveLength(0)
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    const { user } = await openList({
      calls: {
        queryById: (_url, id) => {
          if (isDown) throw new CallError('forbidden', 'not yours')
          return { id, sub: subRows(id) }
        },
      },
    })
    await user.click(arrow(1))
    expect(await screen.findByText(/not yours/)).toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: /again|retry/i }))
    expect(within(await table('The checks')).getByRole('gridcell', { name: 'noise' })).toBeInTheDocument()
  })

  it('follows what somebody else saves', async () => {
    let what = 'noise'
    const { user, host } = await openList({
      calls: { queryById: (_url, id) => ({ id, name: 'pump 1', rowVersion: 2, sub: { checks: [{ id: 'c1', what }] } }) },
    })
    await user.click(arrow(1))
    await screen.findByRole('gridcell', { name: 'noise' })
    what = 'leak'
    act(() => host.rowEvents.emit({ socketKey: 'pump', listUrl: null, kind: 'edit', row: { id: 'id1', rowVersion: 2 } }))
    expect(await screen.findByRole('gridcell', { name: 'leak' })).toBeInTheDocument()
  })

  it('leads to the form at the tab of the sub-table, where rows may be edited', async () => {
    const { user } = await openList()
    await user.click(arrow(1))
    await table('The checks')
    await user.click(screen.getByRole('button', { name: 'Edit The checks' }))
    expect(await screen.findByRole('tab', { name: 'The checks', selected: true })).toBeInTheDocument()
  })

  it('has no way to the form for who may only read', async () => {
    const { user } = await openList({ host: { can: () => false } })
    await user.click(arrow(1))
    await table('The checks')
    expect(screen.queryByRole('button', { name: 'Edit The checks' })).toBeNull()
  })
})

describe('sub-tables below the list', () => {
  it('shows the rows of the selected row in a tab, and follows another one', async () => {
    const { user } = await openList()
    expect(await screen.findByRole('tab', { name: 'The repairs' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'The repairs' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    expect(await screen.findByRole('gridcell', { name: 'seal of id1' })).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    expect(await screen.findByRole('gridcell', { name: 'seal of id2' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'seal of id1' })).toBeNull())
  })
})
