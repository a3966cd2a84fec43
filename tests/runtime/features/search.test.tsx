import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

const user = userEvent.setup()

async function openList(url: object, search = '') {
  const config = {
    kind: 'list',
    version: 1,
    code: 'order',
    title: 'Orders',
    search: true,
    url,
    columns: [{ key: 'name', type: 'input', title: 'Name' }],
    resource: { table: 'orders' },
  }
  const Screen = () => <ListPage page={usePageModel(config as ListPageConfig)} />
  const rows = () => ({ records: [], total: 0, size: 15, current: 1, pages: 1 })
  const written: string[] = []
  const host = { search, changeSearch: (next: string) => void written.push(next) }
  const shown = await renderWithHost(<Screen />, { language: 'en-US', host, calls: { list: rows, grid: rows, get: () => [] } })
  const box = await screen.findByRole('searchbox', { name: 'Search in texts' })
  const asked = () => shown.host.made.flatMap(({ method, args }) => (method === 'list' || method === 'grid' ? [args[1] as object] : []))
  return { box, asked, written }
}

describe('the box that looks for words in all texts', () => {
  it('asks when typing stops, on the first page, and keeps the words in the address', async () => {
    const { box, asked, written } = await openList({ list: '/o/list' }, '?page-no=3')
    await user.type(box, 'bolt  a')
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ searchText: 'bolt  a', pageNo: 1 }))
    expect(asked().filter((one) => 'searchText' in one)).toHaveLength(1)
    expect(written).toEqual(['?search-text=bolt++a'])
    await user.clear(box)
    await waitFor(() => expect(written.at(-1)).toBe(''))
  })

  it('asks at once by Enter, and the grid call too', async () => {
    const { box, asked } = await openList({ grid: '/o/grid' })
    await user.type(box, 'bolt{Enter}')
    expect(asked().at(-1)).toMatchObject({ searchText: 'bolt' })
  })

  it('holds what the address looks for', async () => {
    const { box, asked } = await openList({ list: '/o/list' }, '?search-text=nut')
    expect(box).toHaveValue('nut')
    expect(asked()).toEqual([expect.objectContaining({ searchText: 'nut' })])
  })
})
