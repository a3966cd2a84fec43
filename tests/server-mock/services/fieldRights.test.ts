import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ValidateResult } from '../../../schemas/api/pages'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { insertSystemRows } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

const text = (key: string) => ({ key, type: 'input', title: { 'zh-CN': key } })
const keys = ['open', 'closed', 'listed', 'formed', 'fixed', 'common'] as const
const lines = { key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [text('part'), text('price')] }
const rights = {
  fields: {
    closed: { configurator: {} },
    listed: { staff: { form: 'hidden' } },
    formed: { staff: { list: 'hidden' } },
    fixed: { staff: { form: 'readOnly' } },
    common: { '*': { form: 'readOnly' }, configurator: {} },
    'lines:price': { configurator: {} },
  },
}
const page = samplePage('wages', keys.map(text), { subTables: [lines], rights })

let server: TestServer
let staff: string
let configurator: string
let id: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
  const admin = await server.signIn('admin')
  const body = { ...Object.fromEntries(keys.map((key) => [key, key])), sub: { lines: { added: [{ part: 'p', price: 'dear' }] } } }
  id = (await server.call<Row>('POST', '/api/sample/wages/add', body, admin)).result.id
})
afterAll(() => server.close())

const fieldsOf = (row: Row | undefined) => keys.filter((key) => Object.hasOwn(row ?? {}, key))
const listed = async () => (await server.call<RowPage>('GET', '/api/sample/wages/list', undefined, staff)).result.records[0]
const read = async (token = staff) => (await server.call<Row>('GET', `/api/sample/wages/queryById?id=${id}`, undefined, token)).result
const save = async (values: object) =>
  server.call('PUT', '/api/sample/wages/edit', { id, rowVersion: (await read()).rowVersion, ...values }, staff)

describe('P6-gate rights over fields that a page says', () => {
  it('show in the list and in the form what the role sees there, and nothing to whom no line names', async () => {
    expect(fieldsOf(await listed())).toEqual(['open', 'listed', 'fixed', 'common'])
    expect(fieldsOf(await read())).toEqual(['open', 'formed', 'fixed', 'common'])
    expect((await read()).sub).toMatchObject({ lines: [{ part: 'p' }] })
    expect(JSON.stringify(await read())).not.toContain('dear')
    expect(fieldsOf(await read(configurator))).toEqual([...keys])
  })

  it('close the doors of the list to what the list does not show: query, sorting and look-ups', async () => {
    for (const [key, status] of [
      ['open', 200],
      ['closed', 400],
      ['formed', 400],
      ['listed', 200],
    ] as const) {
      const paths = [
        `/api/sample/wages/list?${key}=x`,
        `/api/sample/wages/list?column=${key}&order=asc`,
        `/api/sys/dict/getDictItems/wages,${key},id`,
      ]
      const answers = await Promise.all(paths.map(async (path) => (await server.call('GET', path, undefined, staff)).status))
      expect([key, ...answers]).toEqual([key, status, status, status])
    }
  })

  it('save what the role may change, and nothing else', async () => {
    expect(await save({ open: 'new', formed: 'new' })).toMatchObject({ status: 200 })
    for (const key of ['closed', 'listed', 'fixed', 'common']) {
      expect((await save({ [key]: 'new' })).errors, key).toMatchObject([{ path: `/${key}`, code: 'not-written' }])
    }
  })

  it('go with a field that gets another key, also what administrators have added in the meantime', async () => {
    const { kysely } = server.database
    const entries = await kysely
      .selectFrom('sys_permission')
      .select(['id', 'perms', 'name'])
      .where('perms', 'like', 'wages:closed%')
      .execute()
    expect(entries.map(({ perms }) => perms).sort()).toEqual(['wages:closed', 'wages:closed@form', 'wages:closed@list'])
    expect(new Map(entries.map(({ perms, name }) => [perms, name]))).toEqual(
      new Map([
        ['wages:closed@list', '在列表中查看closed'],
        ['wages:closed@form', '在表单中查看closed'],
        ['wages:closed', '修改closed'],
      ]),
    )
    const role = await kysely.selectFrom('sys_role').select('id').where('role_code', '=', 'staff').executeTakeFirstOrThrow()
    const shown = entries.find(({ perms }) => perms === 'wages:closed@list')
    await insertSystemRows(kysely, 'sys_role_permission', [{ role_id: String(role.id), permission_id: String(shown?.id) }])
    const columns = page.columns.map((column) => (column.key === 'closed' ? { ...column, key: 'shut', was: 'closed' } : column))
    const { closed, ...others } = rights.fields
    const renamed = { ...page, columns, rights: { fields: { ...others, shut: closed } } }
    const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/wages/validate', { config: renamed }, configurator)
    expect(result.changes?.map(({ kind }) => kind)).not.toContain('dropPermission')
    expect(await publish(server, configurator, renamed)).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject({ shut: 'closed' })
    expect(await read()).not.toHaveProperty('shut')
    expect(await publish(server, configurator, page)).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject({ closed: 'closed' })
  })

  it('follow the page: what it does not say any more is taken away, and the plan says so', async () => {
    const without = { ...page, rights: { fields: { ...rights.fields, closed: { staff: {} } } } }
    expect(await publish(server, configurator, without)).toMatchObject({ status: 200 })
    expect(fieldsOf(await read())).toContain('closed')
    const open = { ...page, rights: {} }
    const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/wages/validate', { config: open }, configurator)
    expect(result.changes).toContainEqual(expect.objectContaining({ kind: 'dropPermission', subject: 'wages:closed@list' }))
    expect(await publish(server, configurator, open)).toMatchObject({ status: 200 })
    expect(fieldsOf(await listed())).toEqual([...keys])
    expect(await save({ fixed: 'new' })).toMatchObject({ status: 200 })
  })
})
