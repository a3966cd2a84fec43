import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import page from '../../../pages/demo/trash.page.json'
import { CallError } from '../../../runtime/calls/Calls'
import type { ListModel } from '../../../runtime/model/PageModel'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const shaker = { id: 'r1', name: 'Shaker', rowVersion: 1 }
let rows = [shaker]
let resting: object[] = []
beforeEach(() => {
  rows = [shaker]
  resting = []
})

function List({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as never) as ListModel} />
}

const user = userEvent.setup()
const openList = (options: FakeHostOptions = {}, config: unknown = page) =>
  renderWithHost(<List config={config} />, {
    language: 'en-US',
    ...options,
    calls: {
      list: () => ({ records: rows, total: rows.length, size: 15, current: 1, pages: 1 }),
      get: (path) => (path === '/demo/trash/deleteBatch' ? { records: resting } : []),
      delete() {
        rows = []
        resting = [{ id: 'r1', name: 'Shaker', deletedBy: 'admin', deletedByName: 'Admin', deletedAt: '2026-11-20 09:00:00' }]
        return null
      },
      post() {
        rows = [shaker]
        resting = []
        return 1
      },
      ...options.calls,
    },
  })

async function remove(name: string) {
  await screen.findByText(name)
  const [line] = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes(name))
  await user.click(within(line as HTMLElement).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument())
}

const removeShaker = () => remove('Shaker')

describe('a list whose deleted rows rest', () => {
  it('takes a deletion back by Ctrl+Z, but not while letters are', async () => {
    await openList()
    await removeShaker()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const box = document.body.appendChild(document.createElement('input'))
    onTestFinished(() => box.remove())
    await user.type(box, 'Sha')
    await user.keyboard('{Control>}z{/Control}')
    expect(undo).toBeVisible()
    box.blur()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Shaker')).toBeVisible()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  })

  it('leads the keyboard back into the list when the rows were brought back from the notice', async () => {
    const stays = { id: 'r2', name: 'Oven', rowVersion: 1 }
    rows = [shaker, stays]
    await openList({
      calls: {
        delete() {
          rows = [stays]
          return null
        },
        post() {
          rows = [shaker, stays]
          return 1
        },
      },
    })
    await removeShaker()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    // The row in the place of the one that went.
    const [oven] = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes('Oven'))
    await waitFor(() => expect(oven).toContainElement(document.activeElement as HTMLElement))
    while (document.activeElement !== undo) await user.tab()
    await user.keyboard('{Enter}')
    await screen.findByText('Shaker')
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(oven).toContainElement(document.activeElement as HTMLElement)
  })

  it('offers to undo after a row was deleted, and the row is there again', async () => {
    const { host } = await openList()
    await removeShaker()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Shaker')
    expect(host.made).toContainEqual({ method: 'post', args: ['/demo/trash/deleteBatch', { ids: 'r1' }] })
    expect(host.notices).toMatchObject([{ text: 'Brought back' }])
  })

  it('brings back one deletion after the other, the last one first, and gives each its whole time', async () => {
    const clock = vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const oven = { id: 'r2', name: 'Oven', rowVersion: 1 }
    const left = (ids: readonly string[]) => rows.filter(({ id }) => !ids.includes(id))
    rows = [shaker, oven]
    const { host } = await openList({
      calls: {
        delete(_path, sent) {
          rows = left(String((sent as { id: unknown }).id).split(','))
          return null
        },
        post(_path, sent) {
          rows = [...rows, ...[shaker, oven].filter(({ id }) => String((sent as { ids: unknown }).ids).includes(id))]
          return 1
        },
      },
    })
    await remove('Shaker')
    const first = await screen.findByRole('button', { name: 'Undo' })
    act(() => void clock.advanceTimersByTime(9_000))
    await remove('Oven')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    act(() => void clock.advanceTimersByTime(9_000))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Oven')
    expect(screen.queryByText('Shaker')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Shaker')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
    expect(host.made.filter(({ method }) => method === 'post').map(({ args }) => args[1])).toEqual([{ ids: 'r2' }, { ids: 'r1' }])
  })

  it('keeps the way back while the keyboard is in its notice, and takes it away ten seconds after', async () => {
    const clock = vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await openList()
    await removeShaker()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    act(() => void clock.advanceTimersByTime(30_000))
    expect(undo).toHaveFocus()
    undo.blur()
    act(() => void clock.advanceTimersByTime(9_000))
    expect(undo).toBeInTheDocument()
    act(() => void clock.advanceTimersByTime(2_000))
    await waitFor(() => expect(undo).not.toBeInTheDocument())
  })

  it('lists what was deleted, by whom and when, and brings it back', async () => {
    await openList()
    await removeShaker()
    await user.click(screen.getByRole('button', { name: 'Deleted' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Deleted by Admin at 11/20/2026, 9:00 AM')
    await user.click(dialog.getByRole('button', { name: 'Bring “Shaker” back' }))
    await dialog.findByText('Nothing can be brought back')
    await waitFor(() => expect(rows).toHaveLength(1))
  })

  it('brings several back at once, the ticked ones, and keys go on in the dialog', async () => {
    const named = (id: string) => ({ id, name: `Row ${id}`, deletedBy: 'admin', deletedByName: 'Admin', deletedAt: '2026-11-20 09:00:00' })
    const { host } = await openList()
    await removeShaker()
    resting = ['r1', 'r2', 'r3'].map(named)
    await user.click(screen.getByRole('button', { name: 'Deleted' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('checkbox', { name: 'Select “Row r1”' }))
    expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await user.click(dialog.getByRole('checkbox', { name: 'Select “Row r3”' }))
    await user.click(dialog.getByRole('button', { name: 'Bring back selected (2)' }))
    await dialog.findByText('Nothing can be brought back')
    expect(host.made).toContainEqual({ method: 'post', args: ['/demo/trash/deleteBatch', { ids: 'r1,r3' }] })
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  })

  it('says why a row cannot come back, and keeps it among the deleted', async () => {
    const { host } = await openList({ calls: { post: () => Promise.reject(new CallError('refused', 'The name is taken')) } })
    await removeShaker()
    await user.click(screen.getByRole('button', { name: 'Deleted' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Bring “Shaker” back' }))
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'warning', text: 'The name is taken' }]))
    dialog.getByRole('button', { name: 'Bring “Shaker” back' })
  })

  it('offers neither where rows do not rest, and no list of them to who may not delete', async () => {
    const { host, unmount } = await openList({}, { ...page, resource: { table: 'demo_trash' } })
    await removeShaker()
    await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Deleted' }]))
    expect(screen.queryByRole('button', { name: /Undo|Deleted/ })).not.toBeInTheDocument()
    unmount()
    rows = [shaker]
    await openList({ host: { can: (action) => action !== 'demo:trash:delete' } })
    await screen.findByText('Shaker')
    expect(screen.queryByRole('button', { name: 'Deleted' })).not.toBeInTheDocument()
  })
})
