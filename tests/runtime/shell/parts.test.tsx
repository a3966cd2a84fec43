import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { greetingKey } from '../../../runtime/shell/home/greeting'
import { LastResort } from '../../../runtime/shell/LastResort'
import { externalAddress, framedAddress, leaves, menuTrail } from '../../../runtime/shell/layout/Menu'
import { safeRedirect, signInAddress } from '../../../runtime/shell/redirect'
import { menu, menuItem } from './product'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('nothing works')
}

describe('P4-guard where a redirect leads', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/user/login',
    '',
    null,
  ])('%j leads home', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/dashboard/analysis')
  })

  it('an address of this site is kept whole', () => {
    expect(safeRedirect('/p/order?a=1&b=%2F#c')).toBe('/p/order?a=1&b=%2F#c')
    expect(signInAddress({ pathname: '/p/order', search: '?a=1', hash: '' })).toBe('/user/login?redirect=%2Fp%2Forder%3Fa%3D1')
  })
})

describe('P2-topbar the greeting', () => {
  it.each([
    [0, 'morning'],
    [8, 'morning'],
    [9, 'forenoon'],
    [11, 'forenoon'],
    [12, 'noon'],
    [13, 'noon'],
    [14, 'afternoon'],
    [19, 'afternoon'],
    [20, 'evening'],
  ])('at %i is "%s"', (hour, key) => {
    expect(greetingKey(hour)).toBe(`shell.${key}`)
  })
})

describe('P2-dynamic the menu', () => {
  it('an item without route and without children is skipped', () => {
    expect(leaves([menuItem('a', 'a', { route: '0' }), menuItem('b', 'b')]).map(({ id }) => id)).toEqual(['b'])
  })

  it('knows the way to a page', () => {
    expect(menuTrail(menu, '/p/order').map(({ id }) => id)).toEqual(['task', 'order'])
    expect(menuTrail(menu, '/p/unknown')).toEqual([])
  })

  it('leads out, or shows inside, as the item says', () => {
    const url = 'https://wiki.example/manual'
    const inside = menuItem('a', 'a', { meta: { title: 'a', url, internalOrExternal: false } })
    const outside = menuItem('b', 'b', { meta: { title: 'b', url, internalOrExternal: true } })
    expect([inside, outside].map(externalAddress)).toEqual([null, url])
    expect([inside, outside].map(framedAddress)).toEqual([url, null])
  })

  it('completes the address that begins with the base of the calls, and runs nothing', () => {
    const addressOf = (url: string) => externalAddress(menuItem('a', 'a', { meta: { title: 'a', url, internalOrExternal: true } }))
    expect(addressOf("{{ window._CONFIG['domianURL'] }}/doc.html")).toBe(`${window.location.origin}/api/doc.html`)
    expect(addressOf('{{ alert(1) }}')).toBe(`${window.location.origin}/api`)
  })

  it('follows web addresses only', () => {
    expect(externalAddress(menuItem('a', 'a', { meta: { title: 'a', url: 'javascript:alert(1)' } }))).toBeNull()
  })
})

it('C-neverwhite when everything breaks, the screen says so and offers to reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <LastResort>
      <Broken />
    </LastResort>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(/请重新加载.*错误编号：[0-9a-f]{8}/)
  expect(screen.getByRole('alert')).not.toHaveTextContent('nothing works')
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
})
