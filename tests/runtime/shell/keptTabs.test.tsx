import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionLife, writeStored } from '../../../runtime/session/storage'
import { drawPagesAs } from '../../support/fakePages'
import { leaveSession, menu, menuItem, ok, openProduct } from './product'
import { FakePage, remark } from './settings/openSettings'

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

const strip = () => within(screen.getByRole('region', { name: '已打开的页面' }))
const tab = (title: string) => strip().getByRole('tab', { name: title })
const titles = () =>
  strip()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)

async function choose(title: string, action: string | RegExp) {
  fireEvent.contextMenu(tab(title))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

/** Opens home, the equipment and the orders; a reload leaves everything in memory behind. */
async function openBoth() {
  const opened = await openProduct('/p/equipment?q=new')
  await remark('equipment')
  await opened.user.click(await screen.findByRole('link', { name: '试验订单' }))
  await remark('order')
  return opened
}

async function reload(path: string, answers = {}) {
  cleanup()
  return openProduct(path, answers)
}

describe('P2-opentabs', () => {
  it('open pages are there again after a reload, each loaded when it is gone to, at its own query', async () => {
    await openBoth()
    const { user, address } = await reload('/p/order')
    await remark('order')
    expect(titles()).toEqual(['首页', '试验设备', '试验订单'])
    expect(screen.queryByLabelText('remark on equipment')).toBeNull()
    await user.click(tab('试验设备'))
    await remark('equipment')
    expect(address()).toBe('/p/equipment?q=new')
  })

  it('signing in again finds them in a new window too; somebody else finds none of them', async () => {
    await openBoth()
    sessionStorage.clear()
    await reload('/p/order')
    await remark('order')
    expect(titles()).toContain('试验设备')
    writeStored('Login_Userinfo', { id: 'u2', username: 'other', realname: '李四' }, sessionLife)
    await reload('/p/order')
    await remark('order')
    expect(titles()).toEqual(['首页', '试验订单'])
  })

  it('a kept page that only its code leads to is called as when it was open, for the same user alone', async () => {
    writeStored('PAGE_TITLES_u1', { stock: { 'zh-CN': '库存' } })
    for (const id of ['u1', 'u2']) writeStored(`OPEN_TABS_${id}`, [{ address: '/p/stock' }])
    await reload('/dashboard/analysis')
    await waitFor(() => expect(titles()).toEqual(['首页', '库存']))
    sessionStorage.clear()
    writeStored('Login_Userinfo', { id: 'u2', username: 'other', realname: '李四' }, sessionLife)
    await reload('/dashboard/analysis')
    await waitFor(() => expect(titles()).toEqual(['首页', 'stock']))
  })

  it('a kept page that the menu leads to by another address is called as there', async () => {
    writeStored('OPEN_TABS_u1', [{ address: '/p/stock' }])
    const menu = [menuItem('depot', '库存', { meta: { title: '库存', page: 'stock' } })]
    await reload('/dashboard/analysis', {
      '/sys/permission/getUserPermissionByToken': () => ok({ menu, roleCodes: ['SOCAdmin'] }),
    })
    await waitFor(() => expect(titles()).toEqual(['首页', '库存']))
  })

  it('a page that the menu does not have any more, and what somebody wrote into the storage, opens no tab', async () => {
    await openBoth()
    writeStored('OPEN_TABS_u1', [{ address: '/gone/page' }, { address: '//evil.example' }, 7, { address: '/p/order' }], null, 'session')
    await reload('/dashboard/analysis', {
      '/sys/permission/getUserPermissionByToken': () => ok({ menu: menu.slice(0, 1), roleCodes: ['SOCAdmin'] }),
    })
    await waitFor(() => expect(titles()).toEqual(['首页', '试验订单']))
  })

  it('a pinned page stands first, stays when others close, has a pin for a cross, and is pinned after a reload', async () => {
    const { user } = await openBoth()
    await choose('试验订单', '固定')
    await waitFor(() => expect(titles()).toEqual(['首页', '试验订单', '试验设备']))
    fireEvent.keyDown(tab('试验订单'), { key: 'Delete' })
    await choose('首页', /关闭其它/)
    await waitFor(() => expect(titles()).toEqual(['首页', '试验订单']))
    await reload('/dashboard/analysis')
    await waitFor(() => expect(titles()).toEqual(['首页', '试验订单']))
    expect(strip().queryByRole('button', { name: '关闭 试验订单' })).toBeNull()
    await user.click(strip().getByRole('button', { name: '取消固定 试验订单' }))
    await user.click(strip().getByRole('button', { name: '关闭 试验订单' }))
    await waitFor(() => expect(titles()).toEqual(['首页']))
  })

  it('Alt, Shift and an arrow move a page, which is said; it keeps the focus and never passes home', async () => {
    await openBoth()
    tab('试验订单').focus()
    fireEvent.keyDown(tab('试验订单'), { key: 'ArrowLeft', altKey: true, shiftKey: true })
    expect(titles()).toEqual(['首页', '试验订单', '试验设备'])
    expect(tab('试验订单')).toHaveFocus()
    expect(strip().getByText('已移动 试验订单')).toBeInTheDocument()
    fireEvent.keyDown(tab('试验订单'), { key: 'ArrowLeft', altKey: true, shiftKey: true })
    fireEvent.keyDown(tab('首页'), { key: 'ArrowRight', altKey: true, shiftKey: true })
    expect(titles()).toEqual(['首页', '试验订单', '试验设备'])
  })

  it('what was closed last is opened again, the one before after it, in their old places and at the queries that they had', async () => {
    const { user, address } = await openBoth()
    await user.click(strip().getByRole('button', { name: '关闭 试验设备' }))
    await waitFor(() => expect(titles()).toEqual(['首页', '试验订单']))
    await user.click(strip().getByRole('button', { name: '关闭 试验订单' }))
    await waitFor(() => expect(titles()).toEqual(['首页']))
    await choose('首页', '重新打开最近关闭的页面')
    await waitFor(() => expect(address()).toBe('/p/order'))
    await choose('首页', '重新打开最近关闭的页面')
    await waitFor(() => expect(address()).toBe('/p/equipment?q=new'))
    expect(titles()).toEqual(['首页', '试验设备', '试验订单'])
    fireEvent.contextMenu(tab('首页'))
    expect(await screen.findByRole('menuitem', { name: '重新打开最近关闭的页面' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('a duplicate opens in a window of its own, at the same query', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await openBoth()
    await choose('试验设备', '在新窗口中打开副本')
    expect(open).toHaveBeenCalledWith('/p/equipment?q=new', '_blank', 'noopener')
  })
})
