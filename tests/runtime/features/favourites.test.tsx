import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { ListPage } from '../../../runtime/pages/ListPage'
import { usePageModel } from '../../../runtime/pages/usePageModel'
import type { FavouriteFolder } from '../../../schemas/api/favourites'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import type { Language } from '../../../schemas/page/Text'
import { type FakeHostOptions, renderWithHost } from '../../support/fakeHost'
import { giveElementsSize } from '../../support/givenSize'

const config = {
  kind: 'list',
  version: 1,
  code: 'deal',
  title: { 'zh-CN': '交易', 'en-US': 'Deals', 'de-DE': 'Geschäfte' },
  menu: { path: '/trade/deals' },
  url: { list: '/deal/list' },
  columns: [{ key: 'name', type: 'input', title: 'Name' }],
  queryConfig: [{ key: 'name' }],
}

function Screen({ changes = {} }: { changes?: object }) {
  // A cast: what a page of a test says is no literal of its type.
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

const folderOf = (id: string, changes: Partial<FavouriteFolder> = {}): FavouriteFolder => ({
  id,
  parentId: '',
  name: id,
  title: id,
  icon: 'star',
  userName: 'ann',
  userId: 'u1',
  izTemplate: 0,
  sortNo: 0,
  route: null,
  children: [],
  favourites: [],
  ...changes,
})

let tree: FavouriteFolder[]
const user = userEvent.setup()
beforeAll(() => giveElementsSize())
beforeEach(() => {
  const orders = { id: 'f1', parentId: 'inner', name: 'Orders', title: 'Orders', route: '/p/order', url: '/p/order?status=1' }
  tree = [
    folderOf('outer', { children: [folderOf('inner', { parentId: 'outer', favourites: [orders] })] }),
    folderOf('all', { izTemplate: 1 }),
  ]
})

async function openDeals(
  { calls, host, language = 'en-US', ...others }: FakeHostOptions & { language?: Language } = {},
  changes: object = {},
) {
  return renderWithHost(<Screen changes={changes} />, {
    language,
    user: { id: 'u1', username: 'ann', realname: 'Ann', orgCode: null, roles: [] },
    ...others,
    host: {
      search: '?name=pump',
      tab: { showAlone: () => {}, showHelp: () => {}, close: async () => {} },
      can: (right) => right !== 'user:favorite',
      ...host,
    },
    calls: {
      list: () => ({ records: [], total: 0, size: 15, current: 1, pages: 0 }),
      get: () => ({ treeData: tree }),
      post: (path: string) => ({ id: path.includes('Folders') ? 'made' : 'kept' }),
      ...calls,
    },
  })
}
async function openPanel(name = 'Favourites') {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
// In tests antd gives every dialog the same id for its title.
const titled = async (name: string) => within((await screen.findByRole('heading', { name })).closest('[role="dialog"]') as HTMLElement)
async function openCard() {
  const panel = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Add to favourites' }))
  return titled('Add to favourites')
}
type Card = Awaited<ReturnType<typeof openCard>>
const sentTo = (host: { made: { method: string; args: unknown[] }[] }, path: string) =>
  host.made.filter(({ method, args }) => method === 'post' && String(args[0]).includes(path)).map(({ args }) => args[1])
const chooseIcon = async (card: Card, icon: string) => {
  await user.type(card.getByRole('combobox', { name: 'Icon' }), icon)
  await user.click((await screen.findAllByTitle(icon)).at(-1) as HTMLElement)
}
const save = (card: Card) => user.click(card.getByRole('button', { name: 'Save' }))

describe('B2.1-favmenu the favourites dropdown', () => {
  it('opens the panel of the page: keeping it, what is kept, and the list of all', async () => {
    const opened: string[] = []
    await openDeals({ host: { openTab: (path) => void opened.push(path) } })
    const panel = await openPanel()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add to favourites' })).toHaveFocus())
    await user.click(await panel.findByText('Orders'))
    expect(opened).toEqual(['/p/order?status=1'])
    await user.click((await openPanel()).getByRole('button', { name: 'All favourites' }))
    expect(opened.at(-1)).toBe('/better/favoriteFolder/FavoriteFilesList?type=collect')
  })

  it('says where the page is kept already, and that nothing is', async () => {
    const here = {
      id: 'f2',
      parentId: 'all',
      name: 'Pumps',
      title: 'Deals',
      route: '/trade/deals',
      url: '/trade/deals?name=pump',
    }
    tree = [folderOf('all', { favourites: [here] })]
    const { unmount } = await openDeals()
    expect(await (await openPanel()).findByText('This page is kept as “Pumps”')).toBeInTheDocument()
    unmount()
    tree = []
    await openDeals()
    expect(await (await openPanel()).findByText('No favourites yet')).toBeInTheDocument()
  })

  it('offers to try again where they cannot be fetched', async () => {
    let isDown = true
    const get = () => {
      if (isDown) throw new CallError('offline', 'No connection')
      return { treeData: tree }
    }
    await openDeals({ calls: { get } })
    const panel = await openPanel()
    expect(await panel.findByText('No connection')).toBeInTheDocument()
    isDown = false
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Orders')).toBeInTheDocument()
  })

  it('is away where the page does not want it, and where it stands in no tab of its own', async () => {
    const { unmount } = await openDeals({}, { toolbar: { favourites: false } })
    expect(screen.queryByRole('button', { name: 'Favourites' })).not.toBeInTheDocument()
    unmount()
    await openDeals({ host: { tab: undefined } })
    expect(screen.queryByRole('button', { name: 'Favourites' })).not.toBeInTheDocument()
  })
})

describe('B2.5-card the card', () => {
  it('is titled 添加收藏夹', async () => {
    await openDeals({ language: 'zh-CN' })
    const panel = await openPanel('收藏')
    await user.click(await panel.findByRole('button', { name: '添加收藏夹' }))
    expect(await screen.findByRole('heading', { name: '添加收藏夹' })).toBeInTheDocument()
  })

  it('B3-favourite keeps the list with its path, its query and its names in every language', async () => {
    const { host } = await openDeals()
    const card = await openCard()
    expect(card.getByRole('textbox', { name: /^Name/ })).toHaveValue('Deals')
    await user.click(await card.findByText('inner'))
    await save(card)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add to favourites' })).not.toBeInTheDocument())
    expect(sentTo(host, 'Content/add')).toEqual([
      {
        name: 'Deals',
        parentId: 'inner',
        title: '交易',
        titleEn: 'Deals',
        titleDe: 'Geschäfte',
        route: '/trade/deals',
        url: '/trade/deals?name=pump',
        componentName: 'deal',
        component: 'PageView',
        internalOrExternal: false,
        keepAlive: true,
      },
    ])
    expect(host.notices).toEqual([{ kind: 'success', text: 'Added' }])
  })

  it.each([
    ['by the menu of the tree', 'New folder inside', 0],
    ['by keys alone, in the menu of what the arrows are on', 'New folder inside', 0],
    ['by a button', 'New folder beside', 1],
  ])('B2.5-card makes a folder %s: %s', async (way, entry, handleType) => {
    const { host } = await openDeals()
    const card = await openCard()
    const inner = await card.findByText('inner')
    if (way === 'by a button') {
      await user.click(inner)
      await user.click(card.getByRole('button', { name: entry }))
    } else {
      if (way.startsWith('by keys')) {
        card.getByRole('tree').focus()
        await user.keyboard('{ArrowDown}')
        fireEvent.contextMenu(card.getByRole('tree'))
      } else await user.pointer({ target: inner, keys: '[MouseRight]' })
      await user.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await user.type(await card.findByRole('textbox', { name: /^Name of the folder/ }), 'Mine')
    await chooseIcon(card, 'heart')
    tree = [...tree, folderOf('made', { name: 'Mine' })]
    await user.click(card.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(card.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument())
    expect(sentTo(host, 'Folders/add')).toEqual([{ parentId: 'inner', name: 'Mine', icon: 'heart', izTemplate: 0, handleType }])
    await save(card)
    await waitFor(() => expect(sentTo(host, 'Content/add')).toMatchObject([{ parentId: 'made' }]))
  })

  it('B2.5-card shows the folder that was made in one which had none, and the keyboard goes on in its tree', async () => {
    await openDeals()
    const card = await openCard()
    await user.click(await card.findByText('inner'))
    await user.click(card.getByRole('button', { name: 'New folder inside' }))
    await user.type(await card.findByRole('textbox', { name: /^Name of the folder/ }), 'Mine')
    await chooseIcon(card, 'heart')
    const [outer] = tree
    const [inner] = outer?.children ?? []
    tree = [{ ...outer, children: [{ ...inner, children: [folderOf('made', { name: 'Mine' })] }] }] as typeof tree
    await user.click(card.getByRole('button', { name: 'Create' }))
    expect(await card.findByText('Mine')).toBeInTheDocument()
    await waitFor(() => expect(card.getByRole('tree')).toHaveFocus())
  })

  it('asks for the first folder where there is none, and for a template only whom the right for them is given', async () => {
    tree = []
    const { host } = await openDeals({ host: { can: () => true } })
    const card = await openCard()
    expect(await card.findByText('There is no folder yet: make one first')).toBeInTheDocument()
    await user.type(card.getByRole('textbox', { name: /^Name of the folder/ }), 'All')
    await chooseIcon(card, 'team')
    await user.click(card.getByRole('checkbox', { name: 'Template folder, seen by everybody' }))
    await user.click(card.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(sentTo(host, 'Folders/add')).toEqual([{ parentId: '', name: 'All', icon: 'team', izTemplate: 1, handleType: 0 }]),
    )
  })

  it('keeps what was typed when the server refuses, and says it at the field; a second press sends nothing twice', async () => {
    let answer: (value: unknown) => void = () => {}
    let isFirst = true
    const errors = [{ path: '/parentId', code: 'folderGone', message: 'The folder is no longer there: choose another one' }]
    const post = () => {
      if (!isFirst) return { id: 'kept' }
      isFirst = false
      return new Promise((_resolve, reject) => {
        answer = () => reject(new CallError('refused', 'no', { errors } as never))
      })
    }
    const { host } = await openDeals({ calls: { post } })
    const card = await openCard()
    await user.click(await card.findByText('inner'))
    await save(card)
    await save(card)
    expect(sentTo(host, 'Content/add')).toHaveLength(1)
    tree = [folderOf('all')]
    answer(undefined)
    expect(await card.findByText('The folder is no longer there: choose another one')).toBeInTheDocument()
    expect(card.getByRole('textbox', { name: /^Name/ })).toHaveValue('Deals')
    await waitFor(() => expect(card.queryByText('inner')).not.toBeInTheDocument())
    await user.click(card.getByText('all'))
    await save(card)
    await waitFor(() => expect(sentTo(host, 'Content/add')).toMatchObject([{}, { parentId: 'all', name: 'Deals' }]))
  })
})

describe('B5.4-fav the card', () => {
  it('says what is missing, to the letter', async () => {
    const { host } = await openDeals({ language: 'zh-CN' })
    const panel = await openPanel('收藏')
    await user.click(await panel.findByRole('button', { name: '添加收藏夹' }))
    const card = await titled('添加收藏夹')
    await user.clear(card.getByRole('textbox', { name: /^名称/ }))
    await user.click(await card.findByRole('button', { name: '新建文件夹' }))
    await user.click(card.getByRole('button', { name: '新建节点' }))
    await user.click(card.getByRole('button', { name: '保存' }))
    for (const text of ['请输入名称!', '请选择文件夹!', '请请输入节点名称!', '请选择图标!'])
      expect(await card.findByText(text)).toBeInTheDocument()
    expect(sentTo(host, '/')).toEqual([])
  })

  it('takes twenty characters and no more, and cuts nothing off', async () => {
    const { host } = await openDeals({ language: 'zh-CN' })
    const panel = await openPanel('收藏')
    await user.click(await panel.findByRole('button', { name: '添加收藏夹' }))
    const card = await titled('添加收藏夹')
    const name = card.getByRole('textbox', { name: /^名称/ })
    await user.click(await card.findByText('inner'))
    await user.clear(name)
    await user.type(name, 'x'.repeat(21))
    expect(await card.findByText('名称最多 20 个字符')).toBeInTheDocument()
    expect(name).toHaveValue('x'.repeat(21))
    await user.type(name, '{Backspace}')
    await user.click(card.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sentTo(host, 'Content/add')).toMatchObject([{ name: 'x'.repeat(20) }]))
  })
})
