import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, openProduct } from '../product'

// @own-modules: the box is reached for the first time.

beforeEach(() => {
  localStorage.clear()
  leaveSession()
})
afterEach(() => vi.unstubAllGlobals())

it('P2-topbar who comes past the menu search by Tab keeps the focus in it, and is not held up by an open list', async () => {
  await openProduct('/')
  const box = await screen.findByRole('combobox', { name: '搜索菜单' })
  act(() => box.focus())
  const select = () => screen.getByRole('combobox', { name: '搜索菜单' })
  await waitFor(() => expect(select()).not.toBe(box))
  expect(select()).toHaveFocus()
  expect(select()).toHaveAttribute('aria-expanded', 'false')
})
