import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { themeColours } from '../../../../runtime/kit/theme/Theme'
import { writeStored } from '../../../../runtime/session/storage'
import { drawPagesAs } from '../../../support/fakePages'
import { openProduct } from '../product'
import { FakePage, kept, openSettings, remark, startFresh } from './openSettings'

// @fake-pages
drawPagesAs(FakePage)

const root = document.documentElement

const shownColour = () => root.dataset.colour

beforeEach(startFresh)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('P2-settings the look', () => {
  it('switches to the dark look at once, keeps what is typed, and remembers it', async () => {
    const opened = await openSettings()
    expect(root).toHaveAttribute('data-theme', 'light')
    await opened.user.type(await remark('order'), 'half a sentence')
    await opened.choose('深色', '页面外观')
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(await remark('order')).toHaveValue('half a sentence')
    expect(kept('DEFAULT_LOOK')).toBe('dark')
    await opened.choose('浅色', '页面外观')
    expect(root).toHaveAttribute('data-theme', 'light')
  })

  it('the next visit looks as the last one was left', async () => {
    writeStored('DEFAULT_LOOK', 'dark')
    writeStored('DEFAULT_COLOR', '#722ED1')
    await openProduct('/p/order')
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(shownColour()).toBe('#722ED1')
  })

  it('a look that was chosen in another tab is taken up at once; what is typed stays', async () => {
    const opened = await openProduct('/p/order')
    await opened.user.type(await remark('order'), 'half a sentence')
    writeStored('DEFAULT_LOOK', 'dark')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pro__DEFAULT_LOOK' })))
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(await remark('order')).toHaveValue('half a sentence')
  })

  it('follows the device as it turns dark and light, when asked to', async () => {
    let turn: () => void = () => undefined
    let isDark = false
    const match = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(prefers-color-scheme: dark)'
        ? {
            get matches() {
              return isDark
            },
            addEventListener: (_name: string, tell: () => void) => {
              turn = tell
            },
            removeEventListener() {},
          }
        : match(query),
    )
    const { choose } = await openSettings()
    await choose('跟随系统', '页面外观')
    expect(root).toHaveAttribute('data-theme', 'light')
    isDark = true
    act(() => turn())
    expect(root).toHaveAttribute('data-theme', 'dark')
  })

  it('offers the eight colours by name, the blue one chosen; each holds at once', async () => {
    const { drawer, user } = await openSettings()
    const colours = within(drawer.getByRole('radiogroup', { name: /主题色/ })).getAllByRole('radio')
    expect(colours.map((radio) => radio.getAttribute('value'))).toEqual([...themeColours])
    expect(colours[0]).toBeChecked()
    expect(colours[0]).toHaveAccessibleName('拂晓蓝（默认）')
    for (const [index, colour] of themeColours.entries()) {
      await user.click(colours[index] as HTMLElement)
      expect(shownColour()).toBe(colour)
      expect(colours[index]).toBeChecked()
    }
    expect(kept('DEFAULT_COLOR')).toBe('#722ED1')
  })

  it('the colour-weak mode is switched on and off', async () => {
    const { toggle } = await openSettings()
    await toggle('色弱模式')
    expect(root).toHaveAttribute('data-weak')
    expect(kept('DEFAULT_COLOR_WEAK')).toBe(true)
    await toggle('色弱模式')
    expect(root).not.toHaveAttribute('data-weak')
  })

  it('a look that cannot be shown is refused in words, and nothing changes', async () => {
    const { choose, drawer } = await openSettings()
    const set = vi.spyOn(root, 'toggleAttribute').mockImplementation(() => {
      throw new Error('broken')
    })
    await choose('极光绿', '主题色')
    set.mockRestore()
    expect(await screen.findByText('Failed to update theme')).toBeVisible()
    expect(shownColour()).toBe('#1890FF')
    expect(drawer.getByRole('radio', { name: '拂晓蓝（默认）' })).toBeChecked()
    expect(kept('DEFAULT_COLOR')).toBeUndefined()
  })

  it('P9-storage what is stored and is no choice counts as absent', async () => {
    writeStored('DEFAULT_COLOR', 'javascript:alert(1)')
    writeStored('DEFAULT_LOOK', 7)
    writeStored('DEFAULT_LAYOUT_MODE', 'sideways')
    await openProduct('/p/order')
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(shownColour()).toBe('#1890FF')
    expect(await screen.findByRole('complementary')).toBeVisible()
  })

  it('P9-storage a device that keeps nothing takes every setting all the same', async () => {
    const { choose, toggle } = await openSettings()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await choose('深色', '页面外观')
    await choose('极光绿', '主题色')
    await toggle('多页签模式')
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(shownColour()).toBe('#52C41A')
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull())
  })
})
