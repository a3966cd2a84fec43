import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LifePlan, LifeResult, PageEvent, PublishSetResult } from '../../../schemas/api/pageLife'
import type { PageDraft, PageSummary, PageVersion, ValidateResult } from '../../../schemas/api/pages'
import type { RowPage } from '../../../schemas/api/Result'
import type { MenuItem, PermissionResult } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let admin: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  admin = await server.signIn('admin')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const get = <T>(path: string, token = configurator) => server.call<T>('GET', path, undefined, token)
const post = <T = LifeResult>(path: string, body: unknown, token = configurator) =>
  server.call<T>('POST', `/api/page-configs/${path}`, body, token)
const add = (code: string, name: string) => server.call('POST', `/api/sample/${code}/add`, { name }, staff)
const listed = (code: string, token = staff) => get<RowPage>(`/api/sample/${code}/list`, token)
const versionsOf = async (code: string) => (await get<PageVersion[]>(`/api/page-configs/${code}/history`)).result
const eventsOf = async (code: string) => (await get<PageEvent[]>(`/api/page-configs/${code}/events`)).result
const stateOf = async (code: string) => (await get<PageSummary[]>('/api/page-configs')).result.find((page) => page.code === code)?.state

async function addressesOf(token: string): Promise<string[]> {
  const { result } = await get<PermissionResult>('/api/sys/permission/getUserPermissionByToken', token)
  const below = (items: MenuItem[]): string[] => items.flatMap(({ path, children = [] }) => [path, ...below(children)])
  return below(result.menu)
}

/** A page with a button that opens another one. */
const opener = (code: string, opened: string) =>
  samplePage(code, sampleColumns, {
    toolbar: { custom: [{ name: 'go', label: { 'zh-CN': '打开' }, action: { type: 'open', page: opened } }] },
  })

describe('a page that is copied', () => {
  it('has a code, a table, calls and permissions of its own, and nothing to mend', async () => {
    await publish(server, configurator, { ...samplePage('original'), authPre: 'orig', menu: { path: '/sample/original' } })
    const { status, result } = await post<PageDraft>('original/copy', { code: 'duplicate', title: 'The copy' })
    expect(status).toBe(200)
    const { result: checked } = await post<ValidateResult>('duplicate/validate', { text: result.text })
    expect(checked.problems).toEqual([])
    expect(await post('duplicate/publish', { text: result.text })).toMatchObject({ status: 200 })
    await server.call('POST', '/api/sample/duplicate/add', { name: 'mine' }, staff)
    expect((await listed('duplicate')).result.records).toMatchObject([{ name: 'mine' }])
    expect((await listed('original')).result.records).toEqual([])
    expect(await eventsOf('duplicate')).toMatchObject([{ kind: 'copied', message: 'Copied from original', by: 'configurator' }])
  })

  it('by hand, with the code of the other left in it, is told that alone, with the code to write', async () => {
    const { result } = await post<ValidateResult>('by-hand/validate', { config: samplePage('original') })
    expect(result.problems).toMatchObject([
      {
        path: '/code',
        code: 'page-code-taken',
        suggestion: 'by-hand',
        message: expect.stringContaining('already belongs to the page “Sample original”'),
      },
    ])
  })

  it('is refused a code that a page has', async () => {
    expect(await post('original/copy', { code: 'duplicate' })).toMatchObject({
      success: false,
      message: expect.stringContaining('duplicate'),
    })
  })
})

describe('a page that is taken off', () => {
  it('is lost to staff at once, with its calls and its menu entry, and comes back with everything when it is published again', async () => {
    const page = samplePage('passing')
    await publish(server, configurator, page)
    await add('passing', 'kept')
    expect(await addressesOf(staff)).toContain('/p/passing')
    const { result: plan } = await get<LifePlan>('/api/page-configs/passing/life?action=unpublish')
    expect(plan).toMatchObject({ tables: [{ table: 'passing', rows: 1 }], dependents: [] })
    expect(plan.consequences).toContain('These roles lose it: Page configurators, Staff')
    expect(plan.consequences).toContain('Table passing: 1 row')

    expect(await post('passing/unpublish', {})).toMatchObject({ status: 200, result: { code: 'passing', version: null } })
    expect((await listed('passing')).status).toBe(404)
    expect((await get('/page-configs/passing.json', staff)).status).toBe(404)
    expect(await addressesOf(staff)).not.toContain('/p/passing')
    expect(await stateOf('passing')).toBe('withdrawn')
    expect(await post('passing/unpublish', {})).toMatchObject({ status: 404 })

    expect(await publish(server, configurator, page, { base: null })).toMatchObject({ status: 200, result: { version: 2 } })
    expect((await listed('passing')).result.records).toMatchObject([{ name: 'kept' }])
    expect(await addressesOf(staff)).toContain('/p/passing')
    expect(await eventsOf('passing')).toMatchObject([{ kind: 'unpublished', by: 'configurator' }])
  })

  it('gives nobody back what an administrator has taken away meanwhile', async () => {
    const page = samplePage('narrowed')
    await publish(server, configurator, page)
    const entry = await server.database.kysely
      .selectFrom('sys_permission')
      .select('id')
      .where('perms', '=', 'narrowed:delete')
      .executeTakeFirstOrThrow()
    await post('narrowed/unpublish', {})
    await server.database.kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
    await publish(server, configurator, page)
    const grants = await server.database.kysely
      .selectFrom('sys_role_permission')
      .select('id')
      .where('permission_id', '=', entry.id)
      .execute()
    expect(grants).toEqual([])
  })

  it('is refused while another page depends on it, with the place, unless somebody insists', async () => {
    await publish(server, configurator, samplePage('target'))
    await publish(server, configurator, opener('opener', 'target'))
    const refused = await post('target/unpublish', {})
    expect(refused).toMatchObject({ status: 409, errors: [{ path: '/toolbar/custom/0/action/page' }] })
    expect(refused.message).toContain('opener')
    const { result } = await get<LifePlan>('/api/page-configs/target/life?action=delete')
    expect(result.dependents).toMatchObject([
      { code: 'opener', title: 'Sample opener', places: [{ field: '', path: '/toolbar/custom/0/action/page' }] },
    ])
    expect((await listed('target')).status).toBe(200)
    expect(await post('target/unpublish', { force: true })).toMatchObject({ status: 200 })
  })

  it('is not for staff, nor for whoever may only write', async () => {
    for (const action of ['unpublish', 'delete', 'rename', 'copy']) {
      expect(await post(`original/${action}`, { code: 'other-code', confirm: 'original', tables: 'keep' }, staff)).toMatchObject({
        status: 403,
      })
    }
  })
})

describe('a page that is renamed', () => {
  it('keeps its rows, history, rights and links under the new code', async () => {
    await publish(server, configurator, samplePage('first-name'), { message: 'born' })
    await add('first-name', 'kept')
    expect(await post('first-name/rename', { code: 'second-name' })).toMatchObject({
      status: 200,
      result: { code: 'second-name', version: 2 },
    })
    expect((await listed('first-name')).result.records).toMatchObject([{ name: 'kept' }])
    expect(await versionsOf('second-name')).toMatchObject([
      { version: 2, isCurrent: true },
      { version: 1, message: 'born' },
    ])
    expect(await addressesOf(staff)).toEqual(expect.arrayContaining(['/p/second-name']))
    expect(await addressesOf(staff)).not.toContain('/p/first-name')
    const response = await fetch(`${server.url}/page-configs/first-name.json`, { headers: { 'X-Access-Token': staff } })
    expect(await response.json()).toMatchObject({ code: 'second-name' })
    expect(await eventsOf('second-name')).toMatchObject([{ kind: 'renamed', message: 'Renamed: first-name → second-name' }])
    expect(await stateOf('second-name')).toBe('published')
    expect(await stateOf('first-name')).toBeUndefined()
    expect(await post('second-name/rollback', { version: 1 })).toMatchObject({ status: 200, result: { version: 3 } })
  })

  it('may get its first code back', async () => {
    expect(await post('second-name/rename', { code: 'first-name' })).toMatchObject({ status: 200, result: { code: 'first-name' } })
    const response = await fetch(`${server.url}/page-configs/second-name.json`, { headers: { 'X-Access-Token': staff } })
    expect(await response.json()).toMatchObject({ code: 'first-name' })
  })

  it('is refused a code that another page has, and one that cannot be a code', async () => {
    expect(await post('first-name/rename', { code: 'original' })).toMatchObject({
      success: false,
      message: expect.stringContaining('original'),
    })
    expect(await post('first-name/rename', { code: 'No Code' })).toMatchObject({ status: 404 })
  })

  it('takes what is written and not published yet along', async () => {
    await server.call(
      'PUT',
      '/api/page-configs/only-draft/draft',
      { text: '{ "code": "only-draft", // mine\n "kind": "list" }', base: 0 },
      configurator,
    )
    expect(await post('only-draft/rename', { code: 'better-draft' })).toMatchObject({ status: 200, result: { version: null } })
    const { result } = await get<PageDraft>('/api/page-configs/better-draft/draft')
    expect(result.text).toBe('{ "code": "better-draft", // mine\n "kind": "list" }')
  })
})

describe('a page that is deleted', () => {
  const remove = (code: string, tables: 'keep' | 'drop', token = configurator, confirm = code) =>
    post(`${code}/delete`, { confirm, tables }, token)
  const hasTable = async (table: string) =>
    (await server.database.kysely.selectFrom('page_table').select('id').where('table_name', '=', table).execute()).length > 0

  it('wants its code typed, says what goes with it, and leaves its table and its versions', async () => {
    await publish(server, configurator, samplePage('doomed'))
    await add('doomed', 'survivor')
    expect(await remove('doomed', 'keep', configurator, 'dommed')).toMatchObject({ status: 400 })
    expect(await remove('doomed', 'keep')).toMatchObject({ status: 200 })
    expect(await stateOf('doomed')).toBeUndefined()
    expect((await listed('doomed')).status).toBe(404)
    const left = await server.database.kysely.selectFrom('sys_permission').select('id').where('page', '=', 'doomed').execute()
    expect(left).toEqual([])
    expect(await versionsOf('doomed')).toMatchObject([{ version: 1, isCurrent: false }])
    expect(await publish(server, configurator, samplePage('taker', sampleColumns, { resource: { table: 'doomed' } }))).toMatchObject({
      status: 422,
      errors: [{ code: 'table-left' }],
    })
    expect(await post('doomed/rollback', { version: 1 })).toMatchObject({ status: 200, result: { version: 2 } })
    expect((await listed('doomed')).result.records).toMatchObject([{ name: 'survivor' }])
  })

  it('takes its table along when that is chosen; one with rows only by the word of an administrator', async () => {
    expect(await remove('doomed', 'drop')).toMatchObject({ status: 403 })
    expect((await listed('doomed')).status).toBe(200)
    expect(await remove('doomed', 'drop', admin)).toMatchObject({ status: 200 })
    expect(await hasTable('doomed')).toBe(false)
    expect(await eventsOf('doomed')).toMatchObject([
      { kind: 'deleted', message: 'Deleted; tables dropped with it: doomed (1)', by: 'admin' },
      { kind: 'deleted' },
    ])
    await publish(server, configurator, samplePage('doomed'))
    expect((await listed('doomed')).result.records).toEqual([])
  })

  it('may be a draft that nobody has published', async () => {
    await server.call('PUT', '/api/page-configs/scribble/draft', { text: '{}', base: 0 }, configurator)
    expect((await get<LifePlan>('/api/page-configs/scribble/life?action=delete')).result.consequences).toEqual([
      'The draft is deleted; the page was never published',
    ])
    expect(await remove('scribble', 'keep')).toMatchObject({ status: 200 })
    expect(await remove('scribble', 'keep')).toMatchObject({ status: 404 })
  })
})

describe('several pages that are published together', () => {
  const set = (pages: { code: string }[], more: Record<string, unknown> = {}) =>
    post<PublishSetResult>('publish', { pages: pages.map((page) => ({ code: page.code, text: JSON.stringify(page) })), ...more })

  it('may name one another: those that others name come first', async () => {
    const pages = [opener('set-opener', 'set-target'), samplePage('set-target')]
    const dry = await set(pages, { dryRun: true })
    expect(dry).toMatchObject({
      status: 200,
      result: { isPublished: false, pages: [{ code: 'set-target', version: null }, { code: 'set-opener' }] },
    })
    expect(dry.result.pages[0]?.changes.map(({ kind }) => kind)).toContain('createTable')
    expect((await listed('set-target')).status).toBe(404)
    expect(await set(pages, { message: 'together' })).toMatchObject({
      status: 200,
      result: { isPublished: true, pages: [{ version: 1 }, { version: 1 }] },
    })
    expect((await listed('set-target')).status).toBe(200)
    expect(await versionsOf('set-opener')).toMatchObject([{ message: 'together' }])
  })

  it('are published all or not at all, each finding with its page', async () => {
    const wrong = await set([samplePage('set-good'), opener('set-bad', 'nowhere-at-all')])
    expect(wrong).toMatchObject({ status: 422, errors: [{ page: 'set-bad', path: '/toolbar/custom/0/action/page' }] })
    const moved = await post('publish', {
      pages: [samplePage('set-good'), samplePage('set-target')].map((page) => ({
        code: page.code,
        text: JSON.stringify(page),
        base: null,
      })),
    })
    expect(moved).toMatchObject({ status: 409, message: expect.stringContaining('set-target') })
    const twice = await set([samplePage('set-good'), samplePage('set-other', sampleColumns, { resource: { table: 'set_good' } })])
    expect(twice).toMatchObject({ status: 422, errors: [{ page: 'set-other' }] })
    expect((await listed('set-good')).status).toBe(404)
    expect(await stateOf('set-good')).toBeUndefined()
  })
})
