import { vi } from 'vitest'
import type { TransportOptions } from '../../../runtime/calls/Transport'

/** A transport's surroundings: signed in as token `t1`, speaking German; texts are their own keys. */
export function fakeOptions(changes: Partial<TransportOptions> = {}): TransportOptions {
  return {
    base: '/api',
    caseId: 'c1',
    readToken: () => 't1',
    readTenant: () => null,
    readLanguage: () => 'de-DE',
    readTimeZone: () => 'Europe/Berlin',
    text: (key) => `text:${key}`,
    onExpired: vi.fn(),
    ...changes,
  }
}

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Puts these answers in place of the network, in order, and keeps what was asked. A `TypeError` stands for a broken connection. */
export function stubFetch(...answers: (Response | Error)[]) {
  const left = [...answers]
  const fetch = vi.fn(async (_address: string, _request: RequestInit = {}) => {
    const next = left.shift() ?? new Error('one call more than expected')
    if (next instanceof Error) throw next
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return {
    fetch,
    address: (call = 0) => new URL(String(fetch.mock.calls[call]?.[0]), 'http://site'),
    headers: (call = 0) => new Headers(fetch.mock.calls[call]?.[1]?.headers),
    body: (call = 0) => fetch.mock.calls[call]?.[1]?.body,
  }
}
