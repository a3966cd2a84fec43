import { beforeEach, expect, it } from 'vitest'
import type { Calls } from '../../../runtime/calls/Calls'
import { hideEmptyParent, loadPermissions } from '../../../runtime/session/loadPermissions'
import { readStored } from '../../../runtime/session/storage'
import type { MenuItem } from '../../../schemas/api/session'

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

it('P6-roles keeps both permission lists in session storage', async () => {
  const auth = [{ action: 'order:add', type: '1' }]
  await loadPermissions(answering({ menu: [item('a')], auth, allAuth: [] }))
  expect(readStored('LOGIN_USER_BUTTON_AUTH', 'session')).toEqual(auth)
  expect(readStored('SYS_BUTTON_AUTH', 'session')).toEqual([])
})

it.each([[{ menu: [] }], [{}]])('P4-permload rejects the empty menu %j', async (result) => {
  await expect(loadPermissions(answering(result))).rejects.toThrow('getPermissionList: permissions must be a non-null array !')
})

it('P4-hidden-parent a parent whose children are all hidden is hidden, at any depth', () => {
  const deep = item('a', { children: [item('b', { children: [item('c', { hidden: true })] })] })
  expect(hideEmptyParent(deep).hidden).toBe(true)
  expect(hideEmptyParent(item('a', { children: [item('b', { hidden: true }), item('c')] })).hidden).toBeUndefined()
})
