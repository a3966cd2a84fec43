import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ListPage } from '../../../../runtime/pages/ListPage'
import { usePageModel } from '../../../../runtime/pages/usePageModel'
import { PageHostProvider, usePageHost } from '../../../../runtime/session/PageHost'
import type { Layout, LayoutBody } from '../../../../schemas/api/layouts'
import type { ListPageConfig } from '../../../../schemas/page/kinds/list'
import type { Language } from '../../../../schemas/page/Text'
import { renderWithHost } from '../../../support/fakeHost'
import { giveElementsSize } from '../../../support/givenSize'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

const config = {
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

const saved: Layout = {
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

let address = ''

function Screen({ search: first, changes }: { search: string; changes: object }) {
  const host = usePageHost()
  const [search, setSearch] = useState(first)
  address = search
  return (
    <PageHostProvider value={{ ...host, search, changeSearch: setSearch }}>
      <List changes={changes} />
    </PageHostProvider>
  )
}

function List({ changes }: { changes: object }) {
  return <ListPage page={usePageModel({ ...config, ...changes } as unknown as ListPageConfig)} />
}

interface Opened {
  views?: Layout[]
  search?: string
  changes?: object
  language?: Language
}

/** A list over a server that keeps views. */
async function openList({ views: first = [saved], search = '', changes = {}, language = 'en-US' }: Opened = {}) {
  let views = first
  const { host } = await renderWithHost(<Screen search={search} changes={changes} />, {
    language,
    calls: {
      list: (_url, query) => ({
        records: [{ id: 'r1', name: 'pump', place: 'hall', price: 3 }],
        total: 1,
        size: Number(query.pageSize),
        current: 1,
        pages: 1,
      }),
      get: () => views,
      post: (_url, body) => {
        const view = { ...saved, ...(body as LayoutBody), id: `v${views.length + 1}` } as Layout
        views = [...views, view]
        return view
      },
      put: (_url, body) => {
        const view = { ...saved, ...(body as LayoutBody) } as Layout
        views = views.map((one) => (one.id === view.id ? view : one))
        return view
      },
      delete: (_url, query) => {
        views = views.filter(({ id }) => id !== query?.id)
        return null
      },
    },
  })
  await screen.findByText('pump')
  const lastQuery = () => host.made.filter(({ method }) => method === 'list').at(-1)?.args[1] as Record<string, unknown>
  const sent = (method: 'post' | 'put' | 'delete') => host.made.filter((call) => call.method === method).map(({ args }) => args[1])
  return { host, user: userEvent.setup({ pointerEventsCheck: 0 }), lastQuery, sent }
}

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent ?? '')
    .filter((title) => ['Name', 'Place', 'Price'].some((one) => title.startsWith(one)))

async function openMenu(user: ReturnType<typeof userEvent.setup>, name = 'Views') {
  await user.click(screen.getByRole('button', { name }))
}

describe('saved views', () => {
  it('B2.1-layoutmenu offers new, all, and each saved view with edit and delete; a choice applies at once', async () => {
    const { user, lastQuery } = await openList()
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
    expect(address).toBe('?view=v1')
    await openMenu(user)
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place', 'Price']))
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageSize: 15, column: 'createTime' }))
    expect(address).toBe('')
  })

  it('B2.1-layoutmenu deletes after a question', async () => {
    const { user, host, sent } = await openList()
    await openMenu(user)
    await user.click(await screen.findByRole('button', { name: 'Delete: My view' }))
    await waitFor(() => expect(sent('delete')).toEqual([{ id: 'v1' }]))
    expect(host.questions).toMatchObject([{ title: 'Delete it?', content: 'My view' }])
    await openMenu(user)
    await screen.findByRole('button', { name: 'All' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'My view' })).not.toBeInTheDocument())
  })

  it('B4-viewstates a default view is selected on load, and the address can say another', async () => {
    await openList({ views: [{ ...saved, isDefault: 1 }] })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Price']))
  })

  it('B4-viewstates the address carries the view, and one that is gone is said', async () => {
    const { host } = await openList({ views: [{ ...saved, isDefault: 1 }], search: '?view=all' })
    expect(headings()).toEqual(['Name', 'Place', 'Price'])
    expect(host.notices).toEqual([])
    const gone = await openList({ search: '?view=lost' })
    await waitFor(() =>
      expect(gone.host.notices.map(({ text }) => text)).toEqual(['This view is not there any more; the usual one is shown']),
    )
  })

  it('marks columns that have come since, last, and says what is gone', async () => {
    const columns = [{ key: 'added', type: 'input', title: 'Place of storage' }, ...config.columns.filter(({ key }) => key !== 'price')]
    const { host } = await openList({ search: '?view=v1', changes: { columns } })
    await waitFor(() => expect(headings()).toEqual(['Name', 'Place of storage new']))
    expect(host.notices.map(({ text }) => text)).toEqual(['Columns of the view “My view” that are not there any more were left out: price'])
  })
})

describe('the designer of views', () => {
  const openDesigner = async (options: Opened = {}, words = { menu: 'Views', new: 'New' }) => {
    const opened = await openList(options)
    await openMenu(opened.user, words.menu)
    await opened.user.click(await screen.findByRole('button', { name: words.new }))
    const dialog = await screen.findByRole('dialog')
    return {
      ...opened,
      dialog,
      press: (name: string) => opened.user.click(within(dialog).getAllByRole('button', { name }).at(-1) ?? dialog),
    }
  }
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('B2.4-dialog is titled 新建视图, 1100 wide, with its four tabs and buttons', async () => {
    const { dialog } = await openDesigner({ language: 'zh-CN' }, { menu: '视图', new: '新建' })
    expect(within(dialog).getByRole('heading', { name: '新建视图' })).toBeInTheDocument()
    expect(dialog.style.width).toBe('1100px')
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['基础', '显示', '排序', '过滤'])
    for (const name of ['新建', '复制', '保存', '同步视图列表', '删除', '关闭'])
      expect(within(dialog).getByText(name, { selector: 'button span' })).toBeInTheDocument()
    expect(within(dialog).getByRole('radio', { name: '空 默认' })).toBeInTheDocument()
    expect(within(dialog).getByLabelText(/模板名称/)).toHaveValue('')
    expect(within(dialog).getByRole('radio', { name: '否' })).toBeChecked()
    expect(within(dialog).getByLabelText('备注')).toBeInTheDocument()
  })

  it('B5.3-view a name is required and has three characters, said to the letter', async () => {
    const { user, host, dialog, press, sent } = await openDesigner({ language: 'zh-CN' }, { menu: '视图', new: '新建' })
    await press('保存')
    expect(await within(dialog).findByText('请输入模板名称')).toBeInTheDocument()
    await user.type(within(dialog).getByLabelText(/模板名称/), 'ab')
    await press('保存')
    expect(within(dialog).getByText('最少输入三个字符')).toBeInTheDocument()
    expect(host.notices.map(({ text }) => text)).toEqual(['模板名称不能为空！', '模板名称不能为空！'])
    expect(sent('post')).toEqual([])
  })

  it('B2.4-designer B4-viewstates makes a view of chosen columns, sorting and filters, goes back to browsing and shows it', async () => {
    const { user, dialog, press, sent } = await openDesigner({ views: [] })
    await user.type(within(dialog).getByLabelText(/Name/), 'Places')
    await user.click(tab('Columns'))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Name' }))
    await press('Take the selected ones away')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Price' }))
    await press('Move up')
    const width = within(dialog).getByRole('spinbutton', { name: 'Width: Place' })
    expect(width).toHaveValue('200')
    await user.clear(width)
    await user.type(width, '120')
    await user.click(tab('Sorting'))
    const sorting = within(screen.getByRole('tabpanel', { name: 'Sorting' }))
    await user.click(sorting.getByRole('checkbox', { name: 'Place' }))
    await user.click(sorting.getByRole('button', { name: 'Add the selected ones' }))
    await user.click(tab('Filters'))
    const filters = within(screen.getByRole('tabpanel', { name: 'Filters' }))
    await user.click(filters.getByRole('checkbox', { name: 'Price' }))
    await user.click(filters.getByRole('button', { name: 'Add the selected ones' }))
    await user.type(filters.getByLabelText('Value of the first condition'), '5')
    await press('Save')
    await waitFor(() => expect(sent('post')).toHaveLength(1))
    expect(sent('post')[0]).toEqual({
      creatorId: 'u1',
      path: 'equipment',
      name: 'Places',
      remark: '',
      isDefault: 0,
      pageSize: 10,
      disPlay: [
        { columnName: 'price', columnWidth: 200, isLock: 'no' },
        { columnName: 'place', columnWidth: 120, isLock: 'no' },
      ],
      order: [{ columnName: 'place', orderType: 'asc', defaultSortOrder: 'asc' }],
      filter: [{ columnName: 'price', operator1: 'eq', value1: 5 }],
      columns: [
        { columnName: 'name', columnTitle: 'Name' },
        { columnName: 'place', columnTitle: 'Place' },
        { columnName: 'price', columnTitle: 'Price' },
      ],
    })
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Places' })).toBeChecked())
    await press('Close')
    await waitFor(() => expect(headings()).toEqual(['Price', 'Place']))
  })

  it('B2.4-actions asks to select something before anything is moved', async () => {
    const { user, host, dialog, press } = await openDesigner({ language: 'zh-CN' }, { menu: '视图', new: '新建' })
    await user.click(tab('显示'))
    for (const name of ['添加所选', '移除所选', '上移', '下移']) await press(name)
    expect(host.notices.map(({ text }) => text)).toEqual(Array.from({ length: 4 }, () => '请选择数据'))
    expect(dialog).toBeInTheDocument()
  })

  it('B2.4-actions B5.3-view deletes the selected view after 确定删除?, and says what is missing with all selected', async () => {
    const { user, host, dialog, press, sent } = await openDesigner({ language: 'zh-CN' }, { menu: '视图', new: '新建' })
    await user.click(within(dialog).getByRole('radio', { name: /空/ }))
    await press('删除')
    await waitFor(() => expect(host.notices.map(({ text }) => text)).toEqual(['请选择要删除的模板...']))
    await user.click(within(dialog).getByRole('radio', { name: 'My view' }))
    await press('删除')
    await waitFor(() => expect(sent('delete')).toEqual([{ id: 'v1' }]))
    expect(host.questions.at(-1)?.title).toBe('确定删除?')
    await waitFor(() => expect(within(dialog).queryByRole('radio', { name: 'My view' })).not.toBeInTheDocument())
  })

  it('B4-viewstates saving with all selected makes a new view, saving a saved one changes it, a copy is a new one', async () => {
    const { user, dialog, press, sent } = await openDesigner()
    await user.click(within(dialog).getByRole('radio', { name: /Empty/ }))
    await user.type(within(dialog).getByLabelText(/Name/), 'From all')
    await press('Save')
    await waitFor(() => expect(sent('post')).toHaveLength(1))
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'From all' })).toBeChecked())
    await user.click(within(dialog).getByRole('radio', { name: 'My view' }))
    await user.type(within(dialog).getByLabelText('Remark'), 'mine')
    await press('Save')
    await waitFor(() => expect(sent('put')).toMatchObject([{ id: 'v1', name: 'My view', remark: 'mine' }]))
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'My view' })).toBeChecked())
    await press('Copy')
    expect(within(dialog).getByLabelText(/Name/)).toHaveValue('My view (copy)')
    await press('Save')
    await waitFor(() => expect(sent('post')).toHaveLength(2))
  })

  it('B2.4-actions reads the list of views anew', async () => {
    const { host, press } = await openDesigner()
    const reads = () => host.made.filter(({ method }) => method === 'get').length
    const before = reads()
    await press('Reload the views')
    await waitFor(() => expect(reads()).toBe(before + 1))
  })
})
