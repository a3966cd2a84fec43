import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isInnerAddress } from '../../../server-mock/services/proxy/innerAddresses'
import { readProxySettings } from '../../../server-mock/services/proxy/ProxySettings'
import { startTestServer, type TestServer } from '../../support/startTestServer'

interface SeenCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

let server: TestServer
let token: string
let target: Server
let port: number
const seen: SeenCall[] = []

/** Another server: says what it was sent, and knows a few bad habits. */
function answerAsTarget(call: SeenCall): { status: number; headers: Record<string, string>; body: string } {
  if (call.path === '/redirect') return { status: 302, headers: { location: `http://127.0.0.1:${port}/json` }, body: '' }
  if (call.path === '/large') return { status: 200, headers: {}, body: 'x'.repeat(50_000) }
  if (call.path === '/broken') return { status: 500, headers: {}, body: 'secret inside' }
  if (call.path === '/text') return { status: 200, headers: { 'content-type': 'text/html' }, body: '<script>x</script>' }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ method: call.method, body: call.body }) }
}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
  target = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() }
    seen.push(call)
    if (call.path === '/never') return
    const { status, headers, body } = answerAsTarget(call)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  port = (target.address() as AddressInfo).port
})
afterEach(() => {
  seen.length = 0
})
afterAll(async () => {
  target.closeAllConnections()
  target.close()
  await server.close()
})

function allow(list: string, limits: { timeout?: number; mostBytes?: number } = {}): void {
  server.services.proxy = { ...readProxySettings({ PROXY_ALLOW: list }), ...limits }
}
const proxied = (address: string, method = 'GET', body?: unknown, by: string | undefined = token) =>
  server.call<unknown>(method, `/api/sys/common/transitRESTful?url=${encodeURIComponent(address)}`, body, by)

it('P7-proxy calls nobody as long as nobody is allowed', async () => {
  allow('')
  expect(await proxied(`http://127.0.0.1:${port}/json`)).toMatchObject({
    status: 400,
    success: false,
    message: 'This address may not be called',
  })
  expect(seen).toEqual([])
})

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('P7-proxy passes %s to an allowed server and its answer back', async (method) => {
  allow(`127.0.0.1:${port}`)
  const body = method === 'GET' ? undefined : { a: 1 }
  const answer = await proxied(`http://127.0.0.1:${port}/json?q=1`, method, body)
  expect(answer).toMatchObject({ status: 200, success: true, result: { method, body: body ? '{"a":1}' : '' } })
  expect(seen.map(({ path }) => path)).toEqual(['/json?q=1'])
})

it('forwards neither the token nor any other header of the caller', async () => {
  allow(`127.0.0.1:${port}`)
  await proxied(`http://127.0.0.1:${port}/json`)
  expect(JSON.stringify(seen)).not.toContain(token)
  expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host'])
})

it('B3-uploadprops passes a file and its fields on as a form, to hosts on the list alone, without the session', async () => {
  const form = new FormData()
  form.append('biz', 'temp')
  form.append('ocrType', 'plate')
  form.append('file', new Blob(['text']), 'note.txt')
  const address = `${server.url}/api/sys/common/transitRESTful?url=${encodeURIComponent(`http://127.0.0.1:${port}/json`)}`
  const send = () => fetch(address, { method: 'POST', headers: { 'X-Access-Token': token }, body: form })
  allow('')
  expect((await send()).status).toBe(400)
  expect(seen).toEqual([])
  allow(`127.0.0.1:${port}`)
  expect((await send()).status).toBe(200)
  const [call] = seen
  expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(call?.body).toMatch(/name="biz"\s+temp[\s\S]*name="ocrType"\s+plate[\s\S]*name="file"; filename="note.txt"[\s\S]*\s+text\s/)
  expect(JSON.stringify(call)).not.toContain(token)
})

it('follows no redirect, and tells nothing that a failed server wrote', async () => {
  allow(`127.0.0.1:${port}`)
  expect(await proxied(`http://127.0.0.1:${port}/redirect`)).toMatchObject({
    success: false,
    message: 'The other server answered with status 302',
  })
  expect(seen).toHaveLength(1)
  expect(JSON.stringify(await proxied(`http://127.0.0.1:${port}/broken`))).not.toContain('secret')
})

it('hands a page on as text within its own answer', async () => {
  allow(`127.0.0.1:${port}`)
  expect((await proxied(`http://127.0.0.1:${port}/text`)).result).toBe('<script>x</script>')
})

it('ends a call that takes too long or answers too much', async () => {
  allow(`127.0.0.1:${port}`, { timeout: 50 })
  expect((await proxied(`http://127.0.0.1:${port}/never`)).status).toBe(504)
  allow(`127.0.0.1:${port}`, { mostBytes: 10_000 })
  expect(await proxied(`http://127.0.0.1:${port}/large`)).toMatchObject({
    success: false,
    message: 'The answer of the other server is too large',
  })
})

it('calls no inner address behind an allowed name that was not named with its port', async () => {
  allow('localhost, 127.0.0.1')
  for (const address of ['http://localhost/', 'http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/']) {
    expect(await proxied(address)).toMatchObject({ status: 400, message: 'This address may not be called' })
  }
})

it('is not talked out of its list', async () => {
  allow(`api.example.com, 127.0.0.1:${port}`)
  const addresses = [
    `http://127.0.0.1:${port + 1}/`,
    'http://api.example.com:8080/',
    'http://api.example.com.evil.example/',
    `http://user:secret@127.0.0.1:${port}/`,
    'ftp://api.example.com/',
    'file:///etc/passwd',
    'not an address',
    '',
  ]
  for (const address of addresses) expect((await proxied(address)).status).toBe(400)
  expect(seen).toEqual([])
})

it('is for signed-in users', async () => {
  allow(`127.0.0.1:${port}`)
  expect((await proxied(`http://127.0.0.1:${port}/json`, 'GET', undefined, '')).status).toBe(401)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
])('takes %s for an inner address', (address) => expect(isInnerAddress(address)).toBe(true))

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('takes %s for an outer address', (address) =>
  expect(isInnerAddress(address)).toBe(false),
)

it('refuses to start with a list that it cannot read', () => {
  expect(() => readProxySettings({ PROXY_ALLOW: 'https://api.example.com' })).toThrow('PROXY_ALLOW')
})
