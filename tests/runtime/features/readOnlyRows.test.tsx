import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import favourite from '../../../pages/favourites/favourite.page.json'
import folder from '../../../pages/favourites/favourite-folder.page.json'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { Row } from '../../../schemas/api/Result'
import { templateRight } from '../../../schemas/favourites/favouriteFacts'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

function Screen({ config }: { config: object }) {
  // A cast: the texts of a page file are wider than the type of a page.
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const ann = { id: 'u1', username: 'ann', realname: 'Ann', orgCode: null, roles: [] }
const user = userEvent.setup()

async function show(config: object, records: Row[], can = (_permission: string) => true) {
  const result = await renderWithHost(<Screen config={config} />, {
    language: 'en-US',
    user: ann,
    host: { can },
    calls: {
      list: () => ({ records, total: records.length, size: 15, current: 1, pages: 1 }),
      queryById: (_url, id) => records.find((row) => row.id === id),
      choices: () => [],
      dictItems: () => [],
      get: () => [],
    },
  })
  await screen.findByText(String(records[0]?.name))
  return result
}

const rowOf = (name: string) => within(screen.getByText(name).closest('[role="row"]') as HTMLElement)
const kept = (id: string, userName: string): Row => ({ id, name: id, userName, url: `/p/${id}`, parentId: 'f1', rowVersion: 0 })

describe('rows that are only read', () => {
  it('B2.5-others offers to edit and delete one’s own favourites, and those of others only to be opened, looked at and copied', async () => {
    await show(favourite, [kept('mine', 'ann'), kept('theirs', 'bob')])
    await waitFor(() => expect(rowOf('theirs').queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument())
    expect(rowOf('mine').getByRole('button', { name: 'Edit' })).toBeInTheDocument()
    expect(rowOf('mine').getByRole('button', { name: 'Delete' })).toBeInTheDocument()
    expect(rowOf('theirs').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    expect(rowOf('theirs').getByRole('button', { name: 'Open' })).toBeInTheDocument()

    await user.click(rowOf('theirs').getByRole('button', { name: 'View' }))
    // Looked up anew each time: the dialog stands before its form has come.
    const dialog = () => within(screen.getByText(/^View · Favourites/).closest('[role="dialog"]') as HTMLElement)
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Copy' })).toBeInTheDocument())
    expect(dialog().queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('B2.5-others takes the button that deletes away while a favourite of somebody else is selected', async () => {
    await show(favourite, [kept('mine', 'ann'), kept('theirs', 'bob')])
    const remove = () => within(screen.getByRole('toolbar')).queryByRole('button', { name: 'Delete' })
    await user.click(rowOf('mine').getByRole('checkbox'))
    expect(remove()).toBeInTheDocument()
    await user.click(rowOf('theirs').getByRole('checkbox'))
    await waitFor(() => expect(remove()).not.toBeInTheDocument())
  })

  it('B2.5-others lets whoever may write template folders change them, and nobody else', async () => {
    const folders = [
      { id: 'own', name: 'own', izTemplate: 0, hasChildren: 0 },
      { id: 'all', name: 'all', izTemplate: 1, hasChildren: 0 },
    ]
    const { unmount } = await show({ ...folder, details: undefined }, folders, (permission) => permission !== templateRight)
    await waitFor(() => expect(rowOf('all').queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument())
    expect(rowOf('all').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    expect(rowOf('own').getByRole('button', { name: 'Edit' })).toBeInTheDocument()
    unmount()
    await show({ ...folder, details: undefined }, folders)
    expect(rowOf('all').getByRole('button', { name: 'Edit' })).toBeInTheDocument()
  })
})
