import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { buildClientFolder, type ClientFolder } from './clientFolder'

interface Route {
  method: string
  url: string
}

let server: TestServer
let client: ClientFolder
let token: string
let rowId: string
const routes: Route[] = []

beforeAll(async () => {
  client = await buildClientFolder()
  server = await startTestServer({
    clientFolder: client.folder,
    pages: ['demo/customer'],
    prepare(app) {
      app.addHook('onRoute', ({ method, url }) => {
        for (const name of [method].flat()) routes.push({ method: name, url })
      })
      app.get('/api/test/crash', { config: { access: 'public' }, logLevel: 'silent' }, () => {
        throw new Error('inside')
      })
    },
  })
  token = await server.signIn('admin')
  rowId = (await server.call<Row>('POST', '/api/demo/customer/add', { name: 'Alpha' }, token)).result.id
})
afterAll(async () => {
  await server.close()
  await client.remove()
})

interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** One call as it goes over the wire: nothing of the address or the answer is tidied up. */
function send(method: string, path: string, { body, as }: { body?: string; as?: string } = {}): Promise<Answered> {
  const headers = {
    ...(as ? { 'X-Access-Token': as } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => {
        text += piece.toString()
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sent.on('error', reject).end(body)
  })
}

const kept = ({ headers }: Answered) => [headers['cache-control'], headers['x-content-type-options']]
const pathOf = ({ url }: Route) => url.replace(/:\w+/g, 'x').replace('*', 'none')
const bodyFor = ({ method }: Route) => (/^(GET|HEAD)$/.test(method) ? undefined : '{}')

describe('every answer of a call', () => {
  it('is kept by no cache and taken for nothing else, whoever asks and however it goes', async () => {
    const calls = routes.filter(({ url }) => url.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(60)
    const seen = new Set<number>()
    for (const route of calls) {
      // Signing out would end the session of this test.
      const callers = route.url === '/api/sys/logout' ? [undefined] : [undefined, token]
      for (const as of callers) {
        const answer = await send(route.method, pathOf(route), { body: bodyFor(route), as })
        seen.add(answer.status)
        expect({ ...route, kept: kept(answer) }).toEqual({ ...route, kept: ['no-store', 'nosniff'] })
        expect({ ...route, policy: answer.headers['content-security-policy'] }).toMatchObject({
          policy: expect.stringContaining('default-src'),
        })
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  })

  it.each([
    ['GET', '/api/test/crash', 500],
    ['GET', '/api/none', 404],
    ['GET', '/api', 404],
    ['GET', '/%61pi/none', 404],
    ['GET', '/api/%zz', 400],
    ['PATCH', '/api/health', 404],
    ['GET', '/api/demo/customer/list?pageNo=1&pageNo=2', 401],
    ['GET', '/page-configs/none.json', 404],
    ['GET', '/nothing.json', 404],
  ])('also when %s %s fails', async (method, path, status) => {
    const answer = await send(method, path)
    expect([answer.status, ...kept(answer)]).toEqual([status, 'no-store', 'nosniff'])
  })

  it.each([
    ['a body that is no JSON', '{', 400],
    ['a body of another form', '[]', 400],
    ['a body that is too large', `"${'x'.repeat(1_100_000)}"`, 413],
  ])('also with %s', async (_, body, status) => {
    const answer = await send('POST', '/api/sys/login', { body })
    expect([answer.status, ...kept(answer)]).toEqual([status, 'no-store', 'nosniff'])
  })

  it('lets the browser connect to this server alone', async () => {
    expect((await send('GET', '/')).headers['content-security-policy']).toMatch(/(^|;)connect-src 'self'(;|$)/)
  })

  it('stays as it was where it may be kept: a page, a file of the browser’s part', async () => {
    expect((await send('GET', '/page-configs/demo-customer.json', { as: token })).headers['cache-control']).not.toBe('no-store')
    expect((await send('GET', '/assets/main-abc123.js')).headers['cache-control']).toMatch(/immutable/)
  })
})

describe('HEAD', () => {
  const paths = () => [
    '/',
    '/p/demo-customer',
    '/assets/main-abc123.js',
    '/assets/none.js',
    '/page-configs/demo-customer.json',
    '/api/health',
    '/api/none',
    '/api/sys/dict/queryAllDictItems',
    '/api/demo/customer/list?pageNo=1&pageSize=10',
    `/api/demo/customer/queryById?id=${rowId}`,
  ]

  it('is answered as GET is, without the body', async () => {
    for (const path of paths()) {
      for (const as of [undefined, token]) {
        const [whole, head] = [await send('GET', path, { as }), await send('HEAD', path, { as })]
        const facts = ({ status, headers }: Answered) => ({
          path,
          status,
          ...Object.fromEntries(['content-type', 'content-length', 'cache-control', 'etag'].map((name) => [name, headers[name]])),
        })
        expect(facts(head)).toEqual(facts(whole))
        expect({ path, body: head.body }).toEqual({ path, body: '' })
      }
    }
  })

  it('stands beside every GET', () => {
    const urls = (method: string) => routes.filter((route) => route.method === method).map(({ url }) => url)
    expect(urls('HEAD').sort()).toEqual(urls('GET').sort())
  })

  it('is no second chance where tries are counted', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) {
      for (const method of ['GET', 'HEAD']) statuses.push((await send(method, '/api/sys/thirdLogin/getLoginUser/guessed/wechat')).status)
    }
    // The walk above has made some of the sixty.
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a long answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('arrives packed as the reader can unpack it (%s), and whole', async (accepted, used) => {
    const headers = { 'X-Access-Token': token, 'Accept-Encoding': accepted }
    const answer = await fetch(`${server.url}/api/sys/permission/getUserPermissionByToken`, { headers })
    expect(answer.headers.get('content-encoding')).toBe(used)
    const { result } = (await answer.json()) as { result: { auth: { action: string }[] } }
    expect(result.auth.map(({ action }) => action)).toContain('dict:write')
  })
})
