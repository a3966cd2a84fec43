import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenAtom } from '../../../runtime/session/session'
import { readStored, writeStored } from '../../../runtime/session/storage'
import { changeLanguage } from '../../../runtime/text/i18n'
import { deviceOf } from '../../../schemas/wire/deviceOf'
import { leaveSession, menu, ok, openProduct, typeSignIn } from './product'

// @fake-pages

const expireCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser does when it is closed
  document.cookie = 'pw-open=; path=/; max-age=0'
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  expireCookie()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const session = (id: string, isCurrent: boolean) => {
  return { id, userAgent: windows, ip: '10.0.0.7', createTime: '2026-11-20 08:00:00', lastUsedAt: '2026-11-23 09:30:00', isCurrent }
}

const withLife = (endsIn: number, idleSeconds: number | null) => () =>
  ok({ menu, roleCodes: ['SOCAdmin'], session: { endsIn, idleSeconds } })

/** What watches the session is fetched beside the page. */
const watched = () =>
  act(async () => {
    await import('../../../runtime/shell/sessions/SessionWatch')
    await new Promise((resolve) => setTimeout(resolve))
  })

describe('C-sessions', () => {
  it('the user menu shows where one is signed in; one session is ended, or all others', async () => {
    leaveSession()
    let sessions = [session('s1', true), session('s2', false), session('s3', false)]
    const { user, asked } = await openProduct('/p/order', {
      '/sys/session/own': () => ok({ sessions }),
    })
    await user.click(await screen.findByRole('button', { name: '王小明' }))
    await user.click(await screen.findByRole('menuitem', { name: /登录的设备/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '登录的设备' }))
    await dialog.findByText('本设备')
    expect(dialog.getAllByText('Chrome · Windows')).toHaveLength(3)
    for (const line of dialog.getAllByRole('listitem'))
      expect(line).toHaveTextContent(/10\.0\.0\.7 · 登录于 2026-11-20 08:00:00 · 最近使用于 2026-11-23 09:30:00/)
    expect(dialog.getAllByRole('button', { name: /结束会话：/ })).toHaveLength(2)
    sessions = sessions.slice(0, 2)
    await user.click(dialog.getAllByRole('button', { name: /结束会话：/ })[1] as HTMLElement)
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: '结束其他所有会话' }))
    await screen.findAllByText('结束其他所有会话？')
    sessions = sessions.slice(0, 1)
    await user.click(screen.getByRole('button', { name: '结束会话' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    expect(dialog.getByRole('button', { name: '结束其他所有会话' })).toBeDisabled()
    await waitFor(() => expect(dialog.getByRole('list')).toHaveFocus())
    expect(asked.filter(({ path }) => path === '/sys/session/own').length).toBeGreaterThanOrEqual(5)
    expect(await screen.findByText('其他会话均已结束')).toBeVisible()
    // Who closes it goes on at the menu that led here. A journey does so with Escape: here all dialogs have one id, and none is the uppermost.
    await user.click(dialog.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '王小明' })).toHaveFocus())
  })

  it('says when they were used as the reader writes times', async () => {
    leaveSession()
    writeStored('language', 'de-DE', null)
    await changeLanguage('de-DE')
    const { user } = await openProduct('/p/order', { '/sys/session/own': () => ok({ sessions: [session('s1', true)] }) })
    await user.click(await screen.findByRole('button', { name: '王小明' }))
    await user.click(await screen.findByRole('menuitem', { name: /Angemeldete Geräte/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Angemeldete Geräte' }))
    expect(await dialog.findByText('Angemeldet 20.11.2026, 08:00')).toBeInTheDocument()
    expect(dialog.getByText('Zuletzt genutzt 23.11.2026, 09:30')).toBeInTheDocument()
    await changeLanguage('zh-CN')
  })

  it('P4-token-query a link for another device is copied, and made anew when its time is over', async () => {
    leaveSession()
    let made = 0
    const { user } = await openProduct('/p/order', {
      '/sys/portal/ticket': () => ok({ ticket: `ticket${++made}`, seconds: made === 1 ? 0.2 : 60 }),
    })
    await user.click(await screen.findByRole('button', { name: '王小明' }))
    await user.click(await screen.findByRole('menuitem', { name: /在其他设备上打开/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '在其他设备上打开' }))
    await user.click(await dialog.findByRole('button', { name: '生成新链接' }))
    const link = await dialog.findByRole('textbox', { name: '登录链接' })
    expect(link).toHaveValue(`${window.location.origin}/p/order?t=ticket2`)
    await user.click(dialog.getByRole('button', { name: '复制链接' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/p/order?t=ticket2`)
  })

  it.each([
    [windows, 'Chrome · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · macOS'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 EdgA/140.0', 'Edge · Android'],
    ['curl/8.5.0', null],
    [null, null],
  ])('a device is told by its browser and its system: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('C-sharedcomputer', () => {
  it('the box is sent with the sign-in; the session ends when the browser is closed', async () => {
    const { user, asked } = await openProduct('/user/login')
    await user.click(await screen.findByRole('checkbox', { name: '这是公用电脑' }))
    expect(screen.getByText('关闭浏览器或 30 分钟未使用后将自动退出')).toBeVisible()
    await typeSignIn(user)
    await waitFor(() => expect(asked.find(({ path }) => path === '/sys/login')?.body).toMatchObject({ isShared: true }))
    await waitFor(() => expect(readStored('Access-Token')).toBe('t1'))
    const reloaded = await openProduct('/p/order')
    expect(reloaded.product.store.get(tokenAtom)).toBe('t1')
    expireCookie()
    const reopened = await openProduct('/p/order')
    expect(reopened.product.store.get(tokenAtom)).toBeNull()
    expect(readStored('Login_Userinfo')).toBeNull()
  })

  it('without the box nothing is said of it, and the session outlives the browser', async () => {
    const { user, asked } = await openProduct('/user/login')
    await typeSignIn(user)
    await waitFor(() => expect(readStored('Access-Token')).toBe('t1'))
    expect(asked.find(({ path }) => path === '/sys/login')?.body).not.toHaveProperty('isShared')
    expireCookie()
    expect((await openProduct('/p/order')).product.store.get(tokenAtom)).toBe('t1')
  })

  it('who does not touch anything is warned and then signed out; whoever stays keeps the session', async () => {
    leaveSession()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
    let stays = 0
    const { product } = await openProduct('/p/order', {
      '/sys/permission/getUserPermissionByToken': withLife(1800, 1800),
      '/sys/session/stay': () => {
        stays += 1
        return ok({ endsIn: 1800, idleSeconds: 1800 })
      },
    })
    await screen.findByText('page order')
    await watched()
    const pass = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * 60_000))
    await pass(26)
    fireEvent.click(await screen.findByRole('button', { name: '保持登录' }))
    await waitFor(() => expect(stays).toBe(1))
    await waitFor(() => expect(screen.queryByText('即将自动退出')).toBeNull())
    await pass(26)
    expect(await screen.findByText(/您的登录将在 [45] 分钟内结束。是否继续使用？/)).toBeInTheDocument()
    await pass(5)
    await waitFor(() => expect(product.store.get(tokenAtom)).toBeNull())
    expect(await screen.findByText('由于长时间未使用，您已自动退出。')).toBeInTheDocument()
  })

  it('what a clock that was wrong had noted, an hour ahead, keeps no session of a computer that nobody touches', async () => {
    leaveSession()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
    writeStored('LAST_ACTIVITY', Date.now() + 3_600_000)
    const { product } = await openProduct('/p/order', {
      '/sys/permission/getUserPermissionByToken': withLife(1800, 1800),
      '/sys/session/stay': () => ok({ endsIn: 1800, idleSeconds: 1800 }),
    })
    await screen.findByText('page order')
    await watched()
    await act(async () => vi.advanceTimersByTime(31 * 60_000))
    await waitFor(() => expect(product.store.get(tokenAtom)).toBeNull())
  })

  it('who types for long without a call tells the server', async () => {
    leaveSession()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
    let stays = 0
    const { product } = await openProduct('/p/order', {
      '/sys/permission/getUserPermissionByToken': withLife(1800, 1800),
      '/sys/session/stay': () => {
        stays += 1
        return ok({ endsIn: 1800, idleSeconds: 1800 })
      },
    })
    await screen.findByText('page order')
    await watched()
    for (let minute = 0; minute < 40; minute++) {
      fireEvent.keyDown(document.body, { key: 'a' })
      await act(async () => vi.advanceTimersByTime(60_000))
    }
    expect(stays).toBeGreaterThanOrEqual(5)
    expect(screen.queryByText('即将自动退出')).toBeNull()
    expect(product.store.get(tokenAtom)).toBe('t1')
  })

  it('the end of the seven days is said as well', async () => {
    leaveSession()
    await openProduct('/p/order', { '/sys/permission/getUserPermissionByToken': withLife(200, null) })
    await screen.findByText('page order')
    expect(await screen.findByText(/您的登录将在 \d 分钟内结束/, undefined, { timeout: 15_000 })).toBeInTheDocument()
  }, 20_000)

  it('the last minute is one minute', async () => {
    leaveSession()
    await changeLanguage('de-DE')
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
    await openProduct('/p/order', { '/sys/permission/getUserPermissionByToken': withLife(50, null) })
    await screen.findByText('page order')
    await watched()
    await act(async () => vi.advanceTimersByTime(10_000))
    expect(await screen.findByText('Ihre Sitzung endet in höchstens einer Minute. Möchten Sie weiterarbeiten?')).toBeInTheDocument()
    await act(() => changeLanguage('zh-CN'))
  })
})
