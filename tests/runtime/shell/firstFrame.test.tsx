import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FirstFrame } from '../../../runtime/shell/layout/FirstFrame'
import { isPageComingAtom } from '../../../runtime/shell/startEarly'
import { leaveSession, openProduct, sideMenu } from './product'

// @fake-pages

afterEach(() => vi.unstubAllGlobals())

it('C-waiting the frame before there are scripts is the one that goes on until there is a menu', () => {
  const page = new DOMParser().parseFromString(readFileSync('runtime/index.html', 'utf8'), 'text/html')
  const { container } = render(<FirstFrame />)
  expect(page.querySelector('#root')?.firstElementChild?.outerHTML).toBe(container.innerHTML)
  expect(container.innerHTML).toContain('aria-hidden="true"')
})

it('C-waiting the frame goes on while the first page is expected, with the menu there or not', async () => {
  leaveSession()
  const { product } = await openProduct('/p/order')
  await sideMenu()
  act(() => product.store.set(isPageComingAtom, true))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.querySelector('.pw-first')).not.toBeNull()
  act(() => product.store.set(isPageComingAtom, false))
  await sideMenu()
})
