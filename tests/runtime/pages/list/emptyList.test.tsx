import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageHostProvider, usePageHost } from '../../../../runtime/session/PageHost'
import { type FakeHostOptions, renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'
import { config, pageOf, Screen } from './listStage'

beforeAll(() => giveElementsSize())

let address = ''

/** The list with an address of its own, as a tab gives it. */
function Addressed({ changes, search: first }: { changes: object; search: string }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  address = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <Screen config={{ ...config, resource: { table: 'equipment' }, ...changes }} />
    </PageHostProvider>
  )
}

type EmptyOptions = FakeHostOptions & { changes?: object }

async function openEmpty(search = '', { changes = {}, ...options }: EmptyOptions = {}) {
  await renderWithHost(<Addressed changes={changes} search={search} />, {
    language: 'en-US',
    calls: { list: (_url, query) => pageOf(query, []) },
    ...options,
  })
  return userEvent.setup()
}

const showAll = () => screen.findByRole('button', { name: 'Show all records' })

describe('a list without rows', () => {
  it('B2.2-grid leads to the form of the first record', async () => {
    const user = await openEmpty()
    await user.click(await screen.findByRole('button', { name: 'Add the first record' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('New')
  })

  it.each<[string, EmptyOptions]>([
    ['may not add one', { host: { can: (permission) => !permission.endsWith(':add') } }],
    ['finds no button for a new one', { changes: { toolbar: { new: false } } }],
    ['finds no call that adds one', { changes: { url: { list: '/e/list' } } }],
  ])('B2.2-grid says no more than that to whoever %s', async (_, options) => {
    await openEmpty('', options)
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument()
    // What is fetched for it has been there: another list shows it.
    await openEmpty('')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Add the first record' })).toHaveLength(1))
  })

  it.each([
    ['a query', '?name=pump'],
    ['a filter of a column', '?filter-name=contains.pump'],
    ['both, sorted, on a later page', '?name=pump&filter-place=isnull&page-no=3'],
  ])('B2.2-grid shows all records again where %s leaves none', async (_, search) => {
    const user = await openEmpty(`${search}&sort-by=name.desc`)
    expect(await screen.findByText('Nothing was found', { selector: 'div' })).toBeInTheDocument()
    await user.click(await showAll())
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument()
    expect(address).toBe('?sort-by=name.desc')
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  it('B2.2-grid shows all records again where words are looked for that stand in none', async () => {
    const user = await openEmpty('?search-text=xyz', { changes: { search: true } })
    await user.click(await showAll())
    await waitFor(() => expect(address).toBe(''))
  })

  it('B2.2-grid shows all records where the query that the page starts with leaves none', async () => {
    const user = await openEmpty('', { changes: { queryConfig: [{ key: 'name', defaultValue: 'pump' }] } })
    await user.click(await showAll())
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(address).toBe('?name=')
  })
})
