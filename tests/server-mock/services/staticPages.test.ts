import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { dueColumn, publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input', 'demo/date'] })
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/page-configs/${path}`, { headers: { 'X-Access-Token': staff, ...headers } })

describe('the published page as a resource', () => {
  it('B7.1-config is the JSON that was published, with its version in a header and in the ETag', async () => {
    const page = samplePage('cached')
    await publish(server, configurator, page)
    const answer = await fetchPage('cached.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-page-version')).toBe('1')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.json()).toEqual(page)
  })

  it('B7.1-config is not sent twice, and sent anew when it was published anew', async () => {
    const tag = (await fetchPage('cached.json')).headers.get('etag') ?? ''
    const again = await fetchPage('cached.json', { 'If-None-Match': tag })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    expect((await fetchPage('cached.json', { 'If-None-Match': `"other", W/${tag}` })).status).toBe(304)
    await publish(server, configurator, samplePage('cached', [...sampleColumns, dueColumn]))
    const anew = await fetchPage('cached.json', { 'If-None-Match': tag })
    expect([anew.status, anew.headers.get('x-page-version')]).toEqual([200, '2'])
    expect(anew.headers.get('etag')).not.toBe(tag)
  })

  it('B7.1-config answers 404 for a page that nobody published, with a sentence', async () => {
    const answer = await fetchPage('none.json')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, code: 404, message: '没有编码为“none”的页面' })
  })

  it('is not given to visitors', async () => {
    expect((await fetchPage('cached.json', { 'X-Access-Token': '' })).status).toBe(401)
  })
})

describe('the compiled validators of a form', () => {
  interface Validators {
    validators: Record<string, (data: unknown) => boolean>
  }

  async function importModule(code: string): Promise<{ text: string; validators: Validators['validators'] }> {
    const answer = await fetchPage(`${code}.validators.js?v=1`, { 'X-Access-Token': '', Cookie: `pw-pages=${staff}` })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    const text = await answer.text()
    const folder = await mkdtemp(join(tmpdir(), 'pagewright-validators-'))
    const file = join(folder, `${code}.mjs`)
    await writeFile(file, text)
    const { validators } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Validators
    await rm(folder, { recursive: true })
    return { text, validators }
  }

  it('are for who may open the page, by the cookie that the sign-in leaves for this path', async () => {
    await publish(server, configurator, samplePage('guarded', undefined, { grants: undefined }))
    const ask = async (headers: Record<string, string>) =>
      (await fetchPage('guarded.validators.js', { 'X-Access-Token': '', ...headers })).status
    expect(await ask({})).toBe(401)
    expect(await ask({ Cookie: 'pw-pages=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toBe(401)
    expect(await ask({ Cookie: `pw-pages=${staff}` })).toBe(403)
    expect(await ask({ Cookie: `pw-pages=${configurator}` })).toBe(200)
    const call = await fetch(`${server.url}/api/page-configs`, { headers: { Cookie: `pw-pages=${configurator}` } })
    expect(call.status).toBe(401)
    const signIn = await fetch(`${server.url}/api/sys/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'staff', password: passwords.staff }),
    })
    expect(signIn.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^pw-pages=.+; Path=\/page-configs; .*HttpOnly; SameSite=Strict/),
    )
  })

  it('are an ES module that stands alone, and check the types and limits of a row', async () => {
    const { text, validators } = await importModule('demo-input')
    expect(text).not.toMatch(/\b(eval|Function)\s*\(|^\s*import\b/m)
    const check = Object.values(validators)[0] ?? (() => undefined)
    expect(check({ name: 'one', code: 'EQ-000001' })).toBe(true)
    expect(check({ name: null })).toBe(true)
    expect(check({ name: 7 })).toBe(false)
    expect(check({ code: 'x'.repeat(10) })).toBe(false)
  })

  it('know a date from a text that only looks like one', async () => {
    const { validators } = await importModule('demo-date')
    const page = server.services.pages.get('demo-date')?.config
    const day = page?.kind === 'list' ? page.columns.find(({ type }) => type === 'date') : undefined
    const check = Object.values(validators)[0] ?? (() => undefined)
    expect(check({ [day?.key ?? '']: '2026-02-28' })).toBe(true)
    expect(check({ [day?.key ?? '']: '2026-02-30' })).toBe(false)
    expect(check({ [day?.key ?? '']: 'tomorrow' })).toBe(false)
  })
})
