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
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
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

const rows = Array.from({ length: 95 }, (_, index) => ({ id: `r${index}`, name: `pump ${index}` }))

async function openAt(search: string) {
  const changeSearch = vi.fn()
  const list = (_url: string, { pageNo, pageSize }: Record<string, unknown>) => {
    const [current, size] = [Number(pageNo), Number(pageSize)]
    return {
      records: rows.slice((current - 1) * size, current * size),
      total: rows.length,
      size,
      current,
      pages: Math.ceil(rows.length / size),
    }
  }
  const result = await renderWithHost(<p>nothing yet</p>, { language: 'en-US', calls: { list }, host: { changeSearch } })
  const go = (next: string) => result.rerender(around(result.host, next))
  go(search)
  const asked = () => result.host.made.filter(({ method }) => method === 'list').map(({ args }) => args[1] as Record<string, unknown>)
  const last = () => asked().at(-1)
  return { ...result, go, last, changeSearch, user: userEvent.setup() }
}

it('P2-linked sorting, page and page size stand in the address: loaded again, or sent to somebody, it shows the same', async () => {
  const { last } = await openAt('?sort-by=name.asc&page-no=2&page-size=30&type=')
  expect(await screen.findByText('pump 30')).toBeInTheDocument()
  expect(last()).toMatchObject({ column: 'name', order: 'asc', pageNo: 2, pageSize: 30 })
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
})

it('P2-linked what is sorted and paged goes into the address, each a step of the way back; another question begins at the first page', async () => {
  const { go, last, changeSearch, user } = await openAt('')
  await screen.findByText('pump 14')
  await user.click(screen.getByRole('listitem', { name: '2' }))
  expect(changeSearch).toHaveBeenLastCalledWith('?page-no=2', { isStep: true })
  expect(await screen.findByText('pump 15')).toBeInTheDocument()
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  expect(changeSearch).toHaveBeenLastCalledWith('?sort-by=name.asc', { isStep: true })
  await waitFor(() => expect(last()).toMatchObject({ column: 'name', order: 'asc', pageNo: 1 }))
  await user.click(screen.getByRole('listitem', { name: '3' }))
  await user.type(screen.getByLabelText('Name'), 'pump{Enter}')
  expect(changeSearch).toHaveBeenLastCalledWith('?sort-by=name.asc&name=pump', { isStep: true })
  go('?sort-by=name.asc&name=pump')
  // The way back, to where nothing was sorted.
  go('?page-no=2')
  await waitFor(() => expect(last()).toMatchObject({ column: 'createTime', order: 'desc', pageNo: 2 }))
})

it('P2-linked a page beyond the last one shows the last one, and is no step of the way back', async () => {
  const { changeSearch } = await openAt('?page-no=400&type=')
  expect(await screen.findByText('pump 94')).toBeInTheDocument()
  expect(changeSearch).toHaveBeenLastCalledWith('?type=&page-no=7', { isStep: false })
})

it('P2-linked says what the address sorts and pages by that the list does not have, and goes on without it', async () => {
  const { host, last } = await openAt('?sort-by=colour.asc&sort-by=name.desc&page-no=none&page-size=5000&type=')
  await screen.findByText('pump 14')
  expect(last()).toMatchObject({ column: 'name', order: 'desc', pageNo: 1, pageSize: 15 })
  expect(host.notices.map(({ text }) => text)).toEqual([
    'The address asks for a sorting or a page that this list does not have; it was left out: page-no, page-size, colour',
  ])
})

it.each([
  ['/p/order?status=1', ['/p/order?status=1'], []],
  ['//evil.example', [], ['warning']],
  ['https://evil.example', [], ['warning']],
  [undefined, [], ['warning']],
])('P2-linked a row with the address %s opens %j', async (url, opened, warned) => {
  const addresses: string[] = []
  const { host } = await renderWithHost(<p />, { host: { openTab: (path) => void addresses.push(path) } })
  await openAddress({ host, rows: [{ id: '1', url }], reload: () => {}, ask: () => {}, page: undefined as never })
  expect([addresses, host.notices.map(({ kind }) => kind)]).toEqual([opened, warned])
})
