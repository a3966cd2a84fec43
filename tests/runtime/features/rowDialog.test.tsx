import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())
// What an earlier test has typed and not saved would be offered again.
beforeEach(() => localStorage.clear())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list', queryById: '/e/queryById', add: '/e/add', edit: '/e/edit', delete: '/e/delete', deleteBatch: '/e/deleteBatch' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
}

const row = { id: 'r1', name: 'pump', rowVersion: 4 }

function openList(options: FakeHostOptions = {}, shown: object = config) {
  return renderWithHost(<Screen config={shown} />, {
    language: 'en-US',
    ...options,
    calls: {
      list: () => ({ records: [row], total: 1, size: 15, current: 1, pages: 1 }),
      queryById: () => ({ ...row, name: 'pump as stored' }),
      add: (_url, body) => ({ id: 'r2', ...body }),
      edit: (_url, body) => ({ ...row, ...body }),
      ...options.calls,
    },
  })
}

const user = userEvent.setup()
const dialog = () => screen.findByRole('dialog', undefined, { timeout: 10_000 })
const listCalls = (made: { method: string }[]) => made.filter(({ method }) => method === 'list').length

describe('the form dialog of a list', () => {
  it('has a name that is written from right to left in a piece of its own, which is cut at its own end', async () => {
    const name = 'جهاز اختبار الاهتزاز'
    await openList({ calls: { queryById: () => ({ ...row, name }) } })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const shown = await within(await dialog()).findByText(name, { selector: 'bdi' })
    expect(shown.closest('h2')).toHaveTextContent(`Edit · Equipment · ${name}`)
  })

  it('adds a row, closes, and loads the list anew', async () => {
    const { host } = await openList()
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText('Name'), 'valve')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.made).toContainEqual({ method: 'add', args: ['/e/add', { name: 'valve' }] })
    await waitFor(() => expect(listCalls(host.made)).toBe(2))
  })

  it('opens a row as it is stored now at a double click, and saves only what was changed', async () => {
    const { host } = await openList()
    await user.dblClick(await screen.findByText('pump'))
    const form = within(await dialog())
    const input = await form.findByDisplayValue('pump as stored')
    await user.type(input, '!')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.made).toContainEqual({ method: 'edit', args: ['/e/edit', { id: 'r1', rowVersion: 4, name: 'pump as stored!' }] })
  })

  it('opens a row with Enter, and names it in its heading', async () => {
    await openList()
    await user.click((await screen.findByText('pump')).closest('[role="gridcell"]') as HTMLElement)
    await user.keyboard('{Enter}')
    expect(await within(await dialog()).findByText('Edit · Equipment · pump as stored')).toBeInTheDocument()
  })

  it('asks before typed input is lost', async () => {
    await openList()
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText('Name'), 'v')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('What you have typed is not saved and will be lost.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(form.getByLabelText('Name')).toHaveValue('v')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(form.queryByLabelText('Name')).not.toBeInTheDocument())
  })

  it('has nothing unsaved any more when typed input was discarded', async () => {
    const setDirty = vi.fn()
    await openList({ host: { setDirty } })
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText('Name'), 'v')
    await waitFor(() => expect(setDirty).toHaveBeenLastCalledWith(expect.anything(), true))
    await user.click(form.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(setDirty).toHaveBeenLastCalledWith(setDirty.mock.calls[0]?.[0], false)
  })

  it('puts the focus into its first field, for a new row and for one that has to be read first', async () => {
    await openList()
    await user.click(await screen.findByRole('button', { name: 'New' }))
    await waitFor(async () => expect(await within(await dialog()).findByLabelText('Name')).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.dblClick(await screen.findByText('pump'))
    await waitFor(async () => expect(await within(await dialog()).findByDisplayValue('pump as stored')).toHaveFocus())
  })

  it('only shows the row to somebody who may not edit', async () => {
    await openList({ host: { can: (action) => action !== 'equipment:edit' && action !== 'equipment:add' } })
    await screen.findByText('pump')
    expect(screen.queryByRole('button', { name: 'New' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'View' }))
    const form = within(await dialog())
    await form.findByText('pump as stored')
    expect(form.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('says that the row could not be read and tries again', async () => {
    let fails = true
    await openList({
      calls: {
        queryById: () => {
          if (fails) throw new CallError('timeout', 'The network timed out')
          return row
        },
      },
    })
    await user.dblClick(await screen.findByText('pump'))
    const form = within(await dialog())
    expect(await form.findByText('The network timed out')).toBeInTheDocument()
    fails = false
    await user.click(form.getByRole('button', { name: 'Try again' }))
    expect(await form.findByDisplayValue('pump')).toBeInTheDocument()
  })
})

describe('the form dialog goes on without closing', () => {
  const rows = ['pump', 'valve', 'pipe'].map((name, index) => ({ id: `r${index + 1}`, rowVersion: 4, name }))
  const options: FakeHostOptions = {
    calls: {
      list: () => ({ records: rows, total: 3, size: 15, current: 1, pages: 1 }),
      queryById: (_url, id) => ({
        ...rows.find((one) => one.id === id),
        sub: { parts: [{ id: `p${id}`, rowVersion: 1, part: `seal of ${id}` }] },
      }),
    },
  }
  const subTables = [{ key: 'parts', title: 'Parts', foreignKey: 'equipmentId', columns: [{ key: 'part', type: 'input', title: 'Part' }] }]
  const open = (more: object = {}) => openList(options, { ...config, ...more })

  it('saves a new row and begins another one, empty and with the focus in its first field', async () => {
    const { host } = await open()
    await user.click(await screen.findByRole('button', { name: 'New' }))
    const form = within(await dialog())
    await user.type(await form.findByLabelText('Name'), 'valve')
    await user.click(form.getByRole('button', { name: 'Add and start another' }))
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''))
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus())
    expect(host.made).toContainEqual({ method: 'add', args: ['/e/add', { name: 'valve' }] })
    await user.type(form.getByLabelText('Name'), 'pipe')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(host.made).toContainEqual({ method: 'add', args: ['/e/add', { name: 'pipe' }] })
  })

  it('steps to the next and the previous row of the list, and asks before typed input is lost', async () => {
    await open()
    await user.dblClick(await screen.findByText('valve'))
    const form = within(await dialog())
    await form.findByDisplayValue('valve')
    expect(form.getByText('2 of 3')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Next record' }))
    await form.findByDisplayValue('pipe')
    expect(form.getByRole('button', { name: 'Next record' })).toHaveAttribute('aria-disabled', 'true')
    await user.type(form.getByLabelText('Name'), '!')
    await user.click(form.getByRole('button', { name: 'Previous record' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(form.getByLabelText('Name')).toHaveValue('pipe!')
    await user.click(form.getByRole('button', { name: 'Previous record' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await form.findByDisplayValue('valve')
  })

  it('says which row of the whole list it is, and goes on to the next page and back', async () => {
    const all = Array.from({ length: 17 }, (_, index) => ({ id: `r${index + 1}`, rowVersion: 4, name: `pump ${index + 1}` }))
    await openList({
      calls: {
        list: (_url, { pageNo, pageSize }) => {
          const [no, size] = [Number(pageNo), Number(pageSize)]
          return { records: all.slice((no - 1) * size, no * size), total: all.length, size, current: no, pages: 2 }
        },
        queryById: (_url, id) => all.find((one) => one.id === id),
      },
    })
    await user.dblClick(await screen.findByText('pump 15'))
    const form = within(await dialog())
    await form.findByDisplayValue('pump 15')
    expect(form.getByText('15 of 17')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Next record' }))
    await form.findByDisplayValue('pump 16')
    expect(form.getByText('16 of 17')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Next record' }))
    await form.findByDisplayValue('pump 17')
    expect(form.getByRole('button', { name: 'Next record' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(form.getByRole('button', { name: 'Previous record' }))
    await form.findByDisplayValue('pump 16')
    await user.click(form.getByRole('button', { name: 'Previous record' }))
    await form.findByDisplayValue('pump 15')
    expect(form.getByText('15 of 17')).toBeInTheDocument()
  })

  it('copies a row with its sub-rows into a new one, without what must be unique', async () => {
    const columns = [...config.columns, { key: 'code', type: 'input', title: 'Code', validateRules: [{ unique: true }] }]
    const { host } = await open({ columns, subTables })
    await user.dblClick(await screen.findByText('pump'))
    const form = within(await dialog())
    await form.findByDisplayValue('pump')
    await user.click(form.getByRole('button', { name: 'Copy' }))
    await screen.findByText('New · Equipment')
    expect([form.getByLabelText('Name'), form.getByLabelText('Code')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'pump',
      '',
    ])
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'add')).toBe(true))
    expect(host.made).toContainEqual({
      method: 'add',
      args: ['/e/add', { name: 'pump', sub: { parts: { added: [{ part: 'seal of r1' }] } } }],
    })
  })

  it('offers no copy to somebody who may not add', async () => {
    await openList({ ...options, host: { can: (action) => !action.endsWith(':add') } })
    await user.dblClick(await screen.findByText('pump'))
    const form = within(await dialog())
    await form.findByDisplayValue('pump')
    expect(form.queryByRole('button', { name: 'Copy' })).toBeNull()
  })
})
