import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptKeys, sharedKey } from '../../../runtime/session/keptSession'
import { removeStored, writeStored } from '../../../runtime/session/storage'
import { storeLanguage } from '../../../runtime/text/language'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  storeLanguage('de-DE')
  writeStored(keptKeys.token, 'mine')
  writeStored(keptKeys.user, { id: 'u1' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

async function open(address: string): Promise<string[]> {
  history.replaceState(null, '', address)
  await import('../../../runtime/shell/askFirst')
  return fetched.mock.calls.map(([asked]) => asked.replace(/_t=\d+/, '_t'))
}

const rights = '/api/sys/permission/getUserPermissionByToken?systemCode=merchant_platform&_t'

it('asks for the rights and the page of an address on behalf of who is signed in, in the language that was chosen', async () => {
  writeStored(keptKeys.tenant, 7)
  expect(await open('/p/order?pageNo=2')).toEqual([rights, '/page-configs/order.json'])
  for (const [, { headers }] of fetched.mock.calls)
    expect(headers).toEqual({ 'Accept-Language': 'de-DE', 'X-Access-Token': 'mine', tenant_id: '7' })
})

it('asks for the rights alone where no page has a code', async () => {
  expect(await open('/dashboard/analysis')).toEqual([rights])
})

it.each([
  ['nobody is signed in', () => removeStored(keptKeys.token)],
  ['nobody knows who', () => removeStored(keptKeys.user)],
  ['the browser of a shared computer was closed since', () => void writeStored(sharedKey, true)],
])('asks for nothing when %s', async (_when, leave) => {
  leave()
  expect(await open('/p/order')).toEqual([])
})

it('asks for nothing when a ticket says who comes', async () => {
  expect(await open('/p/order?t=ticket')).toEqual([])
})
