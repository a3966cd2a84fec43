import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenAtom } from '../../../runtime/session/session'
import { writeStored } from '../../../runtime/session/storage'
import { changeLanguage } from '../../../runtime/text/i18n'
import { drawPagesAs } from '../../support/fakePages'
import { failing, leaveSession, menuItem, ok, openProduct } from './product'
import { FakePage, remark } from './settings/openSettings'

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

const record = { page: 'order', title: '试验订单', id: 'r1', name: 'TO-0001', detail: '高温试验' }
const found = { records: [record], isCut: false, addable: [{ page: 'order', title: '试验订单' }] }

const box = () => screen.findByRole('combobox', { name: '搜索全部' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isActive = async (name: RegExp) =>
  expect((await box()).getAttribute('aria-activedescendant')).toBe((await screen.findByRole('option', { name })).id)

/** The product with the search over it. */
async function openPalette(answers: Parameters<typeof openProduct>[1] = { '/sys/search': () => ok(found) }) {
  const opened = await openProduct('/p/equipment', answers)
  await remark('equipment')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return { ...opened, input: await box() }
}

describe('C-palette', () => {
  it('Ctrl+K opens it, with the recent pages and the actions; the arrows go round, Enter chooses', async () => {
    writeStored('RECENT_PAGES_u1', ['/p/order'])
    const { user, address } = await openPalette()
    const opened = await box()
    await waitFor(() => expect(opened).toHaveFocus())
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '')
    expect(groups.map((id) => document.getElementById(id)?.textContent)).toEqual(['最近打开的页面', '操作'])
    await isActive(/试验设备/)
    await user.keyboard('{ArrowUp}')
    await isActive(/退出登录/)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await isActive(/试验订单/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/p/order'))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: '搜索全部' })).toBeNull())
  })

  it('finds pages by sound and by code, records by the call of the server, and pages to add records to', async () => {
    const { user, input, address, asked } = await openPalette()
    await user.type(input, 'order')
    await waitFor(() => expect(options()).toEqual(['试验订单任务管理', 'TO-0001试验订单 · 高温试验', '新建：试验订单']))
    // What was typed on the way is not asked for.
    expect(asked.filter(({ path }) => path === '/sys/search')).toHaveLength(1)
    await user.click(screen.getByRole('option', { name: /TO-0001/ }))
    await waitFor(() => expect(address()).toBe('/p/order?id=r1'))
  })

  it('what is called as it was typed comes first, however many stand before it in the menu', async () => {
    const others = Array.from({ length: 9 }, (_, index) => menuItem(`part${index}`, `新的设备 ${index}`))
    const devices = menuItem('devices', '设备', {
      route: '0',
      children: [...others, menuItem('device-book', '设备台账'), menuItem('device', '设备')],
    })
    const menu = [menuItem('equipment', '试验设备'), devices]
    const { user, input } = await openPalette({
      '/sys/search': () => ok({ records: [], isCut: false, addable: [] }),
      '/sys/permission/getUserPermissionByToken': () => ok({ menu, auth: [], allAuth: [], roleCodes: [] }),
    })
    await user.type(input, '设备')
    await waitFor(() => expect(options().slice(0, 3)).toEqual(['设备', '设备台账设备', '试验设备']))
  })

  it('an answer to what was typed before is not shown, and what is found nowhere is said', async () => {
    const { user, input } = await openPalette({ '/sys/search': () => ok({ ...found, records: [], addable: [] }) })
    await user.type(input, 'xyz')
    expect(await screen.findByText('没有找到“xyz”')).toBeVisible()
    expect(options()).toEqual([])
  })

  it('says that there is more, and that records cannot be looked for; pages are found all the same', async () => {
    let isUp = true
    const { user, input } = await openPalette({ '/sys/search': () => (isUp ? ok({ ...found, isCut: true }) : failing(500)) })
    await user.type(input, 'order')
    expect(await screen.findByText(/结果不止这些/)).toBeVisible()
    isUp = false
    await user.clear(input)
    await user.type(input, 'equipment')
    expect(await screen.findByText(/暂时无法查找记录/)).toBeVisible()
    expect(options()).toEqual(['试验设备'])
  })

  it('changes the look and asks before signing out', async () => {
    const { user, input, product } = await openPalette()
    await user.type(input, '深色')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(JSON.parse(localStorage.getItem('pro__DEFAULT_LOOK') ?? '{}').value).toBe('dark'))
    await user.click(await screen.findByRole('button', { name: '搜索全部' }))
    await user.type(await box(), '退出')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('真的要注销登录吗 ?')).toBeInTheDocument()
    expect(product.store.get(tokenAtom)).toBe('t1')
  })
})

describe('C-keys', () => {
  it('go to the next and the last page, close and reopen one; not while something is typed', async () => {
    const { address } = await openProduct('/p/equipment')
    const input = await remark('equipment')
    const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init)
    press({ key: 'PageDown', altKey: true })
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
    press({ key: 'PageUp', altKey: true })
    await waitFor(() => expect(address()).toBe('/p/equipment'))
    press({ key: '∑', code: 'KeyW', altKey: true })
    await waitFor(() => expect(address()).toBe('/dashboard/analysis'))
    await waitFor(() => expect(screen.queryByRole('tab', { name: '试验设备' })).toBeNull())
    press({ key: 'T', altKey: true, shiftKey: true })
    await waitFor(() => expect(address()).toBe('/p/equipment'))
    await waitFor(() => expect(input).not.toBeInTheDocument())
    fireEvent.keyDown(await remark('equipment'), { key: '?' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('? shows all of them', async () => {
    await openProduct('/p/equipment')
    await remark('equipment')
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
    const dialog = within(await screen.findByRole('dialog', { name: '键盘快捷键一览' }))
    for (const does of [
      '搜索页面、记录和操作',
      '下一个页签',
      '关闭当前页签',
      '在列表中新建记录',
      '转到列表的查询框',
      '保存表单',
      '向下填充',
    ])
      expect(dialog.getByText(does)).toBeVisible()
    expect(dialog.getByText('Ctrl + K')).toBeVisible()
    expect(dialog.getByText('Alt + PageDown')).toBeVisible()
    await act(() => changeLanguage('de-DE'))
    expect(await dialog.findByText('Strg + K')).toBeVisible()
    expect(dialog.getByText('Umschalt + Leertaste')).toBeVisible()
    const search = await screen.findByRole('button', { name: 'Alles durchsuchen', hidden: true })
    expect(search).toHaveAttribute('title', 'Alles durchsuchen (Strg+K)')
    await act(() => changeLanguage('zh-CN'))
  })

  it('Ctrl+P presses the button that prints, in the dialog over the page where one is open; where none is, the browser prints', async () => {
    await openProduct('/p/equipment')
    await remark('equipment')
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const pressed = vi.fn()
    const addButton = (parent: Element | null, name: string) => {
      const button = document.createElement('button')
      button.setAttribute('aria-keyshortcuts', 'Control+P Meta+P')
      button.addEventListener('click', () => pressed(name))
      parent?.append(button)
    }
    const press = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
    // The browser's own print, which would be quicker, waits for what presses the button.
    expect(press()).toBe(false)
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    addButton(document.querySelector('main'), 'list')
    expect(press()).toBe(false)
    expect(pressed).toHaveBeenLastCalledWith('list')
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.role = 'dialog'
    dialog.ariaModal = 'true'
    dialog.getClientRects = () => [{}] as unknown as DOMRectList
    addButton(dialog, 'form')
    press()
    expect(pressed).toHaveBeenLastCalledWith('form')
    dialog.remove()
    expect(print).toHaveBeenCalledOnce()
  })

  it('the list of keys gives the focus back', async () => {
    const { user } = await openProduct('/p/equipment')
    const button = await screen.findByRole('button', { name: '王小明' })
    button.focus()
    fireEvent.keyDown(button, { key: '?', shiftKey: true })
    await screen.findByRole('dialog', { name: '键盘快捷键一览' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  })
})
