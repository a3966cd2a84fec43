import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../schemas/api/Result'
import type { ConflictResult } from '../../../schemas/api/rows'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { publish } from './samplePage'

let server: TestServer
const tokens = {} as Record<TestUser, string>

/** A form with one row for each user. */
const page = {
  kind: 'form',
  version: 1,
  code: 'preferences',
  title: { 'zh-CN': '偏好', 'en-US': 'Preferences' },
  ownRow: true,
  url: { queryById: '/sample/preferences/queryById', edit: '/sample/preferences/edit' },
  items: [
    { key: 'nickname', type: 'input', title: { 'zh-CN': '昵称' }, maxLength: 20, defaultValue: { expression: 'user.username' } },
    {
      key: 'size',
      type: 'select',
      title: { 'zh-CN': '大小' },
      defaultValue: 'm',
      listSource: [
        { value: 'm', label: { 'zh-CN': '中', 'en-US': 'Medium' } },
        { value: 'l', label: { 'zh-CN': '大', 'en-US': 'Large' } },
      ],
    },
    { key: 'login', type: 'input', title: { 'zh-CN': '登录名' }, validateRules: [{ unique: true }] },
  ],
  subTables: [
    {
      key: 'links',
      title: { 'zh-CN': '链接' },
      foreignKey: 'preferenceId',
      columns: [{ key: 'href', type: 'input', title: { 'zh-CN': '地址' } }],
    },
  ],
  grants: { staff: ['*'], configurator: ['*'] },
  resource: { table: 'preferences' },
}

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  expect(await publish(server, tokens.configurator, page)).toMatchObject({ status: 200 })
})
afterAll(() => server.close())

const read = (user: TestUser, id = 'self') =>
  server.call<Row>('GET', `/api/sample/preferences/queryById?id=${id}`, undefined, tokens[user], { 'X-Language': 'en-US' })
const save = <T = Row>(user: TestUser, body: Record<string, unknown>) =>
  server.call<T>('PUT', '/api/sample/preferences/edit', body, tokens[user])
const countRows = async () => (await server.database.kysely.selectFrom('preferences').select('id').execute()).length

describe('a form with a row for each user', () => {
  it('opens with the defaults while there is no row, and makes none by that', async () => {
    const { status, result } = await read('staff')
    expect(status).toBe(200)
    expect(result).toMatchObject({ id: 'self', rowVersion: 0, nickname: 'staff', size: 'm', size_dictText: 'Medium', sub: { links: [] } })
    expect(await countRows()).toBe(0)
  })

  it('makes the row at the first save, with its defaults and its sub-rows, and changes it at the next', async () => {
    const made = await save('staff', { id: 'self', rowVersion: 0, size: 'l', sub: { links: { added: [{ href: '/one' }] } } })
    expect(made).toMatchObject({ status: 200, result: { nickname: 'staff', size: 'l', rowVersion: 1, sub: { links: [{ href: '/one' }] } } })
    const { id, rowVersion } = made.result
    expect(await save('staff', { id, rowVersion, nickname: 'Sam' })).toMatchObject({
      status: 200,
      result: { id, nickname: 'Sam', size: 'l' },
    })
    expect((await read('staff')).result).toMatchObject({ id, nickname: 'Sam', rowVersion: 2 })
    expect(await countRows()).toBe(1)
  })

  it('shows and changes nobody else’s row, whatever id comes', async () => {
    const { id } = (await read('staff')).result
    expect((await read('configurator', id)).result).toMatchObject({ id: 'self', nickname: 'configurator' })
    expect(await save('configurator', { id, rowVersion: 0, nickname: 'Conny' })).toMatchObject({
      status: 200,
      result: { nickname: 'Conny' },
    })
    expect((await read('staff')).result).toMatchObject({ id, nickname: 'Sam' })
    expect((await read('configurator')).result).toMatchObject({ nickname: 'Conny', createBy: 'configurator' })
  })

  it('answers 409 to a first save that another tab was faster with', async () => {
    const saves = await Promise.all(['one', 'two', 'three'].map((nickname) => save('admin', { id: 'self', rowVersion: 0, nickname })))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { result } = await save<ConflictResult>('admin', { id: 'self', rowVersion: 0, nickname: 'four' })
    expect(result.current).toMatchObject({ nickname: saves.find(({ status }) => status === 200)?.result.nickname, rowVersion: 1 })
  })

  it('does not make a row anew that was there when the form was opened', async () => {
    await server.database.kysely.deleteFrom('preferences').where('create_by', '=', 'admin').execute()
    expect(await save('admin', { id: 'self', rowVersion: 1, nickname: 'gone' })).toMatchObject({ status: 404 })
    expect((await read('admin')).result).toMatchObject({ id: 'self', rowVersion: 0 })
  })

  it('refuses a first save as every other: by its rules, and for a value that another row holds', async () => {
    const { id, rowVersion } = (await read('staff')).result
    await save('staff', { id, rowVersion, login: 'taken' })
    expect(await save('admin', { id: 'self', rowVersion: 0, login: 'taken' })).toMatchObject({ status: 422, errors: [{ path: '/login' }] })
    expect(await save('admin', { id: 'self', rowVersion: 0, nickname: 'x'.repeat(21) })).toMatchObject({ status: 400 })
    expect((await read('admin')).result).toMatchObject({ id: 'self' })
  })

  it('is closed to who has not signed in', async () => {
    expect((await server.call('GET', '/api/sample/preferences/queryById?id=self')).status).toBe(401)
    expect((await server.call('PUT', '/api/sample/preferences/edit', { id: 'self', rowVersion: 0 })).status).toBe(401)
  })
})
