import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askAhead, type OwnRequest } from '../../../runtime/calls/askedAhead'
import { fetchInTime } from '../../../runtime/calls/fetchInTime'

const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
const headers = { 'Accept-Language': 'en-US', 'X-Access-Token': 'mine' }
const options = { text: (key: string) => key }

beforeEach(() => {
  fetched.mockImplementation(async () => new Response(`answer ${fetched.mock.calls.length}`))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

async function read(address: string, init: OwnRequest = {}): Promise<string> {
  const { body } = await fetchInTime(address, { headers, ...init }, options, (response) => response.text())
  return body
}

describe('a read that was sent ahead', () => {
  it('is not sent again by the first who wants its answer, at whatever second, and is by the next', async () => {
    askAhead('/api/rights?systemCode=a&_t=17', headers)
    expect(await read('/api/rights?systemCode=a&_t=18', { headers: { ...headers, 'X-Time-Zone': 'Europe/Berlin' } })).toBe('answer 1')
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(await read('/api/rights?systemCode=a&_t=18')).toBe('answer 2')
  })

  it.each([
    ['somebody else', '/api/rights', { headers: { ...headers, 'X-Access-Token': 'other' } }],
    ['another language', '/api/rights', { headers: { ...headers, 'Accept-Language': 'de-DE' } }],
    ['another address', '/api/rows', {}],
    ['a write', '/api/rights', { method: 'POST' }],
  ])('is no answer for %s', async (_whom, address, init) => {
    askAhead('/api/rights', headers)
    expect(await read(address, init)).toBe('answer 2')
    await read('/api/rights')
  })

  it('ends when whoever has taken it gives up', async () => {
    fetched.mockImplementation(
      (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    )
    askAhead('/api/rights', headers)
    const leaving = new AbortController()
    const reading = read('/api/rights', { signal: leaving.signal })
    leaving.abort()
    await expect(reading).rejects.toMatchObject({ kind: 'cancelled' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is sent once more when it found no way to the server', async () => {
    fetched.mockRejectedValueOnce(new TypeError('no line'))
    askAhead('/api/rights', headers)
    expect(await read('/api/rights')).toBe('answer 2')
  })
})
