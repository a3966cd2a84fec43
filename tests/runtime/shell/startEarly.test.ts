import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../runtime/session/queryClient'
import { tokenAtom } from '../../../runtime/session/session'
import { pageConfigKey, pageConfigQuery } from '../../../runtime/session/usePageConfig'
import { permissionsKey } from '../../../runtime/session/usePermissions'
import { startEarly } from '../../../runtime/shell/startEarly'
import { fakeHost } from '../../support/fakeHost'

beforeEach(() => localStorage.clear())

function start(path: string, token: string | null) {
  const store = createStore()
  if (token) store.set(tokenAtom, token)
  const queries = createQueryClient()
  const { calls, made } = fakeHost({
    calls: { pageConfig: (code) => ({ config: { code }, version: '1' }), get: () => ({ menu: [{ id: 'm', children: [] }] }) },
  })
  const asked = () => made.map(({ method, args }) => `${method} ${args[0]}`).sort()
  const url = new URL(path, 'http://office')
  startEarly({ store, queries, calls }, url as unknown as Location)
  return { queries, calls, asked }
}

describe('an address that somebody signed in opens', () => {
  it('has its rights and its page asked for at once, and not again when they are shown', async () => {
    const { queries, calls, asked } = start('/p/order?pageNo=2', 'token')
    expect(asked()).toEqual(['get /sys/permission/getUserPermissionByToken', 'pageConfig order'])
    await queries.fetchQuery(pageConfigQuery(calls, 'order'))
    expect(queries.getQueryData(pageConfigKey('order'))).toMatchObject({ config: { code: 'order' } })
    await expect.poll(() => queries.getQueryData(permissionsKey)).toMatchObject({ menu: [{ id: 'm' }] })
    expect(asked()).toHaveLength(2)
  })

  it('is not asked about for whoever is not, and for whoever comes with a ticket', () => {
    expect(start('/p/order', null).asked()).toEqual([])
    expect(start('/p/order?t=ticket', 'token').asked()).toEqual([])
    expect(start('/dashboard/analysis', 'token').asked()).toEqual(['get /sys/permission/getUserPermissionByToken'])
  })
})
