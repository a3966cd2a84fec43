import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishResult, ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { isPassword } from '../../../server-mock/kernel/passwords'
import { fetchSheet } from '../../support/fetchSheet'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string

const title = { 'zh-CN': '文本', 'en-US': 'Text' }
const name = { key: 'name', type: 'input', title, isOrder: true }
const pin = { key: 'pin', type: 'password', title: { 'zh-CN': '口令', 'en-US': 'PIN' }, validateRules: [{ required: true }] }
const mark = '••••••••'

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  const url = { ...samplePage('safe').url, exportXlsUrl: '/sample/safe/exportXls' }
  expect(await publish(server, configurator, samplePage('safe', [name, pin], { url }))).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown) => server.call<T>(method, `/api/sample/${path}`, body, staff)
const add = (row: object) => call<Row>('POST', 'safe/add', row)
async function hashOf(id: string): Promise<string> {
  const { rows } = await sql<{ pin: string }>`select pin from safe where id = ${id}`.execute(server.database.kysely)
  return rows[0]?.pin ?? ''
}

describe('a password field', () => {
  it('is stored as a hash, and answers only that there is one', async () => {
    const { status, result } = await add({ name: 'one', pin: 'Secret2026' })
    expect({ status, pin: result.pin }).toEqual({ status: 200, pin: mark })
    const hash = await hashOf(result.id)
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(await isPassword('Secret2026', hash)).toBe(true)
    for (const path of [`safe/queryById?id=${result.id}`, 'safe/list']) {
      const answer = JSON.stringify((await call('GET', path)).result)
      expect(answer).toContain(mark)
      expect(answer).not.toMatch(/argon2|Secret2026/)
    }
  })

  it('stays when the row is saved without it, and is another one when it is typed again', async () => {
    const { result } = await add({ name: 'two', pin: 'Secret2026' })
    const before = await hashOf(result.id)
    let row = result
    for (const kept of [{ pin: mark }, { pin: null }, { pin: '' }, {}]) {
      const edited = await call<Row>('PUT', 'safe/edit', { id: row.id, rowVersion: row.rowVersion, name: 'renamed', ...kept })
      expect(edited).toMatchObject({ status: 200, result: { pin: mark, name: 'renamed' } })
      row = edited.result
      expect(await hashOf(row.id)).toBe(before)
    }
    await call('PUT', 'safe/edit', { id: row.id, rowVersion: row.rowVersion, pin: 'Another2027' })
    expect(await isPassword('Another2027', await hashOf(row.id))).toBe(true)
  })

  it('must be hard to guess, and what is refused does not say it back', async () => {
    for (const [weak, reason] of [
      ['abc', 'PIN needs at least 8 characters, among them a letter and a digit'],
      [null, 'PIN'],
      [mark, 'PIN'],
      ['a\0b1234567', 'PIN'],
    ]) {
      const refused = await add({ name: 'weak', pin: weak })
      expect(refused).toMatchObject({ success: false, message: expect.stringContaining(String(reason)) })
      expect(JSON.stringify(refused)).not.toContain('b1234567')
    }
    expect(await add({ name: 'weak', pin: 12345678 })).toMatchObject({ success: false })
  })

  it('finds no rows, sorts none and is in no file, whatever a client asks', async () => {
    const advanced = encodeURIComponent(JSON.stringify([{ field: 'pin', rule: 'like', val: 'argon' }]))
    for (const query of ['pin=*argon*', 'column=pin&order=asc', `superQueryParams=${advanced}`])
      expect([query, (await call<RowPage>('GET', `safe/list?${query}`)).status]).toEqual([query, 400])
    const { rows } = await fetchSheet(server, { path: '/api/sample/safe/exportXls?pageNo=1', token: staff })
    expect(rows?.[0]).toEqual(['Text'])
  })

  it('cannot become a field that shows it, nor a readable field a password', async () => {
    const changes = async (columns: Parameters<typeof samplePage>[1]) =>
      (await server.call<ValidateResult>('POST', '/api/page-configs/safe/validate', { config: samplePage('safe', columns) }, configurator))
        .result.changes
    expect(await changes([name, { ...pin, type: 'input' }])).toContainEqual({
      kind: 'refused',
      subject: 'safe.pin',
      message: expect.stringContaining('hashes are stored'),
    })
    expect(await changes([{ ...name, type: 'password', isOrder: false }, { ...name, key: 'other' }, pin])).toContainEqual(
      expect.objectContaining({ kind: 'refused', subject: 'safe.name' }),
    )
    // Taken off the page and put back as another kind, the column is the same.
    await publish<PublishResult>(server, configurator, samplePage('safe', [name]))
    expect(await changes([name, { ...pin, type: 'input' }])).toContainEqual(
      expect.objectContaining({ kind: 'refused', subject: 'safe.pin' }),
    )
  })
})
