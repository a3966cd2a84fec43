import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DataRuleRow } from '../../../schemas/api/administration'
import type { ChoiceItems } from '../../../schemas/api/choices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { fetchSheet } from '../../support/fetchSheet'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { type Administration, administration, type CallAs, newPassword } from './administration'
import { publish, samplePage } from './samplePage'

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const client = { ...text('client'), type: 'select', choices: { table: 'client', label: 'name' } }
const visits = samplePage(
  'visit',
  [
    client,
    { ...client, key: 'others', type: 'selectMultiple' },
    { ...client, key: 'typed', allowInput: true },
    { ...client, key: 'code', choices: { table: 'client', label: 'name', value: 'name' } },
    { ...text('keeper'), type: 'lookup', of: 'client', field: 'keeper' },
  ],
  { url: { ...samplePage('visit').url, exportXlsUrl: '/sample/visit/export' }, toolbar: { export: true }, grants: {} },
)
const clients = samplePage('client', [text('name'), text('keeper')], { grants: {} })
const rights = ['client:list', ...['list', 'edit', 'export'].map((name) => `visit:${name}`)]
const words = { 'zh-CN': '（无权查看）', 'en-US': '(not visible to you)', 'de-DE': '(für Sie nicht sichtbar)' }

let server: TestServer
let office: Administration
/** Sees of the clients those that otto keeps, and every visit. */
let otto: CallAs
const ids: Record<string, string> = {}

const add = async (page: string, body: object) => (await office.admin<Row>('POST', `/api/sample/${page}/add`, body)).result
const visitsOf = async (by: CallAs, language = 'en-US') =>
  (await by<RowPage>('GET', '/api/sample/visit/list', undefined, { 'Accept-Language': language })).result.records
const askFor = async (field: string, values: string[]) =>
  (await otto<ChoiceItems>('POST', '/api/page-configs/visit/choices', { field, values })).result.items

beforeAll(async () => {
  server = await startTestServer()
  const token = await server.signIn('admin')
  for (const page of [clients, visits]) expect(await publish(server, token, page)).toMatchObject({ status: 200 })
  office = await administration(server)
  const [permissionId] = await office.idsOf('client:list')
  const rule = { permissionId, ruleName: 'Own clients', ruleColumn: 'keeper', ruleConditions: '=', ruleValue: '#{sys_user_code}' }
  const { result: made } = await office.admin<DataRuleRow>('POST', '/api/sys/permission/addPermissionRule', rule)
  const permissions = [...(await office.idsOf(...rights)), made.id].join(',')
  const role = await office.admin<Row>('POST', '/api/sys/role/add', { roleCode: 'visiting', roleName: 'visiting', permissions })
  await office.admin('POST', '/api/sys/user/add', { username: 'otto', realname: 'otto', password: newPassword, roles: role.result.id })
  otto = await office.as('otto', newPassword)
  for (const [name, keeper] of [
    ['Mine', 'otto'],
    ['Hers', 'anna'],
  ] as const)
    ids[name] = (await add('client', { name, keeper })).id
  await add('visit', { client: ids.Hers, others: `${ids.Mine},${ids.Hers}`, typed: 'by hand', code: 'Hers' })
})
afterAll(() => server.close())

describe('P7-perms the name of a record that a rule hides, in a row that one may see', () => {
  it.each(Object.entries(words))('is told to be hidden in a list: %s', async (language, hidden) => {
    const [row] = await visitsOf(otto, language)
    expect(row).toMatchObject({ client: ids.Hers, client_dictText: hidden, others_dictText: `Mine,${hidden}`, keeper: null })
    expect((await visitsOf(office.admin))[0]).toMatchObject({ client_dictText: 'Hers', others_dictText: 'Mine,Hers', keeper: 'anna' })
  })

  it('leaves what people typed, and what is its own name', async () => {
    expect((await visitsOf(otto))[0]).toMatchObject({ typed_dictText: 'by hand', code_dictText: 'Hers' })
  })

  it('is told to be hidden in a form, and what is stored stays when the form is saved', async () => {
    const [row] = await visitsOf(otto)
    const form = await otto<Row>('GET', `/api/sample/visit/queryById?id=${row?.id}`)
    expect(form.result).toMatchObject({ client_dictText: words['en-US'] })
    const saved = { id: row?.id, rowVersion: row?.rowVersion, client: ids.Hers, typed: 'anew' }
    expect((await otto<Row>('PUT', '/api/sample/visit/edit', saved)).result).toMatchObject({ client: ids.Hers, typed: 'anew' })
    expect((await visitsOf(office.admin))[0]).toMatchObject({ client_dictText: 'Hers' })
  })

  it('is told to be hidden where a field asks for names, and nobody learns by trying what there is', async () => {
    const hidden = words['en-US']
    expect(await askFor('client', [ids.Mine ?? '', ids.Hers ?? '', 'nowhere'])).toEqual([
      { value: ids.Mine, text: 'Mine' },
      { value: ids.Hers, text: hidden },
      { value: 'nowhere', text: hidden },
    ])
    expect(await askFor('typed', ['nowhere'])).toEqual([])
    expect(await askFor('code', ['Hers'])).toEqual([])
  })

  it('is told to be hidden in a sheet', async () => {
    const token = (await server.call<{ token: string }>('POST', '/api/sys/login', { username: 'otto', password: newPassword })).result.token
    const { rows } = await fetchSheet(server, { path: '/api/sample/visit/export', token, language: 'de-DE' })
    expect(rows?.[1]).toEqual(expect.arrayContaining([words['de-DE'], `Mine, ${words['de-DE']}`]))
    expect(rows?.flat()).not.toContain(ids.Hers)
  })
})
