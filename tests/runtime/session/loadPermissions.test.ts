import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Calls } from '../../../runtime/calls/Calls'
import { createCalls } from '../../../runtime/calls/createCalls'
import { createTransport } from '../../../runtime/calls/createTransport'
import { hideEmptyParent, loadPermissions } from '../../../runtime/session/loadPermissions'
import { readStored } from '../../../runtime/session/storage'
import type { MenuItem } from '../../../schemas/api/session'
import { answer, fakeOptions, stubFetch } from '../calls/fakeCalls'

const item = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  route: '1',
  path: `/p/${id}`,
  name: id,
  meta: { title: id },
  ...rest,
})
const answering = (result: unknown): Calls => ({ get: async () => result }) as unknown as Calls

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('P6-roles keeps both permission lists in session storage', async () => {
  const auth = [{ action: 'order:add', type: '1' }]
  await loadPermissions(answering({ menu: [item('a')], auth, allAuth: [] }))
  expect(readStored('LOGIN_USER_BUTTON_AUTH', 'session')).toEqual(auth)
  expect(readStored('SYS_BUTTON_AUTH', 'session')).toEqual([])
})

const load = (body: unknown) => {
  stubFetch(answer(body))
  return loadPermissions(createCalls(createTransport(fakeOptions())))
}

it('P4-permload refuses the empty menu', async () => {
  const text = 'getPermissionList: permissions must be a non-null array !'
  await expect(load({ success: true, code: 200, result: { menu: [] } })).rejects.toMatchObject({ kind: 'refused', message: text })
})

it.each([
  null,
  undefined,
  'menu',
  7,
  [],
  {},
  { menu: null },
  { menu: {} },
  { menu: [null] },
  { menu: [item('a', { children: [{}] as MenuItem[] })] },
  { menu: [item('a')], auth: 'all' },
  { menu: [item('a')], allAuth: [{ type: '1' }] },
  { menu: [item('a')], roleCodes: [1] },
])('an answer of another shape is a failed call, no refusal: %j', async (result) => {
  await expect(load({ success: true, code: '200', result })).rejects.toMatchObject({ kind: 'server', message: 'text:badAnswer' })
  expect(sessionStorage).toHaveLength(0)
})

it('lists that are left out are empty', async () => {
  expect(await load({ success: true, code: 200, result: { menu: [item('a')], auth: null } })).toMatchObject({
    auth: [],
    allAuth: [],
    roleCodes: [],
  })
})

it('P4-hidden-parent a parent whose children are all hidden is hidden, at any depth', () => {
  const deep = item('a', { children: [item('b', { children: [item('c', { hidden: true })] })] })
  expect(hideEmptyParent(deep).hidden).toBe(true)
  expect(hideEmptyParent(item('a', { children: [item('b', { hidden: true }), item('c')] })).hidden).toBeUndefined()
})
