import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openAddress } from '../../../../runtime/features/actions/openAddress'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import { PageHostProvider } from '../../../../runtime/session/PageHost'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import { type FakeHost, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

giveElementsSize()

const config = {
  kind: 'list',
  version: 1,
  code: 'favourite',
  title: 'Favourites',
  url: { list: '/f/list' },
  queryConfig: [{ key: 'type', defaultValue: 'collect' }, { key: 'name' }, { key: 'price', mode: 'single' }],
  columns: [
    { key: 'type', type: 'input', title: 'Type' },
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'price', type: 'inputNumber', title: 'Price' },
  ],
}

function Screen() {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const around = (host: FakeHost, search: string) => (
  <PageHostProvider value={{ ...host, search }}>
    <Screen />
  </PageHostProvider>
)

it('P2-linked a list starts with what its address asks for, and follows it', async () => {
  const { host, rerender } = await renderWithHost(<p>nothing yet</p>, {
    language: 'en-US',
    calls: { list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 0 }) },
  })
  const asked = () => host.made.filter(({ method }) => method === 'list').map(({ args }) => (args[1] as { type?: string }).type)
  rerender(around(host, '?type=team&other=1'))
  expect(await screen.findByDisplayValue('team')).toBeInTheDocument()
  await waitFor(() => expect(asked()).toEqual(['*team*']))
  rerender(around(host, '?type=agent'))
  expect(await screen.findByDisplayValue('agent')).toBeInTheDocument()
  await waitFor(() => expect(asked()).toEqual(['*team*', '*agent*']))
  rerender(around(host, ''))
  await waitFor(() => expect(asked()).toEqual(['*team*', '*agent*', '*collect*']))
})

it('P2-linked what is searched for stands in the address, and what was typed stays', async () => {
  const changeSearch = vi.fn()
  const { host, rerender } = await renderWithHost(<p>nothing yet</p>, {
    language: 'en-US',
    calls: { list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 0 }) },
    host: { changeSearch },
  })
  rerender(around(host, ''))
  const box = await screen.findByLabelText('Name')
  await userEvent.type(box, 'pump{Enter}')
  expect(changeSearch).toHaveBeenCalledWith('?name=pump', { isStep: true })
  rerender(around(host, '?name=pump'))
  expect(box).toBeInTheDocument()
  expect(box).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(changeSearch).toHaveBeenLastCalledWith('', { isStep: true })
  rerender(around(host, ''))
  // The way back.
  rerender(around(host, '?name=pump'))
  expect(await screen.findByDisplayValue('pump')).toBeInTheDocument()
})

it('P2-linked says which values of its address nobody can ask by, and asks without them', async () => {
  const { host, rerender } = await renderWithHost(<p>nothing yet</p>, {
    language: 'en-US',
    calls: { list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 0 }) },
  })
  rerender(around(host, '?price=cheap&name=pump'))
  expect(await screen.findByDisplayValue('pump')).toBeInTheDocument()
  expect(host.notices).toEqual([{ kind: 'warning', text: 'Values in the address that cannot be searched for were left out: Price' }])
})

it.each([
  ['/p/order?status=1', ['/p/order?status=1'], []],
  ['//evil.example', [], ['warning']],
  ['https://evil.example', [], ['warning']],
  [undefined, [], ['warning']],
])('P2-linked a row with the address %s opens %j', async (url, opened, warned) => {
  const addresses: string[] = []
  const { host } = await renderWithHost(<p />, { host: { openTab: (path) => void addresses.push(path) } })
  await openAddress({ host, rows: [{ id: '1', url }], reload: () => {}, page: undefined as never })
  expect([addresses, host.notices.map(({ kind }) => kind)]).toEqual([opened, warned])
})
