import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallFailure } from '../../../server-mock/kernel/CallFailure'
import { serverTextAreas } from '../../../server-mock/kernel/text'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { buildClientFolder, type ClientFolder } from './clientFolder'

let server: TestServer
let client: ClientFolder

const wrong: Record<string, () => never> = {
  crash: () => {
    throw new TypeError('the secret is 42: select * from sys_user')
  },
  text: () => {
    throw 'a thrown text with a secret'
  },
  slow: () => {
    throw Object.assign(new Error('canceling statement'), { code: '57014' })
  },
  away: () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' })
  },
  range: () => {
    throw Object.assign(new Error('integer out of range'), { code: '22003' })
  },
  refused: () => {
    throw new CallFailure('refused', 'http.nothingFound')
  },
}

beforeAll(async () => {
  client = await buildClientFolder()
  server = await startTestServer({
    clientFolder: client.folder,
    pages: ['demo/input'],
    prepare: (app) => {
      for (const [name, fail] of Object.entries(wrong))
        app.get(`/api/test/${name}`, { config: { access: 'public' }, logLevel: 'silent' }, fail)
    },
  })
})
afterAll(async () => {
  await server.close()
  await client.remove()
})

const inLanguage = (language: string, path: string, method = 'GET', body?: unknown) =>
  server.call(method, path, body, undefined, { 'Accept-Language': language })

describe('a call that fails inside', () => {
  it.each(['crash', 'text'])('answers 500 with a reference and tells nothing of what happened (%s)', async (name) => {
    const answer = await inLanguage('en-US', `/api/test/${name}`)
    expect(answer).toMatchObject({ status: 500, success: false, code: 500, result: null })
    expect(answer.message).toMatch(/^The server failed, please try again \(reference [0-9a-f]{8}\)$/)
    expect(JSON.stringify(answer)).not.toMatch(/secret|sys_user|stack|Error/)
  })

  it('says what the database could not do, without the database’s words', async () => {
    expect(await inLanguage('en-US', '/api/test/slow')).toMatchObject({ status: 504, message: 'The query took too long and was stopped' })
    expect(await inLanguage('en-US', '/api/test/away')).toMatchObject({
      status: 503,
      message: expect.stringMatching(/cannot be used right now/),
    })
    expect(await inLanguage('en-US', '/api/test/range')).toMatchObject({ status: 400, message: 'The request is not of the right form' })
    expect(JSON.stringify(await inLanguage('en-US', '/api/test/away'))).not.toContain('10.0.0.1')
  })
})

describe('what a caller is told', () => {
  it.each([
    ['zh-CN', '很抱歉，资源未找到!', '未查询匹配数据！', '请求的格式不正确'],
    ['en-US', 'Sorry, nothing was found here!', 'Nothing matches', 'The request is not of the right form'],
    ['de-DE', 'Hier wurde leider nichts gefunden!', 'Nichts gefunden', 'Die Anfrage hat nicht die richtige Form'],
  ])('is said in the caller’s language: %s', async (language, notFound, refused, badRequest) => {
    expect((await inLanguage(language, '/api/none')).message).toBe(notFound)
    expect((await inLanguage(language, '/api/test/refused')).message).toBe(refused)
    expect((await inLanguage(language, '/api/sys/login', 'POST', {})).message).toBe(badRequest)
  })

  it('names the place that is wrong, in the caller’s language, too', async () => {
    const errors = async (language: string) => (await inLanguage(language, '/api/sys/login', 'POST', { username: 'x' })).errors
    expect(await errors('de-DE')).toEqual([
      { path: '/password', code: 'required', message: expect.stringMatching(/muss das erforderliche Attribut/) },
    ])
    expect(await errors('zh-CN')).toEqual([{ path: '/password', code: 'required', message: expect.stringMatching(/必/) }])
  })

  it('follows X-Language before Accept-Language, and is Chinese when nothing is asked for', async () => {
    const answer = await server.call('GET', '/api/none', undefined, undefined, { 'X-Language': 'de_DE', 'Accept-Language': 'en-US' })
    expect(answer.message).toMatch(/^Hier wurde/)
    expect((await inLanguage('fr, *;q=0.1', '/api/none')).message).toMatch(/很抱歉/)
  })

  it.each([
    ['en;q=0.3, de;q=0.8', /^Hier wurde/],
    ['de;q=0.2, en-GB', /^Sorry/],
    ['fr, de-AT;q=0.9', /^Hier wurde/],
    ['fr', /很抱歉/],
  ])('of the languages in “%s”, takes the one that is liked best', async (wanted, sentence) => {
    expect((await inLanguage(wanted, '/api/none')).message).toMatch(sentence)
  })

  it('is there in three languages with the same values, every sentence', () => {
    for (const [area, texts] of Object.entries(serverTextAreas)) {
      for (const [key, text] of Object.entries(texts as Record<string, Record<string, string>>)) {
        const values = (language: string) => (text[language]?.match(/\$\{\w+\}/g) ?? []).sort()
        expect({ key: `${area}.${key}`, languages: Object.keys(text).sort() }).toEqual({
          key: `${area}.${key}`,
          languages: ['de-DE', 'en-US', 'zh-CN'],
        })
        expect({ key, values: values('en-US') }).toEqual({ key, values: values('zh-CN') })
        expect({ key, values: values('de-DE') }).toEqual({ key, values: values('zh-CN') })
      }
    }
  })
})

describe('a body that is no body', () => {
  it.each([
    ['broken JSON', '{"username": ', 400, 'The request body is not valid JSON'],
    ['a key that would reach into objects', '{"username":"a","password":"b","__proto__":{"x":1}}', 400, undefined],
    ['too many bytes', JSON.stringify({ username: 'a', password: 'x'.repeat(2_000_000) }), 413, 'The request body is too large'],
  ])('is refused: %s', async (_, body, status, message) => {
    const answer = await server.call('POST', '/api/sys/login', body)
    expect(answer).toMatchObject({ status, success: false, code: status, ...(message ? { message } : {}) })
  })

  it('is refused when it is of another kind', async () => {
    const answer = await fetch(`${server.url}/api/sys/login`, {
      method: 'POST',
      body: 'username=a',
      headers: { 'Content-Type': 'text/xml' },
    })
    expect([answer.status, ((await answer.json()) as { success: boolean }).success]).toEqual([415, false])
  })

  it('is refused with its place when a row call is sent in another form', async () => {
    const token = await server.signIn('admin')
    for (const body of [[], 'text', 7, null]) {
      const answer = await server.call('POST', '/api/demo/input/add', JSON.stringify(body), token)
      expect({ body, status: answer.status }).toEqual({ body, status: 400 })
    }
  })
})

describe('the browser’s part', () => {
  const open = (path: string) => fetch(server.url + path)

  it('starts at every address that the browser resolves itself, and is asked for anew each time', async () => {
    for (const path of ['/', '/p/orders', '/user/login?redirect=%2Fp%2Forders', '/dashboard/analysis']) {
      const answer = await open(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('<title>Pagewright</title>')
    }
  })

  it('keeps its files for ever, since their names change with what is in them', async () => {
    const answer = await open('/assets/main-abc123.js')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/assets/../index.html.map',
    '/assets/..%2f..%2fetc%2fpasswd',
    '/api/none',
    '/page-configs/none',
    '/vxeSocket',
  ])('is not given out in the place of what is missing: %s', async (path) => {
    const answer = await open(path)
    expect({ path, isRefused: [403, 404].includes(answer.status) }).toEqual({ path, isRefused: true })
    expect(await answer.text()).not.toContain('<title>')
  })

  it('runs under a policy that lets no foreign script run', async () => {
    const answer = await open('/')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})
