import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'

let server: TestServer
let token: string
let path: string

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const title = { 'zh-CN': '反馈' }
const openForm = {
  kind: 'form',
  version: 1,
  code: 'feedback',
  access: 'public',
  title,
  url: { add: '/feedback/add' },
  items: [
    { key: 'text', type: 'input', label: title },
    { key: 'files', type: 'upload', label: title },
  ],
  resource: { table: 'feedback' },
}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
  path = (await upload({ 'X-Access-Token': token })).message
})
afterAll(() => server.close())

async function upload(headers: Record<string, string> = {}, at: TestServer = server) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'dot.png')
  const answer = await fetch(`${at.url}/api/sys/common/upload`, { method: 'POST', headers, body: form })
  return { status: answer.status, cookie: cookieOf(answer), ...((await answer.json()) as Result) }
}

const read = async (headers: Record<string, string> = {}, of = path) =>
  (await fetch(`${server.url}/api/sys/common/static/${of}`, { headers })).status

/** The cookie of an answer as a browser sends it back, and what rules it came with. */
function cookieOf(answer: Response): { sent: string; rules: string } {
  const [sent = '', ...rules] = (answer.headers.getSetCookie()[0] ?? '').split('; ')
  return { sent, rules: rules.join('; ') }
}

const call = (path: string, options: RequestInit = {}) => fetch(`${server.url}/api${path}`, options)

async function signIn() {
  const body = JSON.stringify({ username: 'staff', password: 'Demo-password-1' })
  const answer = await call('/sys/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { cookie: cookieOf(answer), token: ((await answer.json()) as Result<{ token: string }>).result.token }
}

describe('P7-upload an uploaded file', () => {
  it('is for people who have signed in: nobody else reads it, or learns whether it is there', async () => {
    expect(await read()).toBe(401)
    expect(await read({}, 'temp/none_1763700000000.png')).toBe(401)
    expect(await read({ Cookie: `pw-files=${'x'.repeat(43)}` })).toBe(401)
    expect(await read({ 'X-Access-Token': token })).toBe(200)
    expect(await read({ 'X-Access-Token': token }, 'temp/none_1763700000000.png')).toBe(404)
  })

  it('is shown by elements that send no header: signing in brings a cookie that no script reads, no other site sends, and no call takes', async () => {
    const { cookie } = await signIn()
    expect(cookie.rules).toBe('Max-Age=604800; Path=/api/sys/common/static; HttpOnly; SameSite=Strict')
    expect(await read({ Cookie: cookie.sent })).toBe(200)
    for (const path of ['/sys/permission/getUserPermissionByToken', '/sys/user/getUserInfo'])
      expect([path, (await call(path, { headers: { Cookie: cookie.sent } })).status]).toEqual([path, 401])
  })

  it('is shown after a reload, too: loading the permissions brings the cookie again', async () => {
    const answer = await call('/sys/permission/getUserPermissionByToken', { headers: { 'X-Access-Token': token } })
    expect(await read({ Cookie: cookieOf(answer).sent })).toBe(200)
  })

  it('asks for a secure connection for the cookie where it comes over one', async () => {
    const headers = { 'X-Access-Token': token, 'X-Forwarded-Proto': 'https' }
    expect(cookieOf(await call('/sys/permission/getUserPermissionByToken', { headers })).rules).toContain('; Secure; ')
  })

  it('is closed when the session ends, and signing out takes the cookie away', async () => {
    const session = await signIn()
    const left = await call('/sys/logout', { method: 'POST', headers: { 'X-Access-Token': session.token } })
    expect(cookieOf(left)).toEqual({ sent: 'pw-files=', rules: 'Max-Age=0; Path=/api/sys/common/static; HttpOnly; SameSite=Strict' })
    expect(await read({ Cookie: session.cookie.sent })).toBe(401)
  })

  it('is not shown from the cache to whoever comes after', async () => {
    const answer = await call(`/sys/common/static/${path}`, { headers: { 'X-Access-Token': token } })
    expect(answer.headers.get('vary')).toContain('Cookie')
    expect(answer.headers.get('cache-control')).toContain('private')
  })
})

describe('P7-upload a file of a visitor', () => {
  it('is not taken while no page asks visitors for files', async () => {
    expect((await upload()).status).toBe(401)
  })

  it('is taken for a public form, and shown to that visitor and to people who have signed in', async () => {
    expect(await publish(server, await server.signIn('configurator'), openForm)).toMatchObject({ status: 200 })
    const sent = await upload()
    expect(sent).toMatchObject({ status: 200, success: true })
    expect(sent.cookie.rules).toBe('Max-Age=604800; Path=/api/sys/common; HttpOnly; SameSite=Strict')
    expect(await read({ Cookie: sent.cookie.sent }, sent.message)).toBe(200)
    expect(await read({ 'X-Access-Token': token }, sent.message)).toBe(200)
    const other = await upload()
    expect(await read({ Cookie: other.cookie.sent }, sent.message)).toBe(401)
    expect(await read({ Cookie: sent.cookie.sent })).toBe(401)
    expect(await read({}, sent.message)).toBe(401)
  })

  it('stays the same visitor’s while more are sent', async () => {
    const first = await upload()
    const second = await upload({ Cookie: first.cookie.sent })
    expect(second.cookie.sent).toBe(first.cookie.sent)
    expect(await read({ Cookie: first.cookie.sent }, second.message)).toBe(200)
  })

  it('is counted by the day, one for all servers; when the day is full it is refused with a plain sentence, and staff go on', async () => {
    const other = await startTestServer({ database: server.database })
    const quotas = server.database.kysely.updateTable('sys_upload_quota')
    const sent = await upload()
    const cookie = { Cookie: sent.cookie.sent }
    const own = quotas.where('name', 'like', 'visitor:%')
    const ofAddress = quotas.where('name', 'like', 'address %')
    const full = { status: 429, success: false, message: 'No more files can be uploaded today, please try again tomorrow' }
    const english = { 'Accept-Language': 'en-US' }
    for (const [table, used] of [
      [own, { files: 100 }],
      [own, { bytes: 200 * 1024 * 1024 }],
      [ofAddress, { files: 500 }],
      [ofAddress, { bytes: 1000 * 1024 * 1024 }],
    ] as const) {
      await quotas.set({ files: 1, bytes: 1 }).execute()
      await table.set(used).execute()
      expect(await upload({ ...cookie, ...english }, other)).toMatchObject(full)
      expect((await upload({ 'X-Access-Token': token })).status).toBe(200)
      // Another name does not help where the address is counted, and is a visitor of its own where it is not.
      expect((await upload(english)).status).toBe(table === ofAddress ? 429 : 200)
    }
    await quotas.set({ day_ends: timeNow(-1) }).execute()
    expect((await upload(cookie)).status).toBe(200)
    const counts = await server.database.kysely
      .selectFrom('sys_upload_quota')
      .select(['files', 'bytes'])
      .where('name', 'like', 'address %')
      .execute()
    expect(counts.map(({ files, bytes }) => [Number(files), Number(bytes)])).toEqual([[1, picture.length]])
    await other.close()
  })

  it('counts what is kept, and nothing that is refused', async () => {
    const { kysely } = server.database
    await kysely.deleteFrom('sys_upload_quota').execute()
    await kysely.deleteFrom('sys_call_count').execute()
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.exe')
    expect((await call('/sys/common/upload', { method: 'POST', body: form })).status).toBe(400)
    expect(await kysely.selectFrom('sys_upload_quota').select('name').execute()).toEqual([])
    await Promise.all(Array.from({ length: 3 }, () => upload()))
    const [counted] = await kysely.selectFrom('sys_upload_quota').select('files').where('name', '=', 'address 127.0.0.1').execute()
    expect(Number(counted?.files)).toBe(3)
  })

  it('is refused after many in a minute, which does not touch those who have signed in', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 20; count++) statuses.push((await upload()).status)
    expect(statuses).toContain(429)
    expect((await upload({ 'X-Access-Token': token })).status).toBe(200)
  })
})
