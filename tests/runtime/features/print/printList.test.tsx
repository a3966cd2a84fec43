import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, type CallOptions } from '../../../../runtime/calls/Calls'
import { loadReader } from '../../../../runtime/features/advancedQuery/useAdvancedQuery'
import { PageScreen } from '../../../../runtime/pages/PageScreen'
import type { PermissionState } from '../../../../schemas/rights/decide'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())

const print = vi.fn()
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})
afterEach(() => vi.unstubAllGlobals())

const config = {
  kind: 'list',
  version: 1,
  code: 'pump',
  title: { 'zh-CN': '水泵', 'en-US': 'Pumps', 'de-DE': 'Pumpen' },
  url: { list: '/pump/list' },
  queryConfig: [{ key: 'name' }, { key: 'owner' }, { key: 'bought', mode: 'range' }],
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    {
      key: 'state',
      type: 'select',
      title: 'State',
      options: [
        { value: 'a', label: 'in use' },
        { value: 'b', label: 'broken' },
      ],
    },
    { key: 'owner', type: 'userSelect', title: 'Owner' },
    { key: 'bought', type: 'date', title: 'Bought' },
    { key: 'secret', type: 'input', title: 'Secret', list: false },
  ],
}

const rowAt = (index: number) => ({
  id: `id${index}`,
  name: `pump ${index}`,
  state: index % 2 === 0 ? 'a' : 'b',
  owner: 'u7',
  owner_dictText: 'Lee',
  bought: '2026-02-01',
  secret: 'hidden',
})

/** A list call over so many rows. */
function listOf(count: number) {
  return (_url: string, { pageNo, pageSize }: Record<string, unknown>) => {
    const size = Number(pageSize)
    const first = (Number(pageNo) - 1) * size
    const records = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) => rowAt(first + index))
    return { records, total: count, size, current: Number(pageNo), pages: Math.ceil(count / size) }
  }
}

async function openList(options: FakeHostOptions = {}, changes: object = {}, search = '') {
  const { host, ...more } = options
  const result = await renderWithHost(<PageScreen config={{ ...config, ...changes }} />, {
    language: 'en-US',
    calls: { list: listOf(3) },
    host: { search, ...host },
    ...more,
  })
  await screen.findByText('pump 0')
  const asked = () => result.host.made.filter(({ args }) => (args[1] as { pageSize?: number })?.pageSize === 500).map(({ args }) => args[1])
  return { ...result, user: userEvent.setup(), asked }
}

const printButton = () => screen.getByRole('button', { name: 'Print the list' })

/** What is on the paper once it is printed. */
async function paper() {
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const article = document.querySelector('.pw-print') as HTMLElement
  const table = article.querySelector('table') as HTMLTableElement
  return {
    title: article.querySelector('h1')?.textContent,
    notes: [...article.querySelectorAll('header p')].map(({ textContent }) => textContent),
    lines: [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent)),
    cells: [...table.rows].map((row) => [...row.cells]),
  }
}

describe('B2.2-print printing a list', () => {
  it('puts all rows of the query on paper, with the columns that are shown and the texts of their cells', async () => {
    const { user, asked } = await openList({ calls: { list: listOf(603) } })
    await user.click(printButton())
    const { title, lines, notes } = await paper()
    expect(title).toBe('Pumps')
    expect(lines).toHaveLength(604)
    expect(lines[0]).toEqual(['No.', 'Name', 'State', 'Owner', 'Bought'])
    expect(lines[1]).toEqual(['1', 'pump 0', 'in use', 'Lee', '02/01/2026'])
    expect(lines.at(-1)).toEqual(['603', 'pump 602', 'in use', 'Lee', '02/01/2026'])
    expect(asked()).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }])
    expect(notes).toEqual(['All rows: 603', expect.stringMatching(/^Printed on \S.* by Admin$/)])
  })

  it('says what was asked for, as people read it', async () => {
    const { user } = await openList({}, {}, '?name=pump&owner=u7&bought=2026-01-01&bought=')
    await user.click(printButton())
    expect((await paper()).notes[0]).toBe('Query: Name “pump”; Owner “Lee”; Bought from 01/01/2026')
  })

  it('says the filters of columns and the advanced query too, in German as Germans quote', async () => {
    // The address is read at once: what reads it is there already.
    await loadReader()
    const filter = encodeURIComponent(JSON.stringify({ and: [['name', 'like', 'pump']] }))
    const changes = { resource: { table: 'pumps' } }
    const { user } = await openList({ language: 'de-DE' }, changes, `?name=pump&filter-state=eq.a&advanced-query=${filter}`)
    await user.click(screen.getByRole('button', { name: 'Liste drucken' }))
    expect((await paper()).notes[0]).toBe('Abfrage: Name „pump“; State ist „in use“; Name enthält „pump“')
  })

  it('prints the selected rows alone where some are selected', async () => {
    const { user, asked } = await openList()
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    await user.click(printButton())
    const { lines, notes } = await paper()
    expect(lines.slice(1).map(([, name]) => name)).toEqual(['pump 1'])
    expect(notes[0]).toBe('Selected rows: 1')
    expect(asked()).toEqual([])
  })

  it('says how many rows found no room, and how to print them', async () => {
    const { user } = await openList({ calls: { list: listOf(5400) } }, { columns: [config.columns[0]], queryConfig: [] })
    await user.click(printButton())
    const { lines, notes } = await paper()
    expect(lines).toHaveLength(5001)
    expect(notes[0]).toBe('Only the first 5,000 of 5,400 rows are printed. Narrow the query to print the others.')
  })

  it('leaves nothing behind when the paper is done, and the keyboard on its button', async () => {
    const { user } = await openList()
    await user.click(printButton())
    await paper()
    // A browser that draws the paper alone takes the focus from what is not on it.
    act(() => printButton().blur())
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.pw-print')).toBeNull()
    await waitFor(() => expect(printButton()).toHaveAttribute('aria-busy', 'false'))
    expect(printButton()).toHaveFocus()
    await user.click(printButton())
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  })

  it('shows how far it is when it takes longer than a moment, starts nothing by a second press, and ends when it is cancelled', async () => {
    const answer = listOf(4000)
    const signals: AbortSignal[] = []
    const list = (url: string, params: Record<string, unknown>, { signal }: CallOptions = {}) => {
      if (params.pageSize !== 500 || params.pageNo === 1) return answer(url, params)
      if (signal) signals.push(signal)
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new CallError('cancelled', 'cancelled'))))
    }
    const { user, host, asked } = await openList({ calls: { list } })
    await user.dblClick(printButton())
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    expect(dialog.getByText('Preparing to print')).toBeInTheDocument()
    expect(dialog.getByText('500 of 4,000 rows fetched')).toBeInTheDocument()
    expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12')
    expect(asked()).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Cancel printing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(host.notices).toEqual([])
    expect(print).not.toHaveBeenCalled()
  })

  it('warns when the rows cannot be had, and prints nothing', async () => {
    const list = (url: string, params: Record<string, unknown>) => {
      if (params.pageSize === 500) throw new CallError('refused', 'Not now', { status: 200 })
      return listOf(3)(url, params)
    }
    const { user, host } = await openList({ calls: { list } })
    await user.click(printButton())
    await waitFor(() => expect(host.notices).toEqual([{ kind: 'warning', text: 'Not now' }]))
    expect(print).not.toHaveBeenCalled()
  })

  it('prints a tree with all of its levels, each a step further in', async () => {
    const below: Record<string, object[]> = {
      top: [{ id: 'mid', name: 'Hall', hasChild: '1' }],
      mid: [{ id: 'leaf', name: 'Room', hasChild: '0' }],
    }
    const top = [{ id: 'top', name: 'pump 0', hasChild: '1' }]
    const tree = { parentKey: 'pid', labelKey: 'name', hasChildKey: 'hasChild' }
    const { user } = await openList(
      { calls: { list: () => ({ records: top, total: 1 }), get: (_url, params) => below[String(params?.parentId)] } },
      { tree, columns: [{ key: 'name', type: 'input', title: 'Name' }], queryConfig: [] },
    )
    await user.click(printButton())
    const { lines, cells } = await paper()
    expect(lines.slice(1).map(([, name]) => name)).toEqual(['pump 0', 'Hall', 'Room'])
    const steps = cells.slice(1).map(([, cell]) => Number.parseInt(cell?.style.paddingInlineStart || '0', 10))
    expect(steps[0]).toBeLessThan(steps[1] ?? 0)
    expect(steps[1]).toBeLessThan(steps[2] ?? 0)
  })

  const priced = {
    columns: [config.columns[0], config.columns[1], { key: 'price', type: 'inputNumber', title: 'Price', statistics: ['sum'] }],
    queryConfig: [],
    resource: { table: 'pumps' },
    toolbar: { grouping: true },
  }
  const all = Array.from({ length: 4 }, (_, index) => ({ ...rowAt(index), price: 10 * (index + 1) }))
  const stateIn = ({ filterByItems }: Record<string, unknown>) =>
    typeof filterByItems === 'string' ? JSON.parse(decodeURIComponent(filterByItems))[0].value1 : undefined
  const pricedCalls = {
    list: (_url: string, params: Record<string, unknown>) => {
      const wanted = stateIn(params)
      const records = all.filter(({ state }) => wanted === undefined || state === wanted)
      return { records, total: records.length, size: 500, current: 1, pages: 1 }
    },
    post: (_url: string, body: unknown) => {
      const group = (value: string | null, label: string, sum: number) => ({
        value,
        label,
        rows: 2,
        figures: { price: { sum, average: sum / 2 } },
      })
      const groups = (body as { by?: string }).by ? [group('b', 'broken', 60), group('a', 'in use', 40)] : [group(null, '', 100)]
      return { groups, total: groups.length, rows: 4 }
    },
  }

  it('puts the figures over all rows below them', async () => {
    const { user } = await openList({ calls: pricedCalls }, priced)
    await user.click(printButton())
    const { lines } = await paper()
    expect(lines.at(-1)).toEqual(['Sum', '', '', '100'])
    expect(lines).toHaveLength(6)
  })

  it('puts no figures of all rows below selected ones', async () => {
    const { user } = await openList({ calls: pricedCalls }, priced)
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }))
    await user.click(printButton())
    expect((await paper()).lines).toHaveLength(2)
  })

  it('puts the rows below the groups that they are shown in, each with its figures', async () => {
    await renderWithHost(<PageScreen config={{ ...config, ...priced }} />, {
      language: 'en-US',
      calls: pricedCalls,
      host: { search: '?group-by=state' },
    })
    await screen.findByText('State: broken')
    await userEvent.setup().click(printButton())
    expect((await paper()).lines.slice(1)).toEqual([
      ['State: broken (2)', 'Sum 60'],
      ['1', 'pump 1', 'broken', '20'],
      ['2', 'pump 3', 'broken', '40'],
      ['State: in use (2)', 'Sum 40'],
      ['3', 'pump 0', 'in use', '10'],
      ['4', 'pump 2', 'in use', '30'],
      ['Sum', '', '', '100'],
    ])
    expect(document.querySelectorAll('.pw-print-group')).toHaveLength(2)
  })

  it('has no button where the page does not want it, and where an administrator keeps it to others', async () => {
    const { unmount } = await openList({}, { toolbar: { print: false } })
    expect(screen.queryByRole('button', { name: 'Print the list' })).toBeNull()
    unmount()
    const permissions: PermissionState = { auth: [], allAuth: [{ action: 'pump:print', type: '1', status: '1' }] }
    await openList({ host: { permissions, can: (action) => action !== 'pump:print' } })
    expect(screen.queryByRole('button', { name: 'Print the list' })).toBeNull()
  })
})

describe('B2.2-print printing a report', () => {
  const report = { kind: 'report', source: { from: 'pumps' }, url: undefined, toolbar: { print: true } }

  it('puts its rows on paper where the page asks for it', async () => {
    const list = () => ({ records: [{ name: 'pump 0' }, { name: 'pump 0' }], total: 2, size: 10, current: 1, pages: 1 })
    const changes = { ...report, columns: [{ key: 'name', type: 'input', title: 'Name' }], queryConfig: [] }
    const result = await renderWithHost(<PageScreen config={{ ...config, ...changes }} />, { language: 'en-US', calls: { list } })
    expect(await screen.findAllByText('pump 0')).toHaveLength(2)
    await userEvent.setup().click(printButton())
    expect((await paper()).lines).toEqual([
      ['No.', 'Name'],
      ['1', 'pump 0'],
      ['2', 'pump 0'],
    ])
    result.unmount()
  })
})
