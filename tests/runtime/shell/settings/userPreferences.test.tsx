import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadNotifications } from '../../../../runtime/kit/notifications'
import { clearSessionAtom, openSessionAtom } from '../../../../runtime/session/session'
import { sessionLife, writeStored } from '../../../../runtime/session/storage'
import { layoutAtom, themeModeAtom } from '../../../../runtime/shell/settings/preferences'
import { changeLanguage } from '../../../../runtime/text/i18n'
import type { UserPreferences } from '../../../../schemas/api/preferences'
import { drawPagesAs } from '../../../support/fakePages'
import { failing, menu, ok, openProduct } from '../product'
import { FakePage, kept, openSettings, remark, startFresh } from './openSettings'

// @fake-pages
drawPagesAs(FakePage)

beforeEach(startFresh)
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

const withPreferences = (preferences: UserPreferences) => ({
  '/sys/permission/getUserPermissionByToken': () => ok({ menu, roleCodes: ['SOCAdmin'], preferences }),
  '/sys/user/preferences': () => ok({}),
})

describe('C-preferences', () => {
  it('what is chosen is sent to the server, together with what follows at once', async () => {
    const { choose, toggle, asked } = await openSettings()
    await choose('深色', '页面外观')
    await toggle('色弱模式')
    const sent = () =>
      asked.filter(({ path }) => path === '/sys/user/preferences').map(({ body }) => (body as { changes: UserPreferences }).changes)
    await waitFor(() => expect(Object.assign({}, ...sent())).toMatchObject({ DEFAULT_LOOK: 'dark', DEFAULT_COLOR_WEAK: true }), {
      timeout: 5000,
    })
  })

  it('one that cannot be kept disturbs nobody', async () => {
    await loadNotifications()
    const { choose, product } = await openSettings('/p/order', { ...withPreferences({}), '/sys/user/preferences': () => failing(500) })
    await choose('深色', '页面外观')
    const answered = () => product.callLog.read().some(({ address, status }) => address.includes('/sys/user/preferences') && status === 500)
    await waitFor(() => expect(answered()).toBe(true))
    await act(async () => {})
    expect(screen.queryByText('系统提示')).toBeNull()
    expect(product.store.get(themeModeAtom)).toBe('dark')
  })

  it('a new device shows at once what the server keeps, its language too', async () => {
    const { product } = await openProduct(
      '/p/order',
      withPreferences({ DEFAULT_LOOK: 'dark', DEFAULT_LAYOUT_MODE: 'topmenu', LANGUAGE: 'de-DE', GRID_SIZE: 'mini' }),
    )
    await remark('order')
    expect(product.store.get(themeModeAtom)).toBe('dark')
    expect(product.store.get(layoutAtom)).toBe('topmenu')
    expect(kept('GRID_SIZE_u1')).toBe('mini')
    expect(await screen.findByRole('tab', { name: 'Prüfaufträge' })).toBeVisible()
    expect(kept('DEFAULT_LOOK')).toBe('dark')
  })

  it('the next user of the machine begins with nothing of the one before; that one finds everything again', async () => {
    const first = await openProduct('/p/order', withPreferences({ DEFAULT_LOOK: 'dark' }))
    await remark('order')
    expect(first.product.store.get(themeModeAtom)).toBe('dark')
    cleanup()
    writeStored('Login_Userinfo', { id: 'u2', username: 'other', realname: '李四' }, sessionLife)
    const second = await openProduct('/p/order', withPreferences({}))
    await remark('order')
    expect(second.product.store.get(themeModeAtom)).toBe('light')
    expect(kept('DEFAULT_LOOK')).toBeUndefined()
  })

  it('nor does it in a window that stays open between the two', async () => {
    let preferences: UserPreferences = {}
    const { choose, product } = await openSettings('/p/order', {
      ...withPreferences({}),
      '/sys/permission/getUserPermissionByToken': () => ok({ menu, roleCodes: ['SOCAdmin'], preferences }),
    })
    await choose('顶部菜单', '导航模式')
    await waitFor(() => expect(product.store.get(layoutAtom)).toBe('topmenu'))
    product.store.set(clearSessionAtom)
    product.queries.clear()
    preferences = { DEFAULT_LOOK: 'dark' }
    product.store.set(openSessionAtom, { token: 't2', userInfo: { id: 'u2', username: 'other', realname: '李四' } })
    await waitFor(() => expect(product.store.get(themeModeAtom)).toBe('dark'))
    expect(product.store.get(layoutAtom)).toBe('sidemenu')
  })

  it('without the server the copy of this device stands', async () => {
    writeStored('DEFAULT_LOOK', 'dark')
    writeStored('PREFERENCES_OF', 'u1')
    const { product } = await openProduct('/p/order')
    await remark('order')
    expect(product.store.get(themeModeAtom)).toBe('dark')
  })
})
