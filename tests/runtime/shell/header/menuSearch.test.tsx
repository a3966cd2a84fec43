import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reachedMenuSelect } from '../../../../runtime/shell/header/MenuSearchBox'
import { changeLanguage } from '../../../../runtime/text/i18n'
import { leaveSession, openProduct } from '../product'

// @fake-pages

// A test types into the box that it has found: see `preloadReached`.
beforeAll(async () => void (await reachedMenuSelect.preload()))
beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await changeLanguage('zh-CN')
})

/** The select listens to key codes, which simulated typing leaves out. */
const pressEnter = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', keyCode: 13, which: 13 })

const listed = () => screen.queryAllByText(/./, { selector: '.pw-found' }).map((entry) => entry.getAttribute('title'))

describe('P2-topbar the menu search', () => {
  it.each([
    ['the name', '设备', '试验设备'],
    ['pinyin initials', 'sysb', '试验设备'],
    ['whole pinyin', 'dingdan', '任务管理 / 试验订单'],
    ['the group', '任务', '任务管理 / 试验订单'],
  ])('finds an entry by %s', async (_by, typed, found) => {
    const { user } = await openProduct('/')
    await user.type(await screen.findByRole('combobox', { name: '搜索菜单' }), typed)
    await waitFor(() => expect(listed()).toEqual([found]))
  })

  it('goes there with Enter, without a mouse', async () => {
    const { user } = await openProduct('/')
    await user.type(await screen.findByRole('combobox', { name: '搜索菜单' }), 'sysb')
    await waitFor(() => expect(listed()).toEqual(['试验设备']))
    pressEnter()
    expect(await screen.findByText('page equipment')).toBeVisible()
  })

  it('speaks the language on the screen, and says when nothing matches', async () => {
    const { user } = await openProduct('/')
    await act(() => changeLanguage('de-DE'))
    const search = () => screen.findByRole('combobox', { name: 'Menü suchen' })
    await user.type(await search(), 'prüf')
    await waitFor(() => expect(listed()).toEqual(['Aufgabenverwaltung / Prüfaufträge']))
    await user.type(await search(), 'xyz')
    expect(await screen.findByText('Kein passender Menüeintrag')).toBeVisible()
  })

  it('is a dialog on a small screen, the one that searches everything, which closes when an entry is chosen', async () => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...wide(query), matches: /max-width|reduced-motion/.test(query) }))
    const { user } = await openProduct('/')
    await user.click(await screen.findByRole('button', { name: '搜索全部' }))
    await user.type(await screen.findByRole('combobox', { name: '搜索全部' }), 'sysb')
    await screen.findByRole('option', { name: '试验设备' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('page equipment')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('P2-topbar the workbench label leads to the workbench', async () => {
  const { user, address } = await openProduct('/p/order')
  await user.click(await within(await screen.findByRole('banner')).findByRole('link', { name: '工作台' }))
  expect(address()).toBe('/dashboard/workplace')
})
