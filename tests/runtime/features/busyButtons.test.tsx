import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageScreen } from '../../../runtime/pages/PageScreen'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const button = (name: string) => ({ name, label: name, action: { type: 'call', method: 'POST', url: '/o/go' } })

const config = {
  kind: 'list',
  version: 1,
  code: 'order',
  title: 'Orders',
  url: { list: '/o/list', delete: '/o/delete', deleteBatch: '/o/deleteBatch' },
  columns: [{ key: 'state', type: 'input', title: 'State' }],
  toolbar: { custom: [button('Ship')] },
  rowButtons: ['Close', 'Reopen for the customer', 'Send'].map(button),
}

/** The list with its one row, and calls that are answered when `answer` is called. */
async function openOrders() {
  const waiting: (() => void)[] = []
  const later = () => new Promise((resolve) => waiting.push(() => resolve(null)))
  const { host } = await renderWithHost(<PageScreen config={config} />, {
    language: 'en-US',
    calls: { list: () => ({ records: [{ id: 'a', state: 'open' }], total: 1 }), post: later, delete: later },
  })
  await screen.findByText('open')
  const answer = () =>
    act(async () => {
      for (const go of waiting.splice(0)) go()
    })
  return { host, answer, user: userEvent.setup() }
}

const named = (name: string | RegExp) => screen.getByRole('button', { name })

describe('C-busy a pressed button that is at work', () => {
  it.each(['Ship', 'Close'])('says so until it is done, and does nothing when it is pressed again: %s', async (name) => {
    const { host, answer, user } = await openOrders()
    expect(named(name)).toHaveAttribute('aria-busy', 'false')
    await user.dblClick(named(name))
    await waitFor(() => expect(named(new RegExp(name))).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(host.made.filter(({ method }) => method === 'post')).toHaveLength(1))
    await answer()
    await waitFor(() => expect(named(name)).toHaveAttribute('aria-busy', 'false'))
  })

  it('asks once whether a row shall be deleted, however often it is pressed', async () => {
    const { host, answer, user } = await openOrders()
    const [, ofRow = named('Delete')] = screen.getAllByRole('button', { name: 'Delete' })
    await user.dblClick(ofRow)
    await waitFor(() => expect(ofRow).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(host.made.filter(({ method }) => method === 'delete')).toHaveLength(1))
    expect(host.questions).toHaveLength(1)
    await answer()
    await waitFor(() => expect(ofRow).toHaveAttribute('aria-busy', 'false'))
  })

  it('is the one that opens the menu, where the menu is gone', async () => {
    const { answer, user } = await openOrders()
    await user.click(named('More actions'))
    await user.click(await screen.findByRole('menuitem', { name: 'Send' }))
    await waitFor(() => expect(named('More actions')).toHaveAttribute('aria-busy', 'true'))
    await answer()
    await waitFor(() => expect(named('More actions')).toHaveAttribute('aria-busy', 'false'))
  })
})
