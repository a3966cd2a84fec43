import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

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

function openList(options: FakeHostOptions = {}) {
  return renderWithHost(<Screen config={config} />, {
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

  it('opens a row with Enter', async () => {
    await openList()
    await user.click((await screen.findByText('pump')).closest('[role="gridcell"]') as HTMLElement)
    await user.keyboard('{Enter}')
    expect(within(await dialog()).getByText(/Edit/)).toBeInTheDocument()
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
