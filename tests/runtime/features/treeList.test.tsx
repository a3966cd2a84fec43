import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
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
async function openTree(answer: (parentId: string) => unknown, tree: object = config.tree) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const result = await renderWithHost(<Screen config={{ ...config, tree }} />, {
    language: 'en-US',
    calls: {
      list: () => ({ records: roots, total: 3, size: 15, current: 1, pages: 1 }),
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

  it('adds a child under a row', async () => {
    const { host } = await openTree(() => [])
    await user.click(rowOf('Phones').getByRole('button', { name: 'Add child' }))
    const form = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }))
    await user.type(await form.findByLabelText('Name'), 'Cases')
    expect(form.getByLabelText('Parent')).toHaveValue('phones')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(host.made).toContainEqual({ method: 'add', args: ['/t/add', { name: 'Cases', pid: 'phones' }] }))
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
})
