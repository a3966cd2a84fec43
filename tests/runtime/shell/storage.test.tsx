import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inSideMenu, openProduct, typeSignIn } from './product'

const places = ['localStorage', 'sessionStorage'] as const
const before = new Map(places.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))

beforeEach(() => {
  for (const name of places) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
  }
})
afterEach(() => {
  for (const [name, descriptor] of before) Object.defineProperty(globalThis, name, descriptor ?? {})
})

it('P9-storage the product works in a browser that forbids storage: signing in, the menu, signing out', async () => {
  const { user, address } = await openProduct('/')
  await typeSignIn(user)
  expect((await inSideMenu()).getByText('试验设备')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /王小明/ }))
  await user.click(await screen.findByText('退出登录'))
  await user.click(await screen.findByRole('button', { name: '退出登录' }))
  expect(await screen.findByLabelText('密码')).toBeInTheDocument()
  expect(address()).toBe('/user/login')
})
