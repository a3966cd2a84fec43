import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { config, headings, openMenu, openViews, saved, shownAddress } from './openViews'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

describe('saved views', () => {
  it('B2.1-layoutmenu offers new, all, and each saved view with edit and delete; a choice applies at once', async () => {
    const { user, lastQuery } = await openViews()
    expect(headings()).toEqual(['Name', 'Place', 'Price'])
    await openMenu(user)
    for (const name of ['New', 'All', 'My view', 'Edit: My view', 'Delete: My view']) {
      expect(await screen.findByRole('button', { name })).toBeInTheDocument()
    }
    await user.click(screen.getByRole('button', { name: 'My view' }))
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageSize: 20, column: 'place', order: 'desc' }))
    expect(JSON.parse(decodeURIComponent(String(lastQuery().filterByItems)))).toEqual([
      { columnName: 'name', operator1: 'startswith', value1: 'p' },
    ])
    expect(shownAddress.search).toBe('?view=v1')
    await openMenu(user, 'View: My view')
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place', 'Price']))
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageSize: 15, column: 'createTime' }))
    expect(screen.getByRole('button', { name: 'Views' })).toBeInTheDocument()
    expect(shownAddress.search).toBe('')
  })

  it('exports what the chosen view shows: its columns as they stand, its order and its filters', async () => {
    const { user, host } = await openViews({
      search: '?view=v1',
      changes: { url: { ...config.url, exportXlsUrl: '/e/exportXls' }, toolbar: { export: true } },
    })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(host.made.some(({ method }) => method === 'download')).toBe(true))
    const asked = host.made.find(({ method }) => method === 'download')?.args[1] as Record<string, unknown>
    expect(asked).toMatchObject({ exportFields: 'name,price', column: 'place', order: 'desc' })
    expect(JSON.parse(decodeURIComponent(String(asked.filterByItems)))).toEqual([
      { columnName: 'name', operator1: 'startswith', value1: 'p' },
    ])
  })

  it('B2.1-layoutmenu deletes after a question', async () => {
    const { user, host, sent } = await openViews()
    await openMenu(user)
    await user.click(await screen.findByRole('button', { name: 'Delete: My view' }))
    await waitFor(() => expect(sent('delete')).toEqual([{ id: 'v1' }]))
    expect(host.questions).toMatchObject([{ title: 'Delete it?', content: 'My view', verb: 'Delete' }])
    await openMenu(user)
    await screen.findByRole('button', { name: 'All' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'My view' })).not.toBeInTheDocument())
  })

  it('B4-viewstates a default view is selected on load, and the address can say another', async () => {
    await openViews({ views: [{ ...saved, isDefault: 1 }] })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
  })

  it('B4-viewstates the address carries the view, and one that is gone is said', async () => {
    const { host } = await openViews({ views: [{ ...saved, isDefault: 1 }], search: '?view=all' })
    expect(headings()).toEqual(['Name', 'Place', 'Price'])
    expect(host.notices).toEqual([])
    cleanup()
    const gone = await openViews({ search: '?view=lost' })
    await waitFor(() =>
      expect(gone.host.notices.map(({ text }) => text)).toEqual(['This view is not there any more; the usual one is shown']),
    )
  })

  it('marks columns that have come since, last, and says what is gone', async () => {
    const columns = [{ key: 'added', type: 'input', title: 'Place of storage' }, ...config.columns.filter(({ key }) => key !== 'price')]
    const { host } = await openViews({ search: '?view=v1', changes: { columns } })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place of storage new']))
    expect(host.notices.map(({ text }) => text)).toEqual(['Columns of the view “My view” that are not there any more were left out: price'])
  })
})
