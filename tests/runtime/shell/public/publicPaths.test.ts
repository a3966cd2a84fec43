import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { codeAt } from '../../../../runtime/shell/public/publicPaths'

// It runs before the router has come, so it reads addresses by itself.
it.each([
  '/p/order',
  '/p/order/',
  '/P/Order',
  '/p/%E8%AE%A2%E5%8D%95',
  '/p/order/history',
  '/p/',
  '/p',
  '/page/order',
  '/x/p/order',
  '/dashboard/workplace',
])('finds the code of the page at %s that the router finds', (path) => {
  expect(codeAt(path)).toBe(matchPath('/p/:code', path)?.params.code)
})
