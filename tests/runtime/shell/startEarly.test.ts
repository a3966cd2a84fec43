import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import { createQueryClient } from '../../../runtime/session/queryClient'
import { tokenAtom } from '../../../runtime/session/session'
import { pageConfigKey, pageConfigQuery } from '../../../runtime/session/usePageConfig'
import { permissionsKey } from '../../../runtime/session/usePermissions'
import { isPageComingAtom, startEarly } from '../../../runtime/shell/startEarly'
import type { PermissionEntry } from '../../../schemas/api/session'
import { fakeHost } from '../../support/fakeHost'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const orders = {
  kind: 'list',
  code: 'order',
  title: 'Orders',
  authPre: 'order',
  url: { list: '/order/list' },
  queryConfig: [{ key: 'status', defaultValue: 'open' }],
  columns: [
    { key: 'orderCode', type: 'input', title: 'Code' },
    { key: 'status', type: 'input', title: 'State' },
  ],
}

/** `answers` stand in place of what the server says else. */
function start(path: string, token: string | null, auth: PermissionEntry[] = [], answers: object = {}) {
  const store = createStore()
  if (token) store.set(tokenAtom, token)
  const queries = createQueryClient()
  const allAuth = [{ action: 'order:list', type: '1', status: '1' }]
  const { calls, made } = fakeHost({
    calls: {
      pageConfig: () => ({ config: orders, version: '1' }),
      get: () => ({ menu: [{ id: 'm', children: [] }], allAuth, auth, roleCodes: [] }),
      list: () => ({ records: [{ id: 'a' }], total: 1, size: 15, current: 1, pages: 1 }),
      ...answers,
    },
  })
  const asked = () => made.map(({ method, args }) => `${method} ${args[0]}`).sort()
  const url = new URL(path, 'http://office')
  const opened = startEarly({ store, queries, calls }, url as unknown as Location)
  return { queries, calls, made, asked, opened, isWaitedFor: () => store.get(isPageComingAtom) }
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

  it('has the first rows of its list asked for as soon as it is known what they are', async () => {
    const { made, opened } = start('/p/order', 'token', [{ action: 'order:list', type: '1' }])
    await opened
    await expect
      .poll(() => made.find(({ method }) => method === 'list')?.args.slice(0, 2), { timeout: 15_000 })
      .toEqual(['/order/list', expect.objectContaining({ pageNo: 1, pageSize: 15, status: '*open*', field: 'id,orderCode,status' })])
  })

  it('has no rows asked for that are closed to them', async () => {
    const { queries, asked, opened } = start('/p/order', 'token')
    await opened
    expect(queries.getQueryData(permissionsKey)).toBeDefined()
    expect(asked()).toHaveLength(2)
  })

  it('is not asked about for whoever is not, and for whoever comes with a ticket', () => {
    expect(start('/p/order', null).asked()).toEqual([])
    expect(start('/p/order?t=ticket', 'token').asked()).toEqual([])
    expect(start('/dashboard/analysis', 'token').asked()).toEqual(['get /sys/permission/getUserPermissionByToken'])
  })
})

describe('what stands around the first page', () => {
  it('C-waiting waits for the page, so that both are drawn at once', async () => {
    const { opened, isWaitedFor } = start('/p/order', 'token')
    expect(isWaitedFor()).toBe(true)
    await opened
    expect(isWaitedFor()).toBe(false)
  })

  it('C-waiting is drawn without a page that does not come', async () => {
    vi.useFakeTimers()
    const { queries, isWaitedFor } = start('/p/order', 'token', [], { pageConfig: () => new Promise(() => undefined) })
    await vi.waitFor(() => expect(queries.getQueryData(permissionsKey)).toBeDefined())
    expect(isWaitedFor()).toBe(true)
    await vi.runAllTimersAsync()
    expect(isWaitedFor()).toBe(false)
  })

  it.each([
    ['the rights', { get: () => Promise.reject(new CallError('refused', 'no')) }],
    ['the page', { pageConfig: () => Promise.reject(new CallError('notFound', 'gone')) }],
  ])('C-waiting says at once that %s cannot be had', async (_what, answers) => {
    const { opened, isWaitedFor } = start('/p/order', 'token', [], answers)
    await opened
    expect(isWaitedFor()).toBe(false)
  })

  it('waits for nothing where nobody is signed in', () => {
    expect(start('/p/order', null).isWaitedFor()).toBe(false)
  })
})
