import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readOpened, writeOpened } from '../../../runtime/features/tree/openedAddress'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import { PageHostProvider } from '../../../runtime/session/PageHost'
import type { Row } from '../../../schemas/api/Result'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

beforeAll(() => giveElementsSize())

function Screen({ config }: { config: unknown }) {
  return <ListPage page={usePageModel(config as ListPageConfig)} />
}

const config = {
  kind: 'list',
  version: 1,
  code: 'types',
  title: 'Types',
  url: { list: '/t/list', add: '/t/add' },
  columns: [
    { key: 'name', type: 'input', title: 'Name' },
    { key: 'pid', type: 'input', title: 'Parent', list: false },
  ],
  tree: { parentKey: 'pid', labelKey: 'name', hasChildKey: 'hasChild' },
}

const roots = [
  { id: 'furniture', name: 'Furniture', hasChild: '1' },
  { id: 'phones', name: 'Phones', hasChild: '0' },
  { id: 'empty', name: 'Empty', hasChild: '1' },
]

const user = userEvent.setup()

/** The children wait until the test lets them come. */
async function openTree(
  answer: (parentId: string) => unknown,
  tree: object = config.tree,
  listed: (query: Record<string, unknown>) => readonly Row[] = () => roots,
) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const result = await renderWithHost(<Screen config={{ ...config, tree }} />, {
    language: 'en-US',
    calls: {
      list: (_url, query) => ({ records: [...listed(query ?? {})], total: 3, size: 15, current: 1, pages: 1 }),
      add: (_url, row) => ({ id: 'added', ...row }),
      get: async (_url, params) => {
        await gate
        return answer(String(params?.parentId))
      },
    },
  })
  await screen.findByText('Furniture')
  return { ...result, letGo }
}

const rowOf = (name: string) => within(screen.getByText(name).closest('[role="row"]') as HTMLElement)

describe('a tree list', () => {
  it('B2.11-tree shows a placeholder, then the children, and hides them again', async () => {
    const { letGo } = await openTree(() => ({ records: [{ id: 'chairs', name: 'Chairs', hasChild: '0' }], total: 1 }))
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    expect(screen.getByText('loading...')).toBeInTheDocument()
    letGo()
    expect(await screen.findByText('Chairs')).toBeInTheDocument()
    expect(screen.queryByText('loading...')).not.toBeInTheDocument()
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Collapse' }))
    expect(screen.queryByText('Chairs')).not.toBeInTheDocument()
  })

  it('P7-socket B2.11-tree shows a row that somebody moves below an open one, or to the top, and asks nothing more of others', async () => {
    const stools = { id: 'stools', name: 'Stools', pid: 'phones', hasChild: '0' }
    let now: Row = stools
    const asked: unknown[] = []
    const { letGo, host } = await openTree(
      () => ({ records: now.pid === 'furniture' ? [now] : [{ id: 'chairs', name: 'Chairs', pid: 'furniture', hasChild: '0' }], total: 1 }),
      config.tree,
      (query) => {
        asked.push(query.id)
        if (query.id !== undefined) return [now]
        return now.pid === '' ? [...roots, now] : roots
      },
    )
    letGo()
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    await screen.findByText('Chairs')
    const move = (pid: string) => {
      now = { ...now, pid }
      act(() => host.rowEvents.emit({ socketKey: 'types', listUrl: '/t/list', kind: 'edit', row: { id: 'stools' } }))
    }
    move('empty')
    await waitFor(() => expect(asked).toEqual([undefined, 'stools']))
    move('furniture')
    await screen.findByText('Stools')
    expect(asked).toEqual([undefined, 'stools', 'stools', undefined])
    now = stools
    move('')
    await waitFor(() => expect(asked.at(-1)).toBeUndefined())
    expect(screen.getByText('Stools')).toBeInTheDocument()
  })

  it('B2.11-tree opens and folds with the arrow keys, which else go on to the next cell', async () => {
    const { letGo } = await openTree(() => [{ id: 'chairs', name: 'Chairs', hasChild: '0' }])
    letGo()
    await user.click(rowOf('Furniture').getAllByRole('gridcell')[1] as HTMLElement)
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByText('Chairs')).toBeInTheDocument()
    await user.keyboard('{ArrowLeft}')
    expect(screen.queryByText('Chairs')).not.toBeInTheDocument()
    await user.keyboard('{ArrowLeft}')
    expect(rowOf('Furniture').getByRole('button', { name: 'Expand' })).not.toHaveFocus()
  })

  it('B2.11-tree shows what a row stands below that a search has found', async () => {
    const rows = [
      { id: 'chairs', name: 'Chairs', hasChild: '0', treePath: 'House / Furniture' },
      { id: 'house', name: 'House', hasChild: '0' },
    ]
    await renderWithHost(<Screen config={config} />, {
      language: 'en-US',
      calls: { list: () => ({ records: rows, total: 2, size: 15, current: 1, pages: 1 }) },
    })
    await screen.findByText('Chairs')
    expect(rowOf('Chairs').getByText('House / Furniture /')).toBeInTheDocument()
    expect(rowOf('House').queryByText(/\//)).not.toBeInTheDocument()
  })

  it('B2.11-tree says how many children there are where not all have come, and lets nobody choose the words', async () => {
    const { letGo } = await openTree(() => ({ records: [{ id: 'chairs', name: 'Chairs', hasChild: '0' }], total: 1204 }))
    letGo()
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    expect(await screen.findByText('The first 1 of 1,204 are shown; search for more')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('4 selected')).toBeInTheDocument()
  })

  it('B2.11-tree does not know the number of children that nobody has counted to the end', async () => {
    const counted = { records: [{ id: 'chairs', name: 'Chairs', hasChild: '0' }], total: 10_000, totalIsCapped: true }
    const { letGo } = await openTree(() => counted)
    letGo()
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    expect(await screen.findByText('The first 1 of 10,000+ are shown; search for more')).toBeInTheDocument()
  })

  it('B2.11-tree makes a row without children a leaf', async () => {
    const { letGo } = await openTree(() => [])
    letGo()
    expect(rowOf('Phones').queryByRole('button', { name: 'Expand' })).not.toBeInTheDocument()
    await user.click(rowOf('Empty').getByRole('button', { name: 'Expand' }))
    await waitFor(() => expect(rowOf('Empty').queryByRole('button', { name: /Expand|Collapse/ })).not.toBeInTheDocument())
    expect(screen.queryByText('loading...')).not.toBeInTheDocument()
  })

  it('B5.8-errors names an answer that is neither a list nor a page of rows', async () => {
    const { letGo } = await openTree(() => 'what?')
    letGo()
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    expect(await screen.findByText('returned data type not recognised')).toBeInTheDocument()
  })

  it('B2.11-tree does not let the placeholder be chosen', async () => {
    await openTree(() => [])
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('3 selected')).toBeInTheDocument()
  })

  it('B2.11-tree adds a child under a row, and shows it there', async () => {
    const added: Row[] = []
    const { host, letGo } = await openTree(
      () => [...added],
      config.tree,
      () => roots.map((row) => (row.id === 'phones' && added.length > 0 ? { ...row, hasChild: '1' } : row)),
    )
    letGo()
    await user.click(rowOf('Phones').getByRole('button', { name: 'Add child' }))
    const form = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await user.type(await form.findByLabelText('Name'), 'Cases')
    expect(form.getByLabelText('Parent')).toHaveValue('phones')
    added.push({ id: 'cases', name: 'Cases', hasChild: '0' })
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'add', args: ['/t/add', { name: 'Cases', pid: 'phones' }] }))
    await waitFor(() => expect(rowOf('Phones').getByRole('button', { name: 'Collapse' })).toBeInTheDocument())
    expect(await screen.findByText('Cases')).toBeInTheDocument()
  })

  it('B7.1-treeload asks its url with the id of the row that is opened and with the condition of the page', async () => {
    const { host, letGo } = await openTree(() => [{ id: 'chairs', name: 'Chairs' }], { ...config.tree, condition: { name: 'C' } })
    letGo()
    expect(host.made.find(({ method }) => method === 'list')?.args[1]).toMatchObject({ condition: '{"name":"C"}' })
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    await screen.findByText('Chairs')
    const asked = host.made.flatMap(({ args }) => (args[0] === '/t/list' ? [args[1]] : []))
    expect(asked.at(-1)).toMatchObject({ parentId: 'furniture', condition: '{"name":"C"}' })
  })

  const below: Record<string, object[]> = {
    furniture: [{ id: 'chairs', name: 'Chairs', hasChild: '1' }],
    chairs: [{ id: 'stools', name: 'Stools', hasChild: '0' }],
  }

  async function openAt(search: string) {
    const changeSearch = vi.fn()
    const result = await renderWithHost(<Screen config={config} />, {
      language: 'en-US',
      host: { search, changeSearch },
      calls: {
        list: () => ({ records: roots, total: 3, size: 15, current: 1, pages: 1 }),
        get: (_url, params) => below[String(params?.parentId)] ?? [],
      },
    })
    await screen.findByText('Furniture')
    return { ...result, changeSearch }
  }

  it('P2-opened what is opened stands in the address: loaded again, or sent to somebody, it shows the same rows', async () => {
    const { changeSearch, unmount } = await openAt('?name=x')
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Expand' }))
    await screen.findByText('Chairs')
    await user.click(rowOf('Chairs').getByRole('button', { name: 'Expand' }))
    await screen.findByText('Stools')
    expect(changeSearch).toHaveBeenLastCalledWith('?name=x&opened-rows=furniture.chairs', { isStep: false })
    unmount()
    await openAt('?name=x&opened-rows=furniture.chairs')
    expect(await screen.findByText('Stools')).toBeInTheDocument()
  })

  it('P2-opened asks nothing of rows in its address that are not there any more, and closes what was open', async () => {
    const { host, changeSearch } = await openAt('?opened-rows=gone.furniture')
    await screen.findByText('Chairs')
    const asked = host.made.flatMap(({ method, args }) =>
      method === 'get' && args[0] === '/t/list' ? [(args[1] as { parentId: string }).parentId] : [],
    )
    expect(asked).toEqual(['furniture'])
    await user.click(rowOf('Furniture').getByRole('button', { name: 'Collapse' }))
    expect(screen.queryByText('Chairs')).not.toBeInTheDocument()
    expect(changeSearch).toHaveBeenLastCalledWith('?opened-rows=gone', { isStep: false })
  })

  it('P2-opened follows another address, as the way back brings it', async () => {
    const { host, rerender } = await openAt('')
    const at = (search: string) => (
      <PageHostProvider value={{ ...host, search }}>
        <Screen config={config} />
      </PageHostProvider>
    )
    rerender(at('?opened-rows=furniture'))
    expect(await screen.findByText('Chairs')).toBeInTheDocument()
    rerender(at(''))
    await waitFor(() => expect(screen.queryByText('Chairs')).not.toBeInTheDocument())
  })
})

describe('the opened rows of an address', () => {
  it('P2-opened are the first that it has room for, and those alone that an address can name', () => {
    expect(readOpened(writeOpened('', ['a', 'b.c', 'd-1', 'x'.repeat(41)]))).toEqual(['a', 'd-1'])
    const many = Array.from({ length: 400 }, (_, index) => `row-${index}-of-a-large-tree-with-long-ids`)
    const address = writeOpened('?name=x', many)
    expect(address.length).toBeLessThan(2_100)
    expect(readOpened(address)).toEqual(many.slice(0, 50))
    expect(readOpened(`?opened-rows=${many.join('.')}`)).toEqual(many.slice(0, 50))
    expect(writeOpened(address, [])).toBe('?name=x')
  })
})
