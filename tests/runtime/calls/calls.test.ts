import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallError } from '../../../runtime/calls/Calls'
import { createCalls } from '../../../runtime/calls/createCalls'
import { createTransport } from '../../../runtime/calls/createTransport'
import { callTimeout } from '../../../runtime/calls/Transport'
import { answer, fakeOptions, stubFetch } from './fakeCalls'

const good = (result: unknown) => answer({ success: true, message: '', code: 0, result })
const callsOf = (changes = {}) => createCalls(createTransport(fakeOptions(changes)))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what a call carries', () => {
  it('P6-headers sends the token and the language, and the tenant only when one is set', async () => {
    const net = stubFetch(good(1), good(1))
    await callsOf().get('/a')
    expect(net.headers().get('X-Access-Token')).toBe('t1')
    expect(net.headers().get('Accept-Language')).toBe('de-DE')
    expect(net.headers().has('tenant_id')).toBe(false)
    await callsOf({ readTenant: () => '7' }).get('/a')
    expect(net.headers(1).get('tenant_id')).toBe('7')
  })

  it('P6-headers reads carry _t in whole seconds, dictionary look-ups and writes do not', async () => {
    vi.useFakeTimers({ now: 1_763_700_000_999 })
    const net = stubFetch(good(1), good([]), good(1), good(1))
    await callsOf().get('/a', { name: '*x*', empty: null })
    await callsOf().dictItems('sex')
    await callsOf().post('/a', { b: 1 })
    await callsOf().delete('/a', { id: '1' })
    expect(net.address().search).toBe('?name=*x*&_t=1763700000')
    expect(net.address(1).pathname + net.address(1).search).toBe('/api/sys/dict/getDictItems/sex')
    expect(net.address(2).search).toBe('')
    expect(net.address(3).search).toBe('?id=1')
  })

  it('P4-menulog a call that is to outlive the page is one that the browser keeps up, and no other is', async () => {
    const net = stubFetch(good(1), good(1))
    await callsOf().post('/a', {}, { keepalive: true })
    await callsOf().post('/a', {})
    expect(net.fetch.mock.calls.map(([, request]) => request?.keepalive)).toEqual([true, undefined])
  })

  it('P7-socket a call that writes names the tab, so that the tab knows its own changes again', async () => {
    const net = stubFetch(good(1), good(1), good(1))
    await callsOf().post('/a', { b: 1 })
    await callsOf().delete('/a', { id: '1' })
    await callsOf().get('/a')
    expect([0, 1, 2].map((call) => net.headers(call).get('X-Case-Id'))).toEqual(['c1', 'c1', null])
  })

  it('B4-list a new row is added under a key of its own, and under the same one when the same is tried again', async () => {
    const net = stubFetch(good(1), good(1), good(1))
    const body = { name: 'a' }
    await callsOf().add('/a/add', body)
    await callsOf().add('/a/add', body)
    await callsOf().add('/a/add', { ...body })
    const [first, again, other] = [0, 1, 2].map((call) => net.headers(call).get('Idempotency-Key'))
    expect(first).toMatch(/^\d+-\d+$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('keeps every path below the API base, however it is written', async () => {
    const net = stubFetch(good(1), good(1))
    await callsOf().get('sys/dict/refleshCache')
    await callsOf().get('//evil.example/x')
    expect(net.address().pathname).toBe('/api/sys/dict/refleshCache')
    expect(net.address(1).host + net.address(1).pathname).toBe('site/api/evil.example/x')
  })

  it('takes rows that come without an envelope where that is asked for', async () => {
    const get = (body: unknown) => {
      stubFetch(answer(body as object))
      return callsOf().get('/a', undefined, { isBare: true })
    }
    expect(await get([{ id: 1 }])).toEqual([{ id: 1 }])
    expect(await get({ records: [{ id: 1 }], total: 7 })).toEqual({ records: [{ id: 1 }], total: 7 })
    expect(await get({ success: true, result: [{ id: 1 }] })).toEqual([{ id: 1 }])
    await expect(get({ success: false, message: 'no' })).rejects.toThrow('no')
    stubFetch(answer([1]))
    await expect(callsOf().get('/a')).rejects.toThrow('text:badAnswer')
  })

  it('B7.1-calls deletes several rows with their ids joined by commas', async () => {
    const net = stubFetch(good(null))
    await callsOf().deleteBatch('/demo/order/deleteBatch', ['a', 'b'])
    expect(net.address().searchParams.get('ids')).toBe('a,b')
  })

  it('B7.1-calls posts the grid payload as JSON', async () => {
    const net = stubFetch(good({ records: [], total: 0 }))
    const payload = { pageNo: 1, pageSize: 10, selectParam: { name: '*x*' }, postSortByItems: [], filterByItems: [], vin: 'V1' }
    await callsOf().grid('/demo/order/grid', payload)
    expect(JSON.parse(String(net.body()))).toEqual(payload)
    expect(net.headers().get('Content-Type')).toBe('application/json')
  })
})

describe('when the network fails', () => {
  it('repeats a read once', async () => {
    const net = stubFetch(new TypeError('reset'), good('read'))
    await expect(callsOf().get('/a')).resolves.toBe('read')
    expect(net.fetch).toHaveBeenCalledTimes(2)
  })

  it('gives a read up after the second time', async () => {
    const net = stubFetch(new TypeError('reset'), new TypeError('reset'))
    await expect(callsOf().get('/a')).rejects.toMatchObject({ kind: 'offline', message: 'text:offline' })
    expect(net.fetch).toHaveBeenCalledTimes(2)
  })

  it('never repeats a write: it may have been done', async () => {
    const net = stubFetch(new TypeError('reset'), good(1))
    await expect(callsOf().post('/a')).rejects.toMatchObject({ kind: 'offline' })
    expect(net.fetch).toHaveBeenCalledTimes(1)
  })

  it('P7-transport gives up after 60000 ms with the text for 504', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', hangingFetch)
    const outcome = callsOf()
      .get('/a')
      .catch((error: CallError) => error)
    await vi.advanceTimersByTimeAsync(callTimeout)
    expect(callTimeout).toBe(60_000)
    expect(await outcome).toMatchObject({ kind: 'timeout', message: 'text:timeout' })
  })

  it('P7-transport gives up after 60000 ms although the answer has begun', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
      const body = new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)) })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    })
    const outcome = callsOf()
      .get('/a')
      .catch((error: CallError) => error)
    await vi.advanceTimersByTimeAsync(callTimeout)
    expect(await outcome).toMatchObject({ kind: 'timeout', details: { status: 200 } })
  })

  it('a call taken back by the page is cancelled, not failed', async () => {
    vi.stubGlobal('fetch', hangingFetch)
    const control = new AbortController()
    const outcome = callsOf().get('/a', {}, { signal: control.signal })
    control.abort()
    await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' })
  })
})

describe('files', () => {
  it('B7.1-calls hands over a file as it came', async () => {
    stubFetch(new Response('rows', { headers: { 'content-type': 'application/vnd.ms-excel' } }))
    expect((await callsOf().download('/a/exportXls')).size).toBe(4)
  })

  it('P7-transport gives a file up only when nothing of it arrives for 60000 ms', async () => {
    vi.useFakeTimers()
    let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
    vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
      const start = (stream: typeof pieces) => {
        pieces = stream
        signal?.addEventListener('abort', () => stream?.error(signal.reason))
      }
      return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/vnd.ms-excel' } })
    })
    const file = callsOf().download('/a/exportXls')
    for (let piece = 0; piece < 3; piece++) {
      await vi.advanceTimersByTimeAsync(callTimeout - 1)
      pieces?.enqueue(new Uint8Array([piece]))
    }
    pieces?.close()
    expect((await file).size).toBe(3)
    const stuck = callsOf()
      .download('/a/exportXls')
      .catch((error: CallError) => error)
    await vi.advanceTimersByTimeAsync(callTimeout)
    expect(await stuck).toMatchObject({ kind: 'timeout' })
  })

  it('P7-transport finds an expired session in what should have been a file', async () => {
    stubFetch(answer({ success: false, code: 500, message: 'Token失效，请重新登录!' }, 500))
    const onExpired = vi.fn()
    await expect(callsOf({ onExpired }).download('/a')).rejects.toMatchObject({ kind: 'expired' })
    expect(onExpired).toHaveBeenCalledWith('t1', expect.any(String))
  })

  it('B7.1-calls posts a question that is answered by a file', async () => {
    const net = stubFetch(new Response('rows', { headers: { 'content-type': 'application/vnd.ms-excel' } }))
    expect((await callsOf().downloadByPost('/a/exportXls', { valArr: ['name'] })).size).toBe(4)
    expect([net.address().pathname, net.body()]).toEqual(['/api/a/exportXls', '{"valArr":["name"]}'])
  })

  it('tells whoever watches what has arrived, and does not begin anew by itself when the line breaks', async () => {
    let asked = 0
    vi.stubGlobal('fetch', async () => {
      asked += 1
      const start = (stream: ReadableStreamDefaultController<Uint8Array>) => stream.enqueue(new Uint8Array(5))
      const pull = (stream: ReadableStreamDefaultController<Uint8Array>) => stream.error(new TypeError('network error'))
      return new Response(new ReadableStream({ start, pull }, { highWaterMark: 0 }), { headers: { 'x-row-count': '7' } })
    })
    const seen: unknown[] = []
    const options = {
      onStart: (headers: Headers) => seen.push(headers.get('x-row-count')),
      onProgress: (bytes: number) => seen.push(bytes),
    }
    await expect(callsOf().download('/a', {}, options)).rejects.toMatchObject({ kind: 'offline', details: { status: 200 } })
    expect({ asked, seen }).toEqual({ asked: 1, seen: ['7', 5] })
    await expect(callsOf().download('/a')).rejects.toMatchObject({ kind: 'offline' })
    expect(asked).toBe(3)
  })

  it('says so when the file is empty', async () => {
    stubFetch(new Response('', { headers: { 'content-type': 'application/vnd.ms-excel' } }))
    await expect(callsOf().download('/a')).rejects.toMatchObject({ message: 'text:emptyDownload' })
  })
})

it('a dictionary without a code is a mistake of the page', async () => {
  await expect(callsOf().dictItems('')).rejects.toThrow('dictionary code cannot be empty!')
})

/** Answers nothing until the call is given up. */
function hangingFetch(_address: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
}
