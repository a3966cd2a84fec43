import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveElementsSize } from '../../../support/givenSize'
import { headings, type OpenedViews, openMenu, openViews } from './openViews'

beforeAll(() => giveElementsSize())
beforeEach(() => localStorage.clear())

describe('the designer of views', () => {
  const openDesigner = async (options: OpenedViews = {}, words = { menu: 'Views', new: 'New' }) => {
    const opened = await openViews(options)
    await openMenu(opened.user, words.menu)
    await opened.user.click(await screen.findByRole('button', { name: words.new }))
    const list = await screen.findByRole('radiogroup', { name: /Saved views|视图列表/ })
    const dialog = list.closest<HTMLElement>('[role="dialog"]') ?? list
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
