import { afterEach, expect, it, vi } from 'vitest'
import { fetchPageConfig } from '../../../runtime/calls/fetchPageConfig'
import { answer, fakeOptions, stubFetch } from './fakeCalls'

afterEach(() => vi.unstubAllGlobals())

const read = () => fetchPageConfig('order', fakeOptions())

it('B7.1-config reads the published page as a static JSON file, with its version', async () => {
  const net = stubFetch(answer({ code: 'order' }, 200, { 'X-Page-Version': '4' }))
  expect(await read()).toEqual({ config: { code: 'order' }, version: '4' })
  expect(net.address().pathname).toBe('/page-configs/order.json')
})

it.each([
  [404, 'notFound', 'text:pageNotFound'],
  [403, 'forbidden', 'text:forbidden'],
  [500, 'server', 'text:pageUnavailable'],
])('B7.1-config status %i is told as "%s"', async (status, kind, message) => {
  stubFetch(answer({}, status))
  await expect(read()).rejects.toMatchObject({ kind, message })
})

it('B7.1-config an expired session is noticed here too', async () => {
  const onExpired = vi.fn()
  stubFetch(answer({}, 401))
  await expect(fetchPageConfig('order', fakeOptions({ onExpired }))).rejects.toMatchObject({ kind: 'expired' })
  expect(onExpired).toHaveBeenCalledWith('t1', expect.any(String))
})

it('B7.1-config a file that is no JSON is an error, not a white page', async () => {
  stubFetch(answer('<html>'))
  await expect(read()).rejects.toMatchObject({ kind: 'server', message: 'text:badAnswer' })
})

it('P7-transport asks once more when the server cannot be reached, and says so when it still cannot', async () => {
  stubFetch(new TypeError('refused'), answer({ code: 'order' }))
  await expect(read()).resolves.toMatchObject({ config: { code: 'order' } })
  stubFetch(new TypeError('refused'), new TypeError('refused'))
  await expect(read()).rejects.toMatchObject({ kind: 'offline' })
})
