import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageHost } from '../../../runtime/session/PageHost'
import { tokenAtom } from '../../../runtime/session/session'
import { writeStored } from '../../../runtime/session/storage'
import { changeLanguage } from '../../../runtime/text/i18n'
import { drawPagesAs } from '../../support/fakePages'
import { failing, inSideMenu, leaveSession, ok, openProduct, sideMenu, typeSignIn } from './product'

/** A page that can be typed into, and makes a call when asked to. */
function FakePage({ code }: { code: string }) {
  const { calls } = usePageHost()
  return (
    <>
      <p>page {code}</p>
      <input aria-label="remark" />
      <button type="button" onClick={() => void calls.get('/rows').catch(() => undefined)}>
        fetch rows
      </button>
    </>
  )
}

// @fake-pages
drawPagesAs(FakePage)

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

describe('P2-sidemenu', () => {
  it('shows what the server gave; hidden items stay away', async () => {
    const { user } = await openProduct('/')
    const menu = await inSideMenu()
    expect(menu.getByText('试验设备')).toBeVisible()
    expect(menu.queryByText('隐藏页')).toBeNull()
    await user.click(await menu.findByText('试验订单'))
    expect(await screen.findByText('page order')).toBeVisible()
    expect(document.title).toBe('试验订单 - Pagewright')
  })

  it('shows the page on the screen', async () => {
    await openProduct('/p/order')
    expect(await (await inSideMenu()).findByText('试验订单')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '试验订单' })).toBeVisible()
  })

  it('scrolls to the page on the screen when it is gone to, and leaves the menu alone from then on', async () => {
    const rectOf = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      if (this.matches('.pw-sider-menu')) return new DOMRect(0, 0, 208, 800)
      return this.matches('.pw-menu-shown') ? new DOMRect(0, 1000 - (sider?.scrollTop ?? 0), 192, 40) : new DOMRect()
    })
    let sider: Element | undefined
    await openProduct('/p/order')
    sider = await sideMenu()
    await waitFor(() => expect(sider?.scrollTop).toBe(240))
    sider.scrollTop = 0
    await act(async () => {
      await changeLanguage('de-DE')
      await new Promise(requestAnimationFrame)
    })
    expect(sider.scrollTop).toBe(0)
    rectOf.mockRestore()
  })

  it('opens external items in a new window, and says so to who cannot see their arrow', async () => {
    await openProduct('/')
    const link = (await inSideMenu()).getByRole('link', { name: /^外部手册/ })
    expect(link).toHaveAttribute('href', 'https://wiki.example/manual')
    expect(link).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(link).toHaveAccessibleName('外部手册（在新窗口打开）'))
  })

  it('P9-locale titles follow the language without a reload', async () => {
    await openProduct('/p/order')
    await sideMenu()
    await act(() => changeLanguage('de-DE'))
    expect(within(screen.getByRole('navigation', { name: 'Menü' })).getByText('Prüfaufträge')).toBeVisible()
    expect(document.title).toBe('Prüfaufträge - Pagewright')
  })
})

describe('P4-responsive', () => {
  it('keeps the menu folded as the user left it', async () => {
    const { user } = await openProduct('/')
    await user.click(await screen.findByRole('button', { name: '收起菜单' }))
    expect(screen.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
    expect(JSON.parse(localStorage.getItem('pro__SIDEBAR_TYPE') ?? '')).toMatchObject({ value: false })
  })
})

describe('P4-logout', () => {
  async function askToSignOut() {
    const opened = await openProduct('/p/order', { '/sys/logout': null })
    await opened.user.click(await screen.findByRole('button', { name: '王小明' }))
    await opened.user.click(await screen.findByText('退出登录'))
    const question = await screen.findByText('真的要注销登录吗 ?')
    await waitFor(() => expect(question).toBeVisible())
    expect(question.closest('[role="dialog"]')).toHaveTextContent(/提示.*真的要注销登录吗 \?/)
    return opened
  }

  it('asks first, then ends at the sign-in page although the server fails', async () => {
    const { user, address } = await askToSignOut()
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(localStorage.getItem('pro__Access-Token')).toBeNull()
  })

  it('staying keeps everything as it is', async () => {
    const { user } = await askToSignOut()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(screen.getByText('page order')).toBeVisible()
    expect(localStorage.getItem('pro__Access-Token')).not.toBeNull()
  })
})

describe('P7-transport a call that fails', () => {
  it.each([
    [403, {}, '拒绝访问'],
    [404, {}, '很抱歉，资源未找到!'],
    [504, {}, '网络超时'],
    [500, { message: '磁盘已满' }, '磁盘已满'],
  ])('with %i is told in one notice titled 系统提示, also where the page that made it says nothing', async (status, body, said) => {
    const { user, asked } = await openProduct('/p/order', { '/rows': () => ({ status, body }) })
    await user.click(await screen.findByText('fetch rows'))
    const notice = (await screen.findByText(said)).closest('[role="alert"]') as HTMLElement
    expect(within(notice).getByText('系统提示')).toBeVisible()
    await user.click(screen.getByText('fetch rows'))
    await waitFor(() => expect(asked.filter(({ path }) => path === '/rows')).toHaveLength(2))
    expect(screen.getAllByText(said)).toHaveLength(1)
    await user.click(within(screen.getByText(said).closest('[role="alert"]') as HTMLElement).getByRole('button'))
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })
})

describe('P7-transport an expired session', () => {
  it.each([
    ['401', failing(401), '未授权，请重新登录'],
    ['500', { status: 500, body: { message: 'Token失效，请重新登录!' } }, '很抱歉，登录已过期，请重新登录'],
  ])('told by %s is renewed over the page, and nothing typed is lost', async (_status, answer, said) => {
    const { user, asked } = await openProduct('/p/order', { '/rows': () => answer })
    await user.type(await screen.findByLabelText('remark'), 'half a sentence')
    await user.click(screen.getByText('fetch rows'))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(said)).toBeVisible())
    expect(dialog.getByLabelText('用户名')).toBeDisabled()
    await user.type(dialog.getByLabelText('密码'), 'secret')
    await user.click(dialog.getByRole('button', { name: '重新登录' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('remark')).toHaveValue('half a sentence')
    expect(screen.getByText('fetch rows')).toHaveFocus()
    expect(asked.find(({ path }) => path === '/sys/login')?.body).toEqual({ username: 'admin', password: 'secret' })
  })
})

describe('P7-transport an expired session, renewed in another tab', () => {
  const expire = async () => {
    const opened = await openProduct('/p/order', { '/rows': () => failing(401) })
    await opened.user.type(await screen.findByLabelText('remark'), 'half a sentence')
    await opened.user.click(screen.getByText('fetch rows'))
    await screen.findByRole('dialog')
    return opened
  }
  const signInElsewhere = (token: string, user: object) => {
    writeStored('Access-Token', token)
    writeStored('Login_Userinfo', user)
    act(() => void window.dispatchEvent(new StorageEvent('storage')))
  }

  it('goes on by itself for the same user, and nothing typed is lost', async () => {
    await expire()
    signInElsewhere('t9', { id: 'u1', username: 'admin', realname: '王小明' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('remark')).toHaveValue('half a sentence')
  })

  it('is never taken up from another user', async () => {
    const { product } = await expire()
    signInElsewhere('t9', { id: 'u2', username: 'staff', realname: '李四' })
    expect(product.store.get(tokenAtom)).toBe('t1')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('home', () => {
  it('lists the pages visited last, newest first, and every area', async () => {
    const { user } = await openProduct('/p/order')
    await user.click((await inSideMenu()).getByText('试验设备'))
    await screen.findByText('page equipment')
    await user.click((await inSideMenu()).getByText('首页'))
    const recent = within(await screen.findByRole('region', { name: '最近访问' }))
    expect(recent.getAllByRole('link').map((link) => link.textContent)).toEqual(['试验设备', '试验订单'])
    expect(within(screen.getByRole('region', { name: '全部功能' })).getByRole('link', { name: '试验订单' })).toBeVisible()
  })
})

it('another user sees nothing of the one before', async () => {
  const { user } = await openProduct('/', {
    '/sys/login': () => ok({ token: 't2', userInfo: { id: 'u2', username: 'staff', realname: '李四' } }),
  })
  await user.click(await screen.findByRole('button', { name: '王小明' }))
  await user.click(await screen.findByText('退出登录'))
  await user.click(await screen.findByRole('button', { name: '退出登录' }))
  await typeSignIn(user)
  expect(await screen.findByRole('button', { name: '李四' })).toBeVisible()
})
