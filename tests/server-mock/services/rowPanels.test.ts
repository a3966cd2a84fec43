import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { RowAttachment, RowAttachments, RowComment, RowComments } from '../../../schemas/api/rowPanels'
import { sendFile } from '../../support/sendFile'
import { type SignedInUser, signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let anna: SignedInUser
let ben: SignedInUser
let stranger: SignedInUser
let admin: string
let row: Row
let far: Row

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const talked = samplePage('talked', [text('name'), text('kind')], {
  grants: undefined,
  resource: {
    table: 'talked',
    history: true,
    comments: true,
    attachments: true,
    rules: ['near', 'far'].map((kind) => ({ name: `see_${kind}`, title: kind, where: `row.kind == '${kind}'` })),
  },
})
const silent = samplePage('silent')

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn('admin')
  for (const page of [talked, silent]) expect(await publish(server, admin, page)).toMatchObject({ status: 200 })
  const rights = ['talked:list', 'talked:add', 'talked:edit', 'talked:see_near']
  anna = await signInWith(server, rights)
  ben = await signInWith(server, rights)
  stranger = await signInWith(server, ['talked:list', 'talked:see_far'])
  row = (await server.call<Row>('POST', '/api/sample/talked/add', { name: 'Near', kind: 'near' }, admin)).result
  far = (await server.call<Row>('POST', '/api/sample/talked/add', { name: 'Far', kind: 'far' }, admin)).result
})
afterAll(() => server.close())

const path = (panel: string, id = row.id, item?: string) => `/api/sample/talked/queryById/${panel}?id=${id}${item ? `&item=${item}` : ''}`
const call = <T>(method: string, url: string, user: SignedInUser, body?: unknown) => server.call<T>(method, url, body, user.token)
const write = (user: SignedInUser, words: string) => call<RowComment>('POST', path('comments'), user, { text: words })
const comments = async (user: SignedInUser) => (await call<RowComments>('GET', path('comments'), user)).result

describe('comments about a row', () => {
  it('are written and read by everybody who reads the row, lines and all, the newest first', async () => {
    expect(await write(anna, 'First\nsecond line  ')).toMatchObject({ success: true, result: { text: 'First\nsecond line', isOwn: true } })
    await write(ben, '<b>plain</b>')
    expect(await comments(anna)).toMatchObject({
      total: 2,
      records: [
        { text: '<b>plain</b>', user: ben.username, isOwn: false, changed: null },
        { text: 'First\nsecond line', user: anna.username, userName: anna.username, isOwn: true },
      ],
    })
  })

  it('are changed and taken away by whoever wrote them, and by nobody else', async () => {
    const { id } = (await write(anna, 'Mine')).result
    for (const method of ['PUT', 'DELETE'])
      expect(await call(method, path('comments', row.id, id), ben, method === 'PUT' ? { text: 'Theirs' } : undefined)).toMatchObject({
        status: 403,
        message: 'Only your own comments can be changed or deleted',
      })
    expect(await call('PUT', path('comments', row.id, id), anna, { text: 'Still mine' })).toMatchObject({ result: { text: 'Still mine' } })
    expect((await comments(ben)).records[0]).toMatchObject({ text: 'Still mine', changed: expect.stringMatching(/^\d{4}-/) })
    expect(await call('DELETE', path('comments', row.id, id), anna)).toMatchObject({ success: true })
    expect((await comments(ben)).records.map((one) => one.id)).not.toContain(id)
    expect((await call('DELETE', path('comments', row.id, id), anna)).status).toBe(404)
  })

  it('have words, 2,000 characters at most, and the name of the session', async () => {
    expect((await write(anna, 'x'.repeat(2000))).success).toBe(true)
    expect((await write(anna, 'x'.repeat(2001))).status).toBe(400)
    expect((await write(anna, ' \n ')).status).toBe(400)
    const told = await call<RowComment>('POST', path('comments'), anna, { text: 'Who am I?', user: ben.username, createBy: ben.username })
    expect(told.success ? told.result.user : anna.username).toBe(anna.username)
  })
})

describe('files of a row', () => {
  const files = async (user: SignedInUser) => (await call<RowAttachments>('GET', path('attachments'), user)).result.records
  const attach = (user: SignedInUser, name: string, content: string) =>
    sendFile<RowAttachment>(server, path('attachments'), user.token, { name, content })
  const load = (user: SignedInUser, item: string, id = row.id) =>
    fetch(server.url + path('attachments/file', id, item), { headers: { 'X-Access-Token': user.token } })

  it('are attached, listed and downloaded by everybody who reads the row, and taken away by who attached them', async () => {
    const { result: file } = await attach(anna, 'report.txt', 'all well')
    expect(file).toMatchObject({ name: 'report.txt', size: 8, user: anna.username, isOwn: true })
    expect(await files(ben)).toMatchObject([{ id: file.id, isOwn: false }])
    const loaded = await load(ben, file.id)
    expect(loaded.headers.get('Content-Disposition')).toContain('report.txt')
    expect(loaded.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await loaded.text()).toBe('all well')
    expect((await call('DELETE', path('attachments', row.id, file.id), ben)).status).toBe(403)
    expect(await call('DELETE', path('attachments', row.id, file.id), anna)).toMatchObject({ success: true })
    expect(await files(ben)).toEqual([])
    expect((await load(anna, file.id)).status).toBe(404)
  })

  it('go through the checks of every upload, and have no second door', async () => {
    expect((await attach(anna, 'page.html', '<!doctype html><script>alert(1)</script>')).result?.name ?? 'refused').not.toMatch(/\.html$/)
    const { result: file } = await attach(anna, 'inner.txt', 'inner')
    const { path: stored } = await server.database.kysely
      .selectFrom('sys_row_file')
      .select('path')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow()
    const outside = await fetch(`${server.url}/api/sys/common/static/${stored}`, { headers: { 'X-Access-Token': anna.token } })
    expect(outside.status).toBe(404)
    expect((await sendFile(server, '/api/sys/common/upload', anna.token, { name: 'a.txt', content: 'a', biz: 'row-files' })).status).toBe(
      400,
    )
  })
})

describe('what is kept of a row', () => {
  it('is for nobody who does not reach the row by the rules of rows', async () => {
    const { id: comment } = (await write(anna, 'Among us')).result
    const { result: file } = await sendFile<RowAttachment>(server, path('attachments'), anna.token, { name: 'a.txt', content: 'a' })
    const calls: [string, string, unknown?][] = [
      ['GET', path('history')],
      ['GET', path('comments')],
      ['POST', path('comments'), { text: 'Hello' }],
      ['PUT', path('comments', row.id, comment), { text: 'Hello' }],
      ['DELETE', path('comments', row.id, comment)],
      ['GET', path('attachments')],
      ['DELETE', path('attachments', row.id, file.id)],
      ['GET', path('attachments/file', row.id, file.id)],
    ]
    for (const [method, url, body] of calls)
      expect({ method, url, ...(await call(method, url, stranger, body)) }).toMatchObject({ status: 404 })
    expect((await sendFile(server, path('attachments'), stranger.token, { name: 'b.txt', content: 'b' })).status).toBe(404)
    expect((await call('GET', path('history', far.id), stranger)).status).toBe(200)
  })

  it('of one row is not reached through another', async () => {
    const { id: comment } = (await write(anna, 'Here')).result
    const other = (await call<Row>('POST', '/api/sample/talked/add', ben, { name: 'Other', kind: 'near' })).result
    expect((await call('PUT', path('comments', other.id, comment), anna, { text: 'There' })).status).toBe(404)
    expect((await call<RowComments>('GET', path('comments', other.id), anna)).result).toEqual({ records: [], total: 0 })
  })

  it('is not there where the page does not say so', async () => {
    const { id } = (await server.call<Row>('POST', '/api/sample/silent/add', { name: 'x' }, admin)).result
    for (const panel of ['history', 'comments', 'attachments'])
      expect((await server.call('GET', `/api/sample/silent/queryById/${panel}?id=${id}`, undefined, admin)).status).toBe(404)
  })
})
