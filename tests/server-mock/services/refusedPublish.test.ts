import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ValidateResult } from '../../../schemas/api/pages'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { nameAsNumber, publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let token: string

const standing = samplePage('standing')
const neighbour = samplePage('neighbour', sampleColumns, {
  subTables: [{ key: 'parts', title: { 'zh-CN': '部件' }, foreignKey: 'neighbourId', columns: sampleColumns }],
})
const report = {
  kind: 'report',
  version: 1,
  code: 'standing-report',
  title: { 'zh-CN': '报表' },
  source: { from: 'standing' },
  columns: sampleColumns.map(({ key, type, title }) => ({ key, type, title })),
}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
  for (const page of [standing, neighbour, report]) expect(await publish(server, token, page)).toMatchObject({ status: 200 })
  await server.call('POST', '/api/sample/standing/add', { name: 'kept', amount: 1 }, token)
})
afterAll(() => server.close())

/** Everything that publishing may touch. */
async function everything(): Promise<unknown> {
  const { kysely } = server.database
  const rows: Record<string, unknown> = {}
  for (const table of ['page_config', 'page_version', 'page_draft', 'sys_permission', 'sys_role_permission', 'standing']) {
    rows[table] = await kysely.selectFrom(table).selectAll().orderBy('id').execute()
  }
  // That a row was saved is told a moment later, and is no matter of publishing.
  rows.change_log = await kysely.selectFrom('change_log').selectAll().where('kind', '!=', 'rows').orderBy('id').execute()
  const columns = await sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() order by 1, 2`.execute(kysely)
  const page = await server.call('GET', '/page-configs/standing.json', undefined, token)
  const { timestamp: _, ...list } = await server.call('GET', '/api/sample/standing/list', undefined, token)
  return { rows, columns: columns.rows, page, list }
}

const withColumn = (column: Record<string, unknown>) =>
  JSON.stringify({ ...standing, columns: [...sampleColumns, { title: { 'zh-CN': '列' }, ...column }] }, null, 2)
const withMore = (more: Record<string, unknown>) => JSON.stringify({ ...standing, ...more }, null, 2)
const whole = JSON.stringify(standing, null, 2)

/** What is published as `standing`, and the finding that refuses it. */
const refused: [string, string, { path?: string; code?: string }][] = [
  ['is not JSON', whole.replace('"kind":', 'kind'), {}],
  ['breaks off', whole.slice(0, -20), {}],
  ['is empty', '', {}],
  ['is a list', '[]', {}],
  ['is 5 MB large', withMore({ description: { 'zh-CN': 'x'.repeat(5 * 1024 * 1024) } }), { code: 'too-large' }],
  ['nests 1,000 levels', withMore({ description: 'DEEP' }).replace('"DEEP"', '['.repeat(1000) + ']'.repeat(1000)), {}],
  ['holds __proto__', whole.replace('"kind"', '"__proto__": { "admin": true }, "kind"'), { path: '/__proto__' }],
  ['holds __proto__ in a column', whole.replace('"key": "name"', '"key": "name", "__proto__": {}'), { path: '/columns/0/__proto__' }],
  ['repeats a key', whole.replace('"version": 1', '"version": 1, "version": 1'), { path: '/version' }],
  [
    'names an unknown dictionary',
    withColumn({ key: 'd', type: 'select', dictCode: 'no_such' }),
    { path: '/columns/2/dictCode', code: 'unknown-dictionary' },
  ],
  [
    'names an unknown table',
    withColumn({ key: 't', type: 'treeSelect', tree: { table: 'no_such', text: 'name', pid: 'pid' } }),
    { path: '/columns/2/tree/table', code: 'unknown-table' },
  ],
  [
    'names a table of the server itself',
    withColumn({ key: 't', type: 'treeSelect', tree: { table: 'sys_session', text: 'tokenHash', pid: 'userId' } }),
    { path: '/columns/2/tree/table', code: 'unknown-table' },
  ],
  [
    'names the field of a password',
    withColumn({ key: 't', type: 'treeSelect', tree: { table: 'sys_user', text: 'passwordHash', pid: 'orgCode' } }),
    { path: '/columns/2/tree/text', code: 'unknown-table-field' },
  ],
  [
    'names an unknown report',
    withColumn({ key: 'p', type: 'popup', popupCode: 'no-such', orgFields: ['name'], destFields: ['name'] }),
    { path: '/columns/2/popupCode', code: 'unknown-report' },
  ],
  [
    'names an unknown field of a report',
    withColumn({ key: 'p', type: 'popup', popupCode: 'standing-report', orgFields: ['nam'], destFields: ['name'] }),
    { path: '/columns/2/orgFields/0' },
  ],
  [
    'has unequal orgFields and destFields',
    withColumn({ key: 'p', type: 'popup', popupCode: 'standing-report', orgFields: ['name', 'amount'], destFields: ['name'] }),
    { path: '/columns/2/destFields' },
  ],
  [
    'takes a call of another page',
    withMore({ url: { ...standing.url, add: '/sample/neighbour/add' } }),
    { path: '/url/add', code: 'path-taken' },
  ],
  ['takes a call of the server', withMore({ url: { ...standing.url, add: '/sys/login' } }), { path: '/url/add', code: 'reserved-path' }],
  ['takes the table of another page', withMore({ resource: { table: 'neighbour' } }), { path: '/resource/table', code: 'table-taken' }],
  [
    'takes a sub-table of another page',
    withMore({ resource: { table: 'neighbour_parts' } }),
    { path: '/resource/table', code: 'table-taken' },
  ],
  ['takes a table of the server', withMore({ resource: { table: 'sys_user' } }), { path: '/resource/table' }],
  ['takes the prefix of another page', withMore({ authPre: 'neighbour' }), { path: '/authPre', code: 'prefix-taken' }],
  ['takes the prefix of the right to publish', withMore({ authPre: 'page' }), { path: '/authPre', code: 'product-permission' }],
  [
    'makes a number of texts',
    JSON.stringify({ ...standing, columns: [nameAsNumber, sampleColumns[1]] }),
    { path: '/resource', code: 'refused-change' },
  ],
  ['has a pattern that could run for ever', withColumn({ key: 'x', type: 'input', validateRules: [{ pattern: '(?=a)b' }] }), {}],
]

describe('a published page', () => {
  it.each(refused)('C-publish stays as it is when what comes after it %s', async (_, text, finding) => {
    const before = await everything()
    const answer = await publish(server, token, text, {}, 'standing')
    expect(answer).toMatchObject({ status: 422, success: false, code: 422, result: null })
    const errors = (answer.errors ?? []).filter(({ severity = 'error' }) => severity === 'error')
    expect(errors).toContainEqual(expect.objectContaining(finding))
    for (const error of errors) expect(error.message).toMatch(/\S/)
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['is larger than 6 MB', JSON.stringify({ text: 'x'.repeat(6_000_001) }), 400],
    ['is larger than anything', JSON.stringify({ text: 'x'.repeat(13_000_000) }), 413],
    ['is no JSON as a call', '{"text": ', 400],
    ['holds __proto__ as a call', `{"config": {"__proto__": {"x": 1}, ${whole.slice(1)}}`, 400],
    ['nests 200,000 levels', `{"config": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
    ['is a number', '{"config": 7}', 422],
    ['says its message as a list', JSON.stringify({ config: standing, message: [] }), 400],
  ])('C-publish stays as it is when the call %s', async (_, body, status) => {
    const before = await everything()
    expect(await server.call('POST', '/api/page-configs/standing/publish', body, token)).toMatchObject({ status, success: false })
    expect(await everything()).toEqual(before)
  })

  it('is not replaced under another address', async () => {
    const answer = await publish(server, token, standing, {}, 'elsewhere')
    expect(answer.errors).toContainEqual(expect.objectContaining({ path: '/code', code: 'page-code-taken', line: 4 }))
    expect((await server.call('GET', '/api/page-configs/elsewhere', undefined, token)).status).toBe(404)
  })

  it('says where and why it would be refused before it is published', async () => {
    const text = withMore({ authPre: 'neighbour' })
    const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/standing/validate', { text }, token)
    const line = text.slice(0, text.indexOf('"authPre"')).split('\n').length
    expect(result.problems).toMatchObject([{ path: '/authPre', code: 'prefix-taken', line, column: 14, severity: 'error' }])
    const retyped = { ...standing, columns: [nameAsNumber, sampleColumns[1]] }
    const planned = await server.call<ValidateResult>('POST', '/api/page-configs/standing/validate', { config: retyped }, token)
    expect(planned.result.changes).toContainEqual(expect.objectContaining({ kind: 'refused', subject: 'standing.name' }))
  })

  it('gives its table and its calls to one of two pages that want them at the same moment', async () => {
    const twins = ['twin-one', 'twin-two'].map((code) => ({
      ...samplePage(code),
      url: { list: '/sample/twins/list' },
      resource: { table: 'twins' },
    }))
    const answers = await Promise.all(twins.map((twin) => publish(server, token, twin)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})
