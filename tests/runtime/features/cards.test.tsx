import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { type CallFakes, renderWithHost } from '../../support/fakeHost'

afterEach(() => vi.unstubAllGlobals())

const config = {
  kind: 'list',
  version: 1,
  code: 'equipment',
  title: 'Equipment',
  url: { list: '/e/list', edit: '/e/edit', delete: '/e/delete', deleteBatch: '/e/deleteBatch' },
  columns: [
    { key: 'name', type: 'input', title: 'Name', isOrder: true },
    { key: 'price', type: 'inputNumber', title: 'Price', precision: 2 },
  ],
}
const records = [
  { id: '1', name: 'pump', price: 5 },
  { id: '2', name: 'valve', price: 7 },
]

const treeConfig = {
  ...config,
  columns: [...config.columns, { key: 'pid', type: 'input', title: 'Parent', list: false }],
  tree: { parentKey: 'pid' },
}

function Screen({ shown = config }: { shown?: object }) {
  return <ListPage page={usePageModel(shown as ListPageConfig)} />
}

/** A window that is so many pixels wide. */
function showAt(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
}

async function open(calls: CallFakes = {}, shown?: object) {
  showAt(400)
  const result = await renderWithHost(<Screen shown={shown ?? config} />, {
    language: 'en-US',
    calls: { list: () => ({ records, total: 2, size: 15, current: 1, pages: 1 }), ...calls },
  })
  return { ...result, user: userEvent.setup() }
}

describe('on a narrow screen rows are cards', () => {
  it('with the first column as heading and the others below it, and what can be done with a row', async () => {
    const { user } = await open()
    const list = await screen.findByRole('list', { name: 'Equipment: rows' })
    const [first] = within(list).getAllByRole('listitem')
    const card = within(first as HTMLElement)
    expect(card.getByRole('button', { name: 'pump' })).toBeInTheDocument()
    expect(card.getByRole('term')).toHaveTextContent('Price')
    expect(card.getByRole('definition')).toHaveTextContent('5.00')
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    await user.click(card.getByRole('checkbox'))
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    expect(card.getByRole('button', { name: 'Delete' })).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'pump' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('when a card is deleted, the one in its place has the focus, and the last one where none is left there', async () => {
    let left = [...records, { id: '3', name: 'fan', price: 9 }]
    const { user } = await open({
      list: () => ({ records: left, total: left.length, size: 15, current: 1, pages: 1 }),
      delete: (_url, query) => {
        left = left.filter(({ id }) => id !== (query as { id: string }).id)
        return null
      },
    })
    const remove = async (name: string) => {
      const card = (await screen.findByRole('button', { name })).closest('li') as HTMLElement
      await user.click(within(card).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    }
    const buttonOf = (name: string) =>
      within(screen.getByRole('button', { name }).closest('li') as HTMLElement).getByRole('button', { name: 'Delete' })
    await remove('valve')
    await waitFor(() => expect(buttonOf('fan')).toHaveFocus())
    await remove('fan')
    await waitFor(() => expect(buttonOf('pump')).toHaveFocus())
    await remove('pump')
    await waitFor(() => expect(screen.getByRole('list', { name: 'Equipment: rows' })).toHaveFocus())
  })

  it('sorted by a choice, as there are no headings', async () => {
    const { user, host } = await open()
    await user.click(await screen.findByRole('combobox', { name: 'Sort by' }))
    await user.click(await screen.findByText('Name ↓'))
    await vi.waitFor(() => expect(host.made.at(-1)?.args[1]).toMatchObject({ column: 'name', order: 'desc' }))
  })

  it('nothing found is said', async () => {
    await open({ list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 0 }) } as never)
    expect(await screen.findByText('No data', { selector: 'div' })).toBeInTheDocument()
    expect(document.querySelector('.ant-pagination-simple-pager')).toHaveTextContent(/^\/1$/)
  })

  it('rows that could not be loaded are asked for again', async () => {
    let tries = 0
    const { user } = await open({
      list: () => {
        tries += 1
        if (tries === 1) throw new Error('no line')
        return { records, total: 2, size: 15, current: 1, pages: 1 }
      },
    } as never)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'pump' })).toBeInTheDocument()
  })
})

describe('on a narrow screen the rows of a tree are cards', () => {
  const children: Record<string, object[]> = { '1': [{ id: '3', name: 'seal', price: 1 }], '3': [] }
  const cardOf = (name: string) => within(screen.getByRole('button', { name }).closest('li') as HTMLElement)

  it('that open and fold what is below them by a button with words, and say what they are part of', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { user } = await open({ get: async (_url, params) => gate.then(() => children[String(params?.parentId)]) }, treeConfig)
    await screen.findByRole('button', { name: 'pump' })
    const fold = cardOf('pump').getByRole('button', { name: 'Show children' })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    fold.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('loading...')).toBeInTheDocument()
    expect(cardOf('pump').getByRole('button', { name: 'Hide children' })).toHaveAttribute('aria-expanded', 'true')
    letGo()
    await screen.findByRole('button', { name: 'seal' })
    expect(screen.queryByText('loading...')).not.toBeInTheDocument()
    expect(cardOf('seal').getByText('Part of: pump')).toBeInTheDocument()
    expect(cardOf('pump').queryByText(/Part of/)).not.toBeInTheDocument()
    await user.click(cardOf('seal').getByRole('button', { name: 'Show children' }))
    await vi.waitFor(() => expect(cardOf('seal').queryByRole('button', { name: /children/ })).not.toBeInTheDocument())
    await user.click(cardOf('pump').getByRole('button', { name: 'Hide children' }))
    expect(screen.queryByRole('button', { name: 'seal' })).not.toBeInTheDocument()
  })

  it('and say in the place of the children why these could not be had', async () => {
    const { user } = await open({ get: () => 'what?' }, treeConfig)
    await screen.findByRole('button', { name: 'pump' })
    await user.click(cardOf('pump').getByRole('button', { name: 'Show children' }))
    expect(await screen.findByText('returned data type not recognised')).toBeInTheDocument()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })
})
