import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inSideMenu, leaveSession, openProduct } from './product'

// @fake-pages

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

const strip = () => within(screen.getByRole('region', { name: '已打开的页面' }))
const titles = () =>
  strip()
    .getAllByRole('tab')
    .map((tab) => tab.textContent)

it.each([
  ['2', '试验订单', ['首页', '试验订单']],
  ['3', '试验设备', ['首页', '试验设备']],
  ['4', '试验设备', ['首页', '试验设备']],
])('P2-tabs key %s on the tab %s leaves %j; home stays', async (key, title, left) => {
  const { user } = await openProduct('/p/equipment')
  await screen.findByText('page equipment')
  await user.click(await (await inSideMenu()).findByText('试验订单'))
  await screen.findByText('page order')
  fireEvent.contextMenu(strip().getByRole('tab', { name: title }))
  const names = (await screen.findAllByRole('menuitem', { name: /关闭(左侧|右侧|其它)/ })).map(({ textContent }) => textContent)
  expect(names).toEqual(['关闭左侧2', '关闭右侧3', '关闭其它4'])
  fireEvent.keyDown(document, { key })
  await waitFor(() => expect(titles()).toEqual(left))
})

it.each([
  ['试验订单', '试验设备'],
  ['试验设备', '试验订单'],
])('P2-tabs when the tab %s is closed by its key, the keys go on at %s', async (title, next) => {
  const { user } = await openProduct('/p/equipment')
  await screen.findByText('page equipment')
  await user.click(await (await inSideMenu()).findByText('试验订单'))
  await screen.findByText('page order')
  strip().getByRole('tab', { name: title }).focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(titles()).toEqual(['首页', next]))
  await waitFor(() => expect(strip().getByRole('tab', { name: next })).toHaveFocus())
})

it('P2-tabs the first key of the shell opens a closed page again in its place, although its code is still on its way', async () => {
  const { user } = await openProduct('/p/equipment')
  await screen.findByText('page equipment')
  await user.click(await (await inSideMenu()).findByText('试验订单'))
  await screen.findByText('page order')
  strip().getByRole('tab', { name: '试验设备' }).focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(titles()).toEqual(['首页', '试验订单']))
  fireEvent.keyDown(document.body, { key: 'Alt', altKey: true })
  fireEvent.keyDown(document.body, { key: 'Shift', altKey: true, shiftKey: true })
  fireEvent.keyDown(document.body, { key: 'T', code: 'KeyT', altKey: true, shiftKey: true })
  await waitFor(() => expect(titles()).toEqual(['首页', '试验设备', '试验订单']))
})

it('P2-tabs the context menu of a tab gives the focus back to it', async () => {
  const { user } = await openProduct('/p/equipment')
  await screen.findByText('page equipment')
  const tab = strip().getByRole('tab', { name: '试验设备' })
  tab.focus()
  fireEvent.contextMenu(tab)
  const pin = await screen.findByRole('menuitem', { name: '固定' })
  await waitFor(() => expect(pin.closest('ul')).toContainElement(document.activeElement as HTMLElement))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: '固定' })).toBeNull())
  expect(tab).toHaveFocus()
})

it('P9-storage what the shell keeps on the device has the prefix and the known names', async () => {
  sessionStorage.clear()
  const { user } = await openProduct('/p/equipment')
  await screen.findByText('page equipment')
  await user.click(screen.getByRole('button', { name: '收起菜单' }))
  const keys = (storage: Storage) => Object.keys(storage).sort()
  await waitFor(() =>
    expect(keys(localStorage)).toEqual(
      expect.arrayContaining(['pro__/p/equipment', 'pro__Access-Token', 'pro__DEVICE', 'pro__Login_Userinfo', 'pro__SIDEBAR_TYPE']),
    ),
  )
  expect(keys(sessionStorage)).toEqual(expect.arrayContaining(['pro__KEEP_ALIVE', 'pro__LOGIN_USER_BUTTON_AUTH', 'pro__SYS_BUTTON_AUTH']))
  expect([...keys(localStorage), ...keys(sessionStorage)].filter((key) => !key.startsWith('pro__'))).toEqual([])
})
