import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import { PageHostProvider, usePageHost } from '../../../../runtime/session/PageHost'
import type { Layout } from '../../../../schemas/api/layouts'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import type { Language } from '../../../../schemas/page/Text'
import { renderWithHost } from '../../../support/fakeHost'
import { viewCalls } from '../../../support/viewCalls'

export const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    { key: 'place', type: 'input', title: 'Place', isOrder: true },
    { key: 'price', type: 'inputNumber', title: 'Price' },
  ],
  resource: { table: 'equipment' },
}

export const saved: Layout = {
  id: 'v1',
  name: 'My view',
  remark: '',
  isDefault: 0,
  pageSize: 20,
  path: 'equipment',
  creatorId: 'u1',
  userId: 'u1',
  disPlay: [
    { columnName: 'price', columnWidth: 90, isLock: 'no' },
    { columnName: 'name', columnWidth: 300, isLock: 'yes' },
  ],
  filter: [{ columnName: 'name', operator1: 'startswith', value1: 'p' }],
  order: [{ columnName: 'place', orderType: 'desc', defaultSortOrder: 'desc' }],
  columns: ['name', 'place', 'price'].map((columnName) => ({ columnName, columnTitle: columnName })),
}

/** The address of the list, as it was last written. */
export const shownAddress = { search: '' }

function Screen({ search: first, changes }: { search: string; changes: object }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  shownAddress.search = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <List changes={changes} />
    </PageHostProvider>
  )
}

function List({ changes }: { changes: object }) {
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

export interface OpenedViews {
  views?: Layout[]
  search?: string
  changes?: object
  language?: Language
}

/** A list over a server that keeps views. */
export async function openViews({ views = [saved], search = '', changes = {}, language = 'en-US' }: OpenedViews = {}) {
  const { host } = await renderWithHost(<Screen search={search} changes={changes} />, {
    language,
    calls: {
      ...viewCalls(saved, views),
      list: (_url, query) => ({
        records: [{ id: 'r1', name: 'pump', place: 'hall', price: 3 }],
        total: 1,
        size: Number(query.pageSize),
        current: 1,
        pages: 1,
      }),
    },
  })
  await screen.findByText('pump')
  const lastQuery = () => host.made.filter(({ method }) => method === 'list').at(-1)?.args[1] as Record<string, unknown>
  const sent = (method: 'post' | 'put' | 'delete') => host.made.filter((call) => call.method === method).map(({ args }) => args[1])
  return { host, user: userEvent.setup({ pointerEventsCheck: 0 }), lastQuery, sent }
}

export const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent ?? '')
    .filter((title) => ['Name', 'Place', 'Price'].some((one) => title.startsWith(one)))

export async function openMenu(user: ReturnType<typeof userEvent.setup>, name = 'Views') {
  await user.click(screen.getByRole('button', { name }))
}
