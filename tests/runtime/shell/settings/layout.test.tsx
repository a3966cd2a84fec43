import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../../runtime/text/i18n'
import { drawPagesAs } from '../../../support/fakePages'
import { inSideMenu } from '../product'
import { FakePage, kept, openSettings, remark, startFresh } from './openSettings'

// @fake-pages
drawPagesAs(FakePage)

beforeEach(startFresh)
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

const press = (name: string) => screen.findByRole('button', { name })

describe('P2-settings the layout', () => {
  it('takes the menu from the side to the top and back; what is typed stays', async () => {
    const { choose, user } = await openSettings()
    await user.type(await remark('order'), 'half a sentence')
    await choose('顶部菜单', '导航模式')
    expect(screen.queryByRole('complementary')).toBeNull()
    const banner = within(screen.getByRole('banner', { hidden: true }))
    expect(await within(banner.getByRole('navigation', { name: '菜单', hidden: true })).findByText('试验设备')).toBeInTheDocument()
    expect(await remark('order')).toHaveValue('half a sentence')
    expect(kept('DEFAULT_LAYOUT_MODE')).toBe('topmenu')
    await choose('侧边菜单', '导航模式')
    expect(screen.getByRole('complementary', { hidden: true })).toBeInTheDocument()
    expect(await remark('order')).toHaveValue('half a sentence')
  })

  it('P9-storage every preference is kept under a key of its own, the menu and the language too', async () => {
    const { choose, toggle, user } = await openSettings()
    const first = new Set(Object.keys(localStorage))
    await choose('顶部菜单', '导航模式')
    await choose('侧边菜单', '导航模式')
    for (const [value, group] of [
      ['深色', '菜单风格'],
      ['流式', '内容区域宽度'],
      ['赤红', '主题色'],
      ['深色', '页面外观'],
    ] as const)
      await choose(value, group)
    for (const name of ['下滑时隐藏顶栏', '固定侧边菜单', '固定顶栏', '色弱模式', '多页签模式']) await toggle(name)
    await user.keyboard('{Escape}')
    await user.click(await press('收起菜单'))
    const kind = (key: string) => [key, key === 'pro__language' ? localStorage.getItem(key) : kept(key.replace('pro__', ''))]
    await act(() => changeLanguage('de-DE'))
    const chosen = Object.keys(localStorage).filter((key) => !first.has(key))
    expect(Object.fromEntries(chosen.map(kind))).toEqual({
      pro__SIDEBAR_TYPE: false,
      pro__DEFAULT_THEME: 'dark',
      pro__DEFAULT_LAYOUT_MODE: 'sidemenu',
      pro__DEFAULT_CONTENT_WIDTH_TYPE: 'Fluid',
      pro__DEFAULT_FIXED_HEADER: false,
      pro__DEFAULT_FIXED_SIDEMENU: false,
      pro__DEFAULT_FIXED_HEADER_HIDDEN: true,
      pro__DEFAULT_COLOR: '#e60012',
      pro__DEFAULT_COLOR_WEAK: true,
      pro__DEFAULT_MULTI_PAGE: false,
      pro__DEFAULT_LOOK: 'dark',
      pro__language: 'de-DE',
    })
    expect([kept('DEVICE'), first.has('pro__DEVICE')]).toEqual(['desktop', true])
  })

  it('B9-density rows of lists are medium, small, mini or tiny, and medium again with the defaults', async () => {
    const { drawer, choose, user } = await openSettings()
    const sizes = within(drawer.getByRole('radiogroup', { name: /列表行高/ }))
    expect(sizes.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['标准', '紧凑', '更紧凑', '最紧凑'])
    await choose('最紧凑', '列表行高')
    expect(sizes.getByRole('radio', { name: '最紧凑' })).toBeChecked()
    await user.click(drawer.getByRole('button', { name: '恢复默认设置' }))
    expect(sizes.getByRole('radio', { name: '标准' })).toBeChecked()
  })

  it('C-zones the time zone is that of the browser until another one is chosen, and again with the defaults', async () => {
    const { drawer, user } = await openSettings()
    const box = drawer.getByRole('combobox', { name: '时区' })
    expect(drawer.getByText(/^跟随浏览器/)).toBeInTheDocument()
    await user.type(box, 'Berlin')
    await user.click(await screen.findByTitle('Europe/Berlin'))
    expect(kept('TIME_ZONE')).toBe('Europe/Berlin')
    await user.click(drawer.getByRole('button', { name: '恢复默认设置' }))
    expect(kept('TIME_ZONE')).toBeUndefined()
  })

  it('what has no meaning without another setting says so and waits', async () => {
    const { drawer, choose, toggle } = await openSettings()
    await toggle('固定顶栏')
    expect(drawer.getByRole('switch', { name: '下滑时隐藏顶栏' })).toBeDisabled()
    expect(drawer.getByText('需要先固定顶栏')).toBeVisible()
    await choose('顶部菜单', '导航模式')
    expect(drawer.getByRole('switch', { name: '固定侧边菜单' })).toBeDisabled()
  })

  it('goes back to the defaults: side menu, light, fixed width, fixed side menu', async () => {
    const { drawer, choose, toggle, user } = await openSettings()
    await choose('深色', '页面外观')
    await choose('顶部菜单', '导航模式')
    await choose('流式', '内容区域宽度')
    await toggle('多页签模式')
    await user.click(drawer.getByRole('button', { name: '恢复默认设置' }))
    for (const name of ['浅色', '侧边菜单', '定宽']) for (const radio of drawer.getAllByRole('radio', { name })) expect(radio).toBeChecked()
    expect(drawer.getByRole('switch', { name: '固定侧边菜单' })).toBeChecked()
    expect(drawer.getByRole('switch', { name: '多页签模式' })).toBeChecked()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})

describe('P2-settings multi-tab mode', () => {
  const openTwo = async () => {
    const opened = await openSettings('/p/equipment')
    await opened.user.keyboard('{Escape}')
    await opened.user.click(await (await inSideMenu()).findByText('试验订单'))
    return opened
  }
  const open = async (user: Awaited<ReturnType<typeof openTwo>>['user']) => {
    await user.click(await press('界面设置'))
    return screen.findByRole('switch', { name: '多页签模式' })
  }

  it('off: the page on the screen stays with what is typed, the others close', async () => {
    const { user } = await openTwo()
    await user.type(await remark('order'), 'half a sentence')
    await user.click(await open(user))
    await waitFor(() => expect(screen.queryByRole('tablist', { hidden: true })).toBeNull())
    expect(await remark('order')).toHaveValue('half a sentence')
    expect(screen.queryByLabelText('remark on equipment')).toBeNull()
    expect(kept('DEFAULT_MULTI_PAGE')).toBe(false)
    await user.click(screen.getByRole('switch', { name: '多页签模式' }))
    expect(await screen.findByRole('tablist', { hidden: true })).toBeInTheDocument()
    expect(await remark('order')).toHaveValue('half a sentence')
  })

  it('typed input on another page is asked about first', async () => {
    const { user } = await openTwo()
    await user.click(await screen.findByRole('tab', { name: '试验设备' }))
    await user.type(await remark('equipment'), 'x')
    await user.click(screen.getByRole('tab', { name: '试验订单' }))
    const toggle = await open(user)
    await user.click(toggle)
    await user.click(await press('留在此页'))
    expect(toggle).toBeChecked()
    expect(screen.getByLabelText('remark on equipment')).toHaveValue('x')
    await user.click(toggle)
    const leave = await screen.findAllByRole('button', { name: '离开' })
    await user.click(leave.at(-1) as HTMLElement)
    await waitFor(() => expect(toggle).not.toBeChecked())
    expect(screen.queryByLabelText('remark on equipment')).toBeNull()
  })
})
