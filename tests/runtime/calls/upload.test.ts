import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callTimeout } from '../../../runtime/calls/Transport'
import { uploadForm } from '../../../runtime/calls/uploadForm'
import { fakeOptions } from './fakeCalls'

/** XMLHttpRequest without a network: the test says how it goes on. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: object) => void } = {}
  headers: Record<string, string> = {}
  status = 200
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    FakeRequest.last = this
  }
  open(): void {}
  send(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }
}

function upload(onProgress?: (percent: number) => void, signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return { outcome: uploadForm('/sys/common/upload', new FormData(), fakeOptions(), onProgress, { signal }), request: FakeRequest.last }
}

afterEach(() => vi.unstubAllGlobals())

it('P7-upload tells how far it is and resolves to the stored path', async () => {
  const percents: number[] = []
  const { outcome, request } = upload((percent) => percents.push(percent))
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 })
  request.answer(200, { success: true, code: 0, message: 'temp/a_1.png' })
  expect((await outcome).message).toBe('temp/a_1.png')
  expect(percents).toEqual([33])
  expect(request.headers['X-Access-Token']).toBe('t1')
})

it('a refused file is an error with the reason of the server', async () => {
  const { outcome, request } = upload()
  request.answer(413, { success: false, code: 413, message: 'too large' })
  await expect(outcome).rejects.toMatchObject({ kind: 'refused', message: 'too large' })
})

describe('a file that takes long', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is waited for as long as pieces of it arrive', async () => {
    const { outcome, request } = upload()
    for (let loaded = 1; loaded <= 5; loaded++) {
      vi.advanceTimersByTime(callTimeout - 1)
      request.upload.onprogress?.({ lengthComputable: true, loaded, total: 5 })
    }
    request.answer(200, { success: true, code: 0, message: 'temp/a.txt', result: null })
    await expect(outcome).resolves.toMatchObject({ message: 'temp/a.txt' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has failed when nothing of it arrives any more', async () => {
    const { outcome, request } = upload()
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 5 })
    vi.advanceTimersByTime(callTimeout)
    await expect(outcome).rejects.toMatchObject({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('can be cancelled', async () => {
  const control = new AbortController()
  const { outcome } = upload(undefined, control.signal)
  control.abort()
  await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' })
})

it.each([
  ['unauthorised', 401, {}],
  ['expired', 500, { success: false, message: 'Token失效，请重新登录!' }],
])('P7-transport a file that is sent with a token of no use ends the session: %s', async (reason, status, body) => {
  const onExpired = vi.fn()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const outcome = uploadForm('/order/importExcel', new FormData(), fakeOptions({ onExpired }), undefined, {})
  FakeRequest.last.answer(status, body)
  await expect(outcome).rejects.toMatchObject({ kind: 'expired' })
  expect(onExpired).toHaveBeenCalledExactlyOnceWith('t1', reason)
})

it('P7-transport a file that fails on its way is told of', async () => {
  const onFailed = vi.fn()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const outcome = uploadForm('/order/importExcel', new FormData(), fakeOptions({ onFailed }), undefined, {})
  FakeRequest.last.answer(504, {})
  const failure = await outcome.catch((error: unknown) => error)
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure)
})
