import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, writeStored } from '../../../runtime/session/storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  removeStored('k')
})

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('P9-storage', () => {
  it('keeps values under pro__, for their time, and the two places apart', () => {
    writeStored('k', 1)
    writeStored('k', 2, null, 'session')
    expect(localStorage.getItem('pro__k')).toContain('1')
    expect([readStored('k'), readStored('k', 'session')]).toEqual([1, 2])
    removeStored('k')
    expect([readStored('k'), readStored('k', 'session')]).toEqual([null, 2])
  })

  it('goes on with the new value while storage is full, and never with the old one', () => {
    writeStored('k', 'old')
    const set = full()
    writeStored('k', 'new')
    expect(readStored('k')).toBe('new')
    removeStored('k')
    expect(readStored('k')).toBeNull()
    writeStored('k', 'newer')
    set.mockRestore()
    writeStored('k', 'newest')
    expect([readStored('k'), localStorage.getItem('pro__k')]).toEqual(['newest', expect.stringContaining('newest')])
  })

  it('forgets in time what storage did not take', () => {
    full()
    writeStored('k', 1, -1)
    expect(readStored('k')).toBeNull()
  })

  it('works in the page where the browser forbids storage altogether', () => {
    const forbidden = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    }
    const before = (['localStorage', 'sessionStorage'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
    )
    for (const [name] of before) Object.defineProperty(globalThis, name, forbidden)
    try {
      expect(() => localStorage).toThrow('denied')
      writeStored('k', 'kept')
      writeStored('k', 'kept too', null, 'session')
      expect([readStored('k'), readStored('k', 'session'), readStored('other')]).toEqual(['kept', 'kept too', null])
      removeStored('k')
      expect(readStored('k')).toBeNull()
    } finally {
      for (const [name, descriptor] of before) Object.defineProperty(globalThis, name, descriptor ?? {})
    }
  })
})
