import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../runtime/calls/Calls'
import type { SignInCalls } from '../../../runtime/calls/signInCalls'
import { cachedDictionary } from '../../../runtime/session/dictionaryCache'
import { readTenant } from '../../../runtime/session/keptSession'
import {
  expireSessionAtom,
  isExpiredAtom,
  joinSessionAtom,
  restoreSessionAtom,
  signInAtom,
  signOutAtom,
  tokenAtom,
  userAtom,
} from '../../../runtime/session/session'
import { sessionUserAtom } from '../../../runtime/session/sessionUser'
import { readStored, sessionLife, writeStored } from '../../../runtime/session/storage'

const user = { id: 'u1', username: 'admin', realname: '管理员' }
const sex = [{ value: '1', text: '男' }]
const calls = (changes: Partial<SignInCalls> = {}): SignInCalls => ({
  signIn: async () => ({ token: 't1', userInfo: user, sysAllDictItems: { sex } }),
  signOut: async () => undefined,
  ...changes,
})
const body = { username: 'admin', password: 'x' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('P4-login', () => {
  it('a later visit within seven days is still signed in, and knows the dictionaries', async () => {
    await createStore().set(signInAtom, calls(), body)
    const later = createStore()
    later.set(restoreSessionAtom)
    expect(later.get(tokenAtom)).toBe('t1')
    expect(later.get(userAtom)).toEqual(user)
    expect(cachedDictionary('sex')).toEqual(sex)
  })

  it('after seven days it is not', async () => {
    expect(sessionLife).toBe(604_800_000)
    vi.useFakeTimers({ now: 0 })
    await createStore().set(signInAtom, calls(), body)
    vi.setSystemTime(sessionLife)
    const later = createStore()
    later.set(restoreSessionAtom)
    expect(later.get(tokenAtom)).toBeNull()
    expect(cachedDictionary('sex')).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('signing out leaves no title of a page that was gone to, nor does the sign-in of somebody else', async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    writeStored('/p/order', '试验订单')
    store.set(signOutAtom, calls())
    expect(readStored('/p/order')).toBeNull()
    writeStored('/p/order', '试验订单')
    await createStore().set(signInAtom, calls(), body)
    expect(readStored('/p/order')).toBeNull()
  })

  it('a refused sign-in leaves the session as it was', async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    const refusing = calls({ signIn: () => Promise.reject(new CallError('refused', 'no')) })
    await expect(store.set(signInAtom, refusing, body)).rejects.toThrow('no')
    expect(store.get(tokenAtom)).toBe('t1')
  })
})

describe('P6-headers the tenant', () => {
  const signInTo = (store: ReturnType<typeof createStore>, tenantid?: number) =>
    store.set(signInAtom, calls({ signIn: async () => ({ token: 't1', userInfo: { ...user, tenantid }, sysAllDictItems: {} }) }), body)

  it('that sign-in brings is kept for the calls, and goes with the session', async () => {
    const store = createStore()
    await signInTo(store, 7)
    expect([readTenant(), store.get(sessionUserAtom).tenantid]).toEqual(['7', '7'])
    store.set(signOutAtom, calls())
    expect([readTenant(), store.get(sessionUserAtom).tenantid]).toEqual([null, ''])
  })

  it('of somebody before is not kept where the server names none', async () => {
    const store = createStore()
    await signInTo(store, 7)
    await signInTo(store)
    expect(readTenant()).toBeNull()
  })
})

describe('P4-logout', () => {
  it('clears everything, also when the server fails', async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    writeStored('LOGIN_USER_BUTTON_AUTH', [], null, 'session')
    store.set(signOutAtom, calls({ signOut: () => Promise.reject(new CallError('offline', 'down')) }))
    expect(store.get(tokenAtom)).toBeNull()
    expect(localStorage.length).toBe(0)
    expect(sessionStorage.length).toBe(0)
  })

  it('tells the server when the line is back, where it was down', async () => {
    const down = new CallError('offline', 'down')
    const signOut = vi.fn<SignInCalls['signOut']>().mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockResolvedValue()
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(signOutAtom, calls({ signOut }))
    for (const times of [1, 2, 3, 3]) {
      await vi.waitFor(() => expect(signOut).toHaveBeenCalledTimes(times))
      await new Promise((resolve) => setTimeout(resolve))
      window.dispatchEvent(new Event('online'))
    }
    expect(signOut.mock.calls).toEqual([['t1'], ['t1'], ['t1']])
  })

  it('keeps what belongs to the device', async () => {
    writeStored('SIDEBAR_TYPE', false)
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(signOutAtom, calls())
    expect(readStored('SIDEBAR_TYPE')).toBe(false)
  })

  it('does not bother the server with a token that it has refused', async () => {
    const signOut = vi.fn(async () => undefined)
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(expireSessionAtom, 't1')
    store.set(signOutAtom, calls({ signOut }))
    expect(signOut).not.toHaveBeenCalled()
  })
})

describe('an expired session', () => {
  it('is noted, and over when signed in again', async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(expireSessionAtom, 't1')
    expect(store.get(isExpiredAtom)).toBe(true)
    await store.set(signInAtom, calls(), body)
    expect(store.get(isExpiredAtom)).toBe(false)
  })

  it('late answers to the token before change nothing', async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(expireSessionAtom, 't0')
    expect(store.get(isExpiredAtom)).toBe(false)
  })
})

describe('a tab whose session has ended', () => {
  const ended = async () => {
    const store = createStore()
    await store.set(signInAtom, calls(), body)
    store.set(expireSessionAtom, 't1')
    return store
  }
  const signInElsewhere = (token: string, userInfo: typeof user) =>
    createStore().set(signInAtom, calls({ signIn: async () => ({ token, userInfo, sysAllDictItems: {} }) }), body)

  it('goes on with the session that the same user has opened in another tab', async () => {
    const store = await ended()
    await signInElsewhere('t2', user)
    expect(store.set(joinSessionAtom)).toBe(true)
    expect([store.get(tokenAtom), store.get(isExpiredAtom)]).toEqual(['t2', false])
  })

  it('never joins the session of another user: what was typed would be saved under their name', async () => {
    const store = await ended()
    await signInElsewhere('t2', { id: 'u2', username: 'eve', realname: 'Eve' })
    expect(store.set(joinSessionAtom)).toBe(false)
    expect([store.get(tokenAtom), store.get(userAtom), store.get(isExpiredAtom)]).toEqual(['t1', user, true])
  })

  it('has nothing to join while no other session was opened', async () => {
    const store = await ended()
    expect(store.set(joinSessionAtom)).toBe(false)
    expect(store.get(isExpiredAtom)).toBe(true)
  })
})

it('P9-storage keys carry the prefix pro__, and what cannot be read counts as absent', () => {
  writeStored('a', 1)
  expect(Object.keys(localStorage)).toEqual(['pro__a'])
  localStorage.setItem('pro__a', '{broken')
  expect(readStored('a')).toBeNull()
})
