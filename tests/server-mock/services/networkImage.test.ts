import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkImage } from '../../../schemas/api/system'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { readProxySettings } from '../../../server-mock/services/proxy/ProxySettings'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string
let other: Server
let host: string
const seen: string[] = []
const answers: Record<string, { type: string; body: Buffer }> = {}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const many = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  Object.assign(answers, {
    '/red.png': { type: 'image/png', body: png },
    '/many.png': { type: 'image/png', body: many },
    '/large.png': { type: 'image/png', body: Buffer.concat([png, Buffer.alloc(fileSizeLimit)]) },
    '/page.png': { type: 'image/png', body: Buffer.from('<script>alert(1)</script>') },
    '/script.svg': { type: 'image/svg+xml', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
    '/guide.pdf': { type: 'application/pdf', body: Buffer.from('%PDF-1.4 guide') },
  })
  other = createServer((request, response) => {
    seen.push(`${request.url} ${request.headers['x-access-token'] ?? request.headers.cookie ?? 'nobody'}`)
    const answer = answers[request.url ?? '']
    if (answer) response.writeHead(200, { 'content-type': answer.type }).end(answer.body)
    else response.writeHead(302, { location: `http://${host}/red.png` }).end()
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(other.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen.length = 0
  server.services.proxy = readProxySettings({ PROXY_ALLOW: host })
})
afterAll(async () => {
  other.closeAllConnections()
  other.close()
  await server.close()
})

const put = (url: string, by: string | undefined = token) =>
  server.call<NetworkImage>('POST', '/api/sys/common/uploadNetworkImage', { url }, by)

describe('a picture of the web', () => {
  it('B2.9-markdown is fetched by the server, kept, and answered like an upload', async () => {
    const { status, result } = await put(`http://${host}/red.png`)
    expect({ status, path: result.path }).toEqual({ status: 200, path: expect.stringMatching(/^jeditor\/red_\d+\.png$/) })
    expect(seen).toEqual(['/red.png nobody'])
    const kept = await fetch(`${server.url}/api/sys/common/static/${result.path}`, { headers: { 'X-Access-Token': token } })
    expect(kept.headers.get('content-type')).toBe('image/png')
    expect(await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).toMatchObject({ width: 4, height: 3 })
  })

  it('B2.9-markdown comes from no server that is not allowed, and for nobody who has not signed in', async () => {
    server.services.proxy = readProxySettings({})
    for (const url of [`http://${host}/red.png`, 'http://localhost/red.png', 'file:///etc/passwd', 'http://[::1]/x', 'red.png']) {
      expect(await put(url)).toMatchObject({ status: 400, success: false, message: 'This address may not be called' })
    }
    server.services.proxy = readProxySettings({ PROXY_ALLOW: host })
    expect(await put(`http://${host}/red.png`, '')).toMatchObject({ status: 401 })
    expect(seen).toEqual([])
  })

  it.each([
    ['/page.png', 'There is no picture at this address, or none that can be read'],
    ['/script.svg', 'There is no picture at this address, or none that can be read'],
    ['/guide.pdf', 'There is no picture at this address, or none that can be read'],
    ['/many.png', 'There is no picture at this address, or none that can be read'],
    ['/large.png', 'The answer of the other server is too large'],
    ['/elsewhere', 'The other server answered with status 302'],
  ])('B2.9-markdown is refused with a sentence when it is none that an upload could be: %s', async (path, message) => {
    expect(await put(`http://${host}${path}`)).toMatchObject({ success: false, message })
  })
})
