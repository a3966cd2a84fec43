import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageDraft, PageSummary, PageVersion, PublishResult, ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { MenuItem, PermissionResult } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { dueColumn, publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const get = <T>(path: string, token = configurator) => server.call<T>('GET', path, undefined, token)

async function menuOf(token: string): Promise<MenuItem[]> {
  const { result } = await get<PermissionResult>('/api/sys/permission/getUserPermissionByToken', token)
  return result.menu.flatMap(({ children = [] }) => children)
}

describe('a page that is validated', () => {
  const validate = (body: unknown) => server.call<ValidateResult>('POST', '/api/page-configs/fresh/validate', body, configurator)

  it('C-publish is told what publishing would do to tables and permissions, and nothing is done', async () => {
    const { status, result } = await validate({ config: samplePage('fresh') })
    expect(status).toBe(200)
    expect(result.problems).toEqual([])
    expect(result.changes).toContainEqual({ kind: 'createTable', subject: 'fresh', message: expect.stringContaining('fresh') })
    expect(result.changes).toContainEqual(
      expect.objectContaining({ kind: 'mountCalls', subject: expect.stringContaining('GET /sample/fresh/list') }),
    )
    expect(result.changes).toContainEqual(expect.objectContaining({ kind: 'addMenu', message: 'Add the menu entry “Sample fresh”' }))
    expect(result.changes).toContainEqual(expect.objectContaining({ kind: 'addPermission', subject: 'fresh:delete' }))
    expect(result.hasTable).toBe(false)
    expect((await get('/api/page-configs/fresh')).status).toBe(404)
    expect((await get('/api/sample/fresh/list')).status).toBe(404)
  })

  it('C-located is answered with line, column and suggestion of what is wrong, in the language of the caller', async () => {
    const text = JSON.stringify(samplePage('fresh'), null, 2).replace('"isOrder"', '"isOrdr"')
    const { result } = await validate({ text })
    const line = text.slice(0, text.indexOf('"isOrdr"')).split('\n').length
    expect(result.problems).toMatchObject([{ path: '/columns/0/isOrdr', line, column: 7, suggestion: 'isOrder', severity: 'error' }])
    expect(result.changes).toEqual([])
    const german = await server.call<ValidateResult>('POST', '/api/page-configs/fresh/validate', { text }, configurator, {
      'Accept-Language': 'de-DE,de;q=0.9',
    })
    expect(german.result.problems[0]?.message).toMatch(/gemeint/)
  })

  it('is told where it says another code than the address', async () => {
    const { result } = await validate({ text: JSON.stringify(samplePage('other'), null, 2) })
    expect(result.problems).toContainEqual(expect.objectContaining({ path: '/code', code: 'other-code', line: 4, column: 11 }))
  })

  it('must be sent at all', async () => {
    expect(await validate({})).toMatchObject({ status: 400, message: 'Send the page as config or as text' })
  })
})

describe('a page that is published', () => {
  it('C-publish C-resource stands with table, calls, permissions and menu entry; staff use it in the same second', async () => {
    expect(await menuOf(staff)).not.toContainEqual(expect.objectContaining({ path: '/p/fresh' }))
    const published = await publish<PublishResult>(server, configurator, samplePage('fresh'), { message: 'first' })
    expect(published).toMatchObject({ status: 200, code: 200, message: 'Published as version 1', result: { code: 'fresh', version: 1 } })
    expect(published.result.changes.map(({ kind }) => kind)).toContain('createTable')
    expect(await menuOf(staff)).toContainEqual(
      expect.objectContaining({ path: '/p/fresh', meta: expect.objectContaining({ title: '样例 fresh' }) }),
    )
    const added = await server.call<Row>('POST', '/api/sample/fresh/add', { name: 'one', amount: 3 }, staff)
    expect(added).toMatchObject({
      status: 200,
      code: 200,
      message: 'Added',
      result: { name: 'one', amount: 3, rowVersion: 1, createBy: 'staff' },
    })
    const list = await get<RowPage>('/api/sample/fresh/list?name=one', staff)
    expect(list).toMatchObject({ code: 0, result: { total: 1, records: [{ name: 'one', amount: 3 }] } })
  })

  it('C-resource takes a new column while it is used, and its rows stay', async () => {
    const wider = samplePage('fresh', [...sampleColumns, dueColumn])
    const { result } = await publish<PublishResult>(server, configurator, wider)
    expect(result.version).toBe(2)
    expect(result.changes).toEqual([expect.objectContaining({ kind: 'addColumn', subject: 'fresh.due' })])
    const { records } = (await get<RowPage>('/api/sample/fresh/list', staff)).result
    expect(records).toMatchObject([{ name: 'one', due: null }])
    const edited = await server.call<Row>('PUT', '/api/sample/fresh/edit', { id: records[0]?.id, rowVersion: 1, due: '2026-12-01' }, staff)
    expect(edited).toMatchObject({ message: 'Saved', result: { name: 'one', due: '2026-12-01', rowVersion: 2 } })
  })

  it('gives up its calls when they move, and keeps its rows', async () => {
    const page = samplePage('moving')
    await publish(server, configurator, page)
    await server.call('POST', '/api/sample/moving/add', { name: 'kept' }, staff)
    await publish(server, configurator, { ...page, url: { ...page.url, list: '/sample/elsewhere/list' } })
    expect((await get('/api/sample/moving/list', staff)).status).toBe(404)
    expect((await get<RowPage>('/api/sample/elsewhere/list', staff)).result.total).toBe(1)
  })

  it('takes its permissions along when their prefix changes, and stands in the menu once', async () => {
    const page = samplePage('prefixed')
    await publish(server, configurator, page)
    await publish(server, configurator, { ...page, authPre: 'renamed' })
    expect((await menuOf(staff)).filter(({ path }) => path === '/p/prefixed')).toHaveLength(1)
    expect((await get('/api/sample/prefixed/list', staff)).status).toBe(200)
    const { result } = await get<PermissionResult>('/api/sys/permission/getUserPermissionByToken', staff)
    expect(result.codeList).toContain('renamed:edit')
    expect(result.allAuth.map(({ action }) => action)).not.toContain('prefixed:edit')
  })

  it('P2-content P2-pageheader says whether it stays alive and whether it has a header', async () => {
    await publish(server, configurator, samplePage('anew', sampleColumns, { menu: { keepAlive: false, hiddenHeaderContent: true } }))
    await publish(server, configurator, samplePage('usual', sampleColumns))
    const menu = await menuOf(staff)
    expect(menu.find(({ path }) => path === '/p/anew')?.meta).toMatchObject({ keepAlive: false, hiddenHeaderContent: true })
    const usual = menu.find(({ path }) => path === '/p/usual')?.meta
    expect(usual).toMatchObject({ keepAlive: true })
    expect(usual).not.toHaveProperty('hiddenHeaderContent')
    const names = ['/p/anew', '/p/usual'].map((path) => menu.find((item) => item.path === path)?.meta.componentName)
    expect(names).toEqual(['Anew', 'Usual'])
  })

  it('stays out of the menu when it says so', async () => {
    await publish(server, configurator, samplePage('unlisted', sampleColumns, { menu: false }))
    expect((await menuOf(staff)).find(({ path }) => path === '/p/unlisted')?.hidden ?? true).toBe(true)
    expect((await get('/api/sample/unlisted/list', staff)).status).toBe(200)
  })

  it('names in its version who published it, and answers 409 to whoever started from an older one', async () => {
    await publish(server, configurator, samplePage('moved'), { base: null })
    const stale = await publish(server, configurator, samplePage('moved'), { base: null })
    expect(stale).toMatchObject({ status: 409, code: 409, result: { version: 1, differences: [] } })
    expect((await publish(server, configurator, samplePage('moved'), { base: 1 })).result.version).toBe(2)
    expect((await publish(server, configurator, samplePage('moved'), { base: 1 })).status).toBe(409)
    const history = await get<PageVersion[]>('/api/page-configs/moved/history')
    expect(history.result.map(({ version, createBy }) => [version, createBy])).toEqual([
      [2, 'configurator'],
      [1, 'configurator'],
    ])
  })

  it('gets one number each when several people publish at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(server, configurator, samplePage('crowded'))))
    expect(answers.map(({ result }) => result?.version).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('the history of a page', () => {
  it('C-publish keeps every version as it was and rolls back by publishing an old one anew', async () => {
    const first = `${JSON.stringify(samplePage('storied'), null, 1)}\n`
    await publish(server, configurator, first, { message: 'first' }, 'storied')
    await publish(server, configurator, samplePage('storied', [...sampleColumns, dueColumn]), { message: 'second' })
    const rolled = await server.call<PublishResult>('POST', '/api/page-configs/storied/rollback', { version: 1 }, configurator)
    expect(rolled).toMatchObject({ status: 200, result: { version: 3 } })
    const history = (await get<PageVersion[]>('/api/page-configs/storied/history')).result
    expect(history.map(({ version, message, restoredFrom }) => [version, message, restoredFrom])).toEqual([
      [3, null, 1],
      [2, 'second', null],
      [1, 'first', null],
    ])
    expect((await get<PageVersion>('/api/page-configs/storied/versions/1')).result.text).toBe(first)
    expect((await get<PageVersion>('/api/page-configs/storied/versions/3')).result.text).toBe(first)
    const { result } = await get<{ config: { columns: unknown[] } }>('/api/page-configs/storied')
    expect(result.config.columns).toHaveLength(2)
    expect((await get<RowPage>('/api/sample/storied/list', staff)).status).toBe(200)
  })

  it.each(['0', '99', '1.5', 'x', '99999999999', '-1'])('has no version %s', async (version) => {
    expect((await get(`/api/page-configs/storied/versions/${version}`)).status).toBe(404)
  })

  it.each([99, 1.5, 99999999999, '1', null])('cannot be rolled back to %j', async (version) => {
    const answer = await server.call('POST', '/api/page-configs/storied/rollback', { version }, configurator)
    expect([400, 404]).toContain(answer.status)
  })
})

describe('a draft', () => {
  const draftOf = (code: string) => get<PageDraft>(`/api/page-configs/${code}/draft`)
  const save = (code: string, text: string, base?: number) =>
    server.call<PageDraft>('PUT', `/api/page-configs/${code}/draft`, { text, base }, configurator)

  it('C-publish is kept as it is typed, wrong or not, and changes nothing that is published', async () => {
    expect(await save('sketch', '{ "kind": "li')).toMatchObject({
      status: 200,
      message: 'Draft saved',
      result: { revision: 1, base: null },
    })
    expect((await draftOf('sketch')).result).toMatchObject({ text: '{ "kind": "li', updateBy: 'configurator' })
    expect((await get('/page-configs/sketch.json')).status).toBe(404)
  })

  it('C-publish answers 409 with the draft that stands to whoever started from an older one', async () => {
    await save('shared', 'one')
    expect((await save('shared', 'two', 1)).result.revision).toBe(2)
    expect(await save('shared', 'three', 1)).toMatchObject({
      status: 409,
      result: { current: { text: 'two', revision: 2 }, differences: [{ kind: 'changed', path: '', before: 'two', after: 'three' }] },
    })
    expect((await draftOf('shared')).result.text).toBe('two')
  })

  it('of a new page is saved by one of two people who save at the same moment', async () => {
    const answers = await Promise.all([save('race', 'one'), save('race', 'two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is the published text after publishing, and says so in the list of pages', async () => {
    await publish(server, configurator, samplePage('listed'))
    const stateOf = async () => (await get<PageSummary[]>('/api/page-configs')).result.find(({ code }) => code === 'listed')
    expect(await stateOf()).toMatchObject({ state: 'published', version: 1, kind: 'list', title: 'Sample listed' })
    const { result: draft } = await draftOf('listed')
    await save('listed', `${draft.text} `, draft.revision)
    expect(await stateOf()).toMatchObject({ state: 'changed', version: 1 })
    const list = (await get<PageSummary[]>('/api/page-configs')).result
    expect(list.find(({ code }) => code === 'sketch')).toMatchObject({ state: 'draft', version: null, title: 'sketch' })
    const titles = list.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort(new Intl.Collator('en-US', { numeric: true }).compare))
  })

  it.each(['Big', 'x', 'a_b', 'a'.repeat(61), "a'b", 'a%00b'])('cannot be saved under the code %s', async (code) => {
    expect([400, 404]).toContain((await save(code, 'text')).status)
  })
})
