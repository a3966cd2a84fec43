import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishResult, ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
})
afterAll(() => server.close())

const title = { 'zh-CN': '文本' }
const name = { key: 'name', type: 'input', title }
const remark = { key: 'remark', type: 'input', title }
const note = { key: 'note', type: 'input', title, was: 'remark' }
const memo = { key: 'memo', type: 'input', title, was: 'note' }

const call = <T>(method: string, path: string, body?: unknown, token = configurator) => server.call<T>(method, `/api${path}`, body, token)
const add = async (code: string, row: object) => (await call<Row>('POST', `/sample/${code}/add`, row)).result
const list = (code: string, query = '', token = configurator) => call<RowPage>('GET', `/sample/${code}/list${query}`, undefined, token)
const rowOf = async (code: string) => (await list(code)).result.records[0]
const changesOf = async (page: { code: string }) =>
  (await call<ValidateResult>('POST', `/page-configs/${page.code}/validate`, { config: page })).result.changes

/** A published page with one row, `{ name: 'one', remark: 'kept' }`. */
async function publishFirst(code: string): Promise<Row> {
  expect(await publish(server, configurator, samplePage(code, [name, remark]))).toMatchObject({ status: 200 })
  return add(code, { name: 'one', remark: 'kept' })
}

async function control(perms: string, type: '1' | '2'): Promise<void> {
  await insertSystemRow(server.database.kysely, 'sys_permission', { name: perms, perms, perms_type: type, menu_type: 2, status: '1' })
  server.services.rights.forget()
}

describe('a field that is published with another key', () => {
  it('C-migrate keeps the values, and says so before and after', async () => {
    await publishFirst('renamed')
    const page = samplePage('renamed', [name, note])
    const planned = await changesOf(page)
    expect(planned).toMatchObject([
      { kind: 'renameColumn', subject: 'renamed.note', message: expect.stringContaining('its values stay (1)') },
    ])
    const { result } = await publish<PublishResult>(server, configurator, page)
    expect(result.changes).toEqual(planned)
    expect(await rowOf('renamed')).toMatchObject({ name: 'one', note: 'kept' })
    expect(await changesOf(page)).toEqual([])
  })

  it('C-migrate still means it where somebody says the earlier key: an open form, a saved query, a sorted list', async () => {
    const { id } = await publishFirst('followed')
    await publish(server, configurator, samplePage('followed', [name, note]))
    const saved = await call('PUT', '/sample/followed/edit', { id, rowVersion: 1, remark: 'typed in the old form' })
    expect(saved).toMatchObject({ status: 200 })
    expect(await rowOf('followed')).toMatchObject({ note: 'typed in the old form' })
    await add('followed', { name: 'two', note: 'another' })
    const names = async (query: string) => (await list('followed', query)).result.records.map((row) => row.name)
    expect(await names('?remark=*old*')).toEqual(['one'])
    expect(await names('?column=remark&order=asc')).toEqual(['two', 'one'])
    const advanced = encodeURIComponent(JSON.stringify([{ field: 'remark', rule: 'like', val: 'another' }]))
    expect(await names(`?superQueryParams=${advanced}`)).toEqual(['two'])
    expect(await list('followed', '?never=x')).toMatchObject({ status: 400 })
  })

  it('C-migrate stays hidden from those who may not see it, under both keys', async () => {
    const { id } = await publishFirst('hidden')
    await control('hidden:remark', '1')
    expect((await list('hidden', '', staff)).result.records[0]).not.toHaveProperty('remark')
    const planned = await changesOf(samplePage('hidden', [name, note]))
    expect(planned).toContainEqual(expect.objectContaining({ kind: 'renamePermission', subject: 'hidden:note' }))
    await publish(server, configurator, samplePage('hidden', [name, note]))
    expect((await list('hidden', '', staff)).result.records).toEqual([expect.not.objectContaining({ note: expect.anything() })])
    for (const query of ['?note=kept', '?remark=kept', '?column=remark&order=asc']) {
      expect(await list('hidden', query, staff), query).toMatchObject({ status: 400 })
    }
    for (const key of ['remark', 'note']) {
      expect(await call('PUT', '/sample/hidden/edit', { id, rowVersion: 1, [key]: 'x' }, staff), key).toMatchObject({ status: 400 })
    }
    await call('POST', '/page-configs/hidden/rollback', { version: 1 })
    expect((await list('hidden', '', staff)).result.records).toEqual([expect.not.objectContaining({ remark: expect.anything() })])
  })

  it('C-migrate comes back with its values when an earlier version comes back, over several renamings too', async () => {
    await publishFirst('returned')
    await publish(server, configurator, samplePage('returned', [name, note]))
    await publish(server, configurator, samplePage('returned', [name, memo]))
    expect(await rowOf('returned')).toMatchObject({ memo: 'kept' })
    const plan = await call<ValidateResult>('GET', '/page-configs/returned/versions/1/plan')
    expect(plan.result.changes).toContainEqual(
      expect.objectContaining({ kind: 'renameColumn', message: expect.stringContaining('remark') }),
    )
    expect(await rowOf('returned')).toMatchObject({ memo: 'kept' })
    expect(await call('GET', '/page-configs/returned/versions/99/plan')).toMatchObject({ status: 404 })
    expect(await call('POST', '/page-configs/returned/rollback', { version: 1 })).toMatchObject({ status: 200 })
    expect(await rowOf('returned')).toMatchObject({ remark: 'kept' })
    await publish(server, configurator, samplePage('returned', [name, note]))
    expect(await rowOf('returned')).toMatchObject({ note: 'kept' })
    expect(await publish(server, configurator, samplePage('returned', [name, remark]))).toMatchObject({ status: 200 })
    expect(await rowOf('returned')).toMatchObject({ remark: 'kept' })
  })

  it('C-migrate is read by other pages as before: their reports name it by the earlier key', async () => {
    await publishFirst('reported')
    const report = {
      kind: 'report',
      version: 1,
      code: 'reported-report',
      title,
      source: { from: 'reported', select: { words: 'remark' }, where: "row.remark == 'kept'" },
      columns: [{ key: 'words', type: 'input', title }],
      grants: { configurator: ['*'] },
    }
    expect(await publish(server, configurator, report)).toMatchObject({ status: 200 })
    await publish(server, configurator, samplePage('reported', [name, note]))
    const rows = await call<RowPage>('GET', '/online/cgreport/api/getData/reported-report')
    expect(JSON.stringify(rows.result)).toContain('kept')
    expect(await publish(server, configurator, report)).toMatchObject({ status: 200 })
  })

  it('C-migrate is found at once by the other servers, which have not heard of it yet', async () => {
    await publishFirst('elsewhere')
    const other = await startTestServer({ database: server.database })
    try {
      const token = await other.signIn('configurator')
      await publish(other, token, samplePage('elsewhere', [name, note]))
      expect(await rowOf('elsewhere')).toMatchObject({ note: 'kept' })
    } finally {
      await other.close()
    }
  })

  it('C-migrate is refused to go while other pages read it, with their places, and may go after them', async () => {
    await publishFirst('needed')
    const reading = (...columns: object[]) => ({
      kind: 'report',
      version: 1,
      code: 'needed-report',
      title,
      source: { from: 'needed' },
      columns,
    })
    expect(await publish(server, configurator, reading(name, remark))).toMatchObject({ status: 200 })
    const without = samplePage('needed', [name])
    expect(await publish(server, configurator, without)).toMatchObject({
      status: 422,
      errors: [{ path: '/columns', code: 'still-read', message: expect.stringContaining('The page “needed-report” (/columns/1') }],
    })
    expect(await publish(server, configurator, reading(name))).toMatchObject({ status: 200 })
    expect(await publish(server, configurator, without)).toMatchObject({ status: 200 })
  })

  it('C-migrate is refused to become a text while other pages store it as a number', async () => {
    const count = { key: 'count', type: 'inputNumber', title }
    const counted = (type: string) => samplePage('counted', [name, { ...count, type }])
    const choosing = {
      key: 'chosen',
      type: 'select',
      title,
      valueType: 'number',
      choices: { table: 'counted', label: 'name', value: 'count' },
    }
    for (const page of [counted('inputNumber'), samplePage('counting', [choosing])])
      expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
    expect(await publish(server, configurator, counted('input'))).toMatchObject({
      status: 422,
      errors: [{ path: '/columns', code: 'still-read', message: expect.stringContaining('counting') }],
    })
  })

  it('C-migrate is asked about where a field of its kind is gone: the answer is one press away', async () => {
    await publishFirst('guessed')
    const text = JSON.stringify(samplePage('guessed', [name, { ...note, was: undefined }]), null, 2)
    const { result } = await call<ValidateResult>('POST', '/page-configs/guessed/validate', { text })
    expect(result.changes.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(['addColumn guessed.note', 'warning guessed.remark'])
    expect(result.problems).toMatchObject([
      { code: 'likely-rename', path: '/columns/1/key', severity: 'warning', suggestion: '"was": "remark"' },
    ])
    const [{ offset = 0, length = 0, replacement = '' } = {}] = result.problems
    const mended = text.slice(0, offset) + replacement + text.slice(offset + length)
    expect(JSON.parse(mended)).toMatchObject({ columns: [{ key: 'name' }, { key: 'note', was: 'remark' }] })
    const other = samplePage('guessed', [name, { key: 'count', type: 'inputNumber', title }])
    expect((await call<ValidateResult>('POST', '/page-configs/guessed/validate', { config: other })).result.problems).toEqual([])
    // What the system writes is no field of the page that could have had another key.
    const created = samplePage('guessed', [name, { key: 'createBy', type: 'input', title }])
    expect((await call<ValidateResult>('POST', '/page-configs/guessed/validate', { config: created })).result.problems).toEqual([])
  })

  it('C-publish promises no call that is not there afterwards', async () => {
    const page = samplePage('promised')
    const promised = {
      ...page,
      url: { ...page.url, exportXlsUrl: '/sample/promised/exportXls', importExcelUrl: '/sample/promised/importExcel' },
    }
    const { result } = await publish<PublishResult>(server, configurator, promised)
    const calls = result.changes.filter(({ kind }) => kind === 'mountCalls').flatMap(({ subject }) => subject.split(', '))
    expect(calls.length).toBeGreaterThan(3)
    for (const one of calls) {
      const [method = '', path = ''] = one.split(' ')
      const isPlain = method === 'GET' || method === 'DELETE'
      const headers = { 'X-Access-Token': configurator, ...(isPlain ? {} : { 'Content-Type': 'application/json' }) }
      const { status } = await fetch(`${server.url}/api${path}`, { method, headers, body: isPlain ? undefined : '{}' })
      expect(status, one).not.toBe(404)
    }
  })
})
