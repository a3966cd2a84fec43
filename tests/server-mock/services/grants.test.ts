import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishResult, ValidateResult } from '../../../schemas/api/pages'
import { documentRight, productPermissions } from '../../../schemas/rights/permissions'
import type { Access } from '../../../server-mock/kernel/Access'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { systemResources } from '../../../server-mock/system/tables'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, sampleColumns, samplePage } from './samplePage'

let server: TestServer
let configurator: string
let staff: string
let admin: string
const asked = new Set<string>()

const note = (access: Access | undefined) => {
  if (typeof access === 'object') asked.add(access.permission)
}

beforeAll(async () => {
  server = await startTestServer({ prepare: (app) => app.addHook('onRoute', ({ config }) => note(config?.access)) })
  configurator = await server.signIn('configurator')
  staff = await server.signIn('staff')
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const button = (name: string) => ({ name, label: name, action: { type: 'call', method: 'POST', url: '/anything', foreign: true } })
const list = async (code: string, token: string) => (await server.call('GET', `/api/sample/${code}/list`, undefined, token)).status
const add = async (code: string, token: string) => (await server.call('POST', `/api/sample/${code}/add`, { name: 'one' }, token)).status
const grant = async (perms: string, role: string) => {
  const { kysely } = server.database
  const { id } = await systemTables(kysely).selectFrom('sys_role').select('id').where('role_code', '=', role).executeTakeFirstOrThrow()
  const entry = await systemTables(kysely).selectFrom('sys_permission').select('id').where('perms', '=', perms).executeTakeFirstOrThrow()
  await insertSystemRow(kysely, 'sys_role_permission', { role_id: id, permission_id: entry.id })
  server.services.rights.forget()
}

describe('the permissions of the product', () => {
  it('are one list: routes and system tables ask for nothing else, and everything in it is asked for', () => {
    for (const { access } of systemResources) for (const one of Object.values(access)) note(one)
    const guarded = systemResources.flatMap(({ guarded }) => (guarded ? [guarded.permission] : []))
    // The calls of pages ask for it themselves, where they change a dictionary or a rule.
    // The shell asks for these in the browser: its landing pages, what shows a toolbar to everybody, and who keeps template folders.
    const shell = ['dashboard', 'toolbar_show', 'user:favorite']
    expect([...new Set([...asked, ...guarded, documentRight, ...shell])].sort()).toEqual([...productPermissions].sort())
  })

  it.each(['user', 'role', 'dict', 'help', 'permission', 'depart', 'announcement', 'dashboard', 'page', 'system'])(
    'cannot be made by a page with the prefix %s, whether it is its code or its authPre',
    async (prefix) => {
      for (const page of [
        samplePage(prefix, undefined, { toolbar: { custom: [button('password')] } }),
        samplePage('innocent', undefined, { authPre: prefix, toolbar: { custom: [button('password')] } }),
      ]) {
        const answer = await publish(server, configurator, page)
        const refusals = answer.errors?.filter(({ severity }) => severity === 'error').map(({ code }) => code)
        expect([answer.status, refusals]).toEqual([422, ['product-permission']])
      }
      const { kysely } = server.database
      expect(
        await systemTables(kysely).selectFrom('sys_permission').select('id').where('perms', '=', `${prefix}:password`).execute(),
      ).toEqual([])
    },
  )

  it('are not granted by an entry that a page made before they were the product’s', async () => {
    const entry = { perms: 'page:publish', page: 'older', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    const id = await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    const role = await systemTables(server.database.kysely)
      .selectFrom('sys_role')
      .select('id')
      .where('role_code', '=', 'staff')
      .executeTakeFirstOrThrow()
    await insertSystemRow(server.database.kysely, 'sys_role_permission', { role_id: role.id, permission_id: id })
    server.services.rights.forget()
    expect((await publish(server, staff, samplePage('by-staff'))).status).toBe(403)
  })

  it('do not open the password of somebody else, whatever was granted: that is for administrators', async () => {
    const entry = { perms: 'user:password', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    await grant('user:password', 'staff')
    const body = { username: 'admin', password: 'Taken-2026-pass!', confirmpassword: 'Taken-2026-pass!' }
    const answer = await server.call('PUT', '/api/sys/user/changePassword', body, staff)
    expect(answer).toMatchObject({ status: 403, message: expect.stringContaining('only administrators') })
    expect(await server.signIn('admin')).toEqual(expect.any(String))
    expect(passwords.admin).not.toBe(body.password)
  })
})

describe('a page that is published', () => {
  it('is there for whoever publishes it and for administrators when it names no role, and for nobody else', async () => {
    const page = samplePage('of-admin', undefined, { grants: undefined })
    const check = await server.call<ValidateResult>('POST', '/api/page-configs/of-admin/validate', { config: page }, admin)
    expect(check.result.changes).toContainEqual(
      expect.objectContaining({ kind: 'grantNobody', message: expect.stringContaining('Only you and administrators') }),
    )
    await publish(server, admin, page)
    expect(await publish(server, configurator, samplePage('of-conf', undefined, { grants: undefined }))).toMatchObject({ status: 200 })
    expect([await list('of-conf', configurator), await add('of-conf', configurator)]).toEqual([200, 200])
    expect([await list('of-conf', admin), await list('of-admin', admin)]).toEqual([200, 200])
    expect([await list('of-conf', staff), await list('of-admin', staff), await list('of-admin', configurator)]).toEqual([403, 403, 403])
  })

  it('gives the roles that it names what it names, and says so beforehand', async () => {
    const page = samplePage('named', undefined, { grants: { staff: ['list'] } })
    const check = await server.call<ValidateResult>('POST', '/api/page-configs/named/validate', { config: page }, configurator)
    expect(check.result.changes).toContainEqual({
      kind: 'grant',
      subject: 'staff',
      message: 'Grant the role “staff”: named:list',
    })
    await publish(server, configurator, page)
    expect([await list('named', staff), await add('named', staff)]).toEqual([200, 403])
    await publish(server, configurator, { ...page, grants: { staff: ['list', 'add'] } })
    expect(await add('named', staff)).toBe(200)
    await publish(server, configurator, { ...page, grants: { staff: ['list'] } })
    expect([await list('named', staff), await add('named', staff)]).toEqual([200, 403])
  })

  it('leaves alone what an administrator has changed since', async () => {
    const page = samplePage('adjusted', undefined, { grants: { staff: ['list', 'add'] } })
    await publish(server, configurator, page)
    const { kysely } = server.database
    const entry = await systemTables(kysely)
      .selectFrom('sys_permission')
      .select('id')
      .where('perms', '=', 'adjusted:add')
      .executeTakeFirstOrThrow()
    await kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
    await grant('adjusted:delete', 'staff')
    await publish(server, configurator, { ...page, title: { 'zh-CN': '新标题' } })
    expect(await add('adjusted', staff)).toBe(403)
    expect((await server.call('DELETE', '/api/sample/adjusted/delete?id=none', undefined, staff)).status).not.toBe(403)
  })

  it('gives away nothing under its prefix that it did not make: a button called like a hidden column uncovers nothing', async () => {
    await publish(server, configurator, samplePage('covered'))
    await server.call('POST', '/api/sample/covered/add', { name: 'one', amount: 4711 }, admin)
    const entry = { perms: 'covered:amount', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    await publish(server, configurator, samplePage('covered', undefined, { toolbar: { custom: [button('amount')] } }))
    const answer = await server.call('GET', '/api/sample/covered/list', undefined, staff)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.result)).not.toContain('4711')
  })

  it('takes another prefix without the entries of others under the old one', async () => {
    await publish(server, configurator, samplePage('moving'))
    const entry = { perms: 'moving:amount', page: 'neighbour', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    const id = await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    await publish(server, configurator, samplePage('moving', undefined, { authPre: 'moved' }))
    const row = await systemTables(server.database.kysely)
      .selectFrom('sys_permission')
      .select('perms')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.perms).toBe('moving:amount')
    expect(await list('moving', staff)).toBe(200)
  })

  it('gives what whoever publishes it chooses, and keeps it given when it is published again', async () => {
    const page = samplePage('chosen', undefined, { grants: { staff: ['list'] } })
    const { result } = await server.call<ValidateResult>('POST', '/api/page-configs/chosen/validate', { config: page }, configurator)
    expect(result.grantable?.permissions.map(({ name }) => name)).toEqual(['list', 'add', 'edit', 'delete'])
    expect(result.grantable?.roles.map(({ role, given }) => [role, given])).toEqual([
      ['configurator', []],
      ['leader', []],
      ['staff', ['list']],
      ['tester', []],
      ['visitor', []],
    ])
    expect(result.grantable?.roles.map(({ title }) => title)).toContain('Page configurators')
    const done = await publish<PublishResult>(server, configurator, page, { grants: { staff: ['add'] } })
    expect(done.result.changes).toContainEqual({
      kind: 'grant',
      subject: 'staff',
      message: 'Grant the role “staff”: chosen:list, chosen:add',
    })
    const may = async () => [
      await list('chosen', staff),
      await add('chosen', staff),
      (await server.call('DELETE', '/api/sample/chosen/delete?id=none', undefined, staff)).status,
    ]
    expect(await may()).toEqual([200, 200, 403])
    const again = { ...page, title: { 'zh-CN': '新标题' } }
    const { result: later } = await server.call<ValidateResult>(
      'POST',
      '/api/page-configs/chosen/validate',
      { config: again },
      configurator,
    )
    expect(later.grantable).toEqual({ permissions: [], roles: [] })
    await publish(server, configurator, again)
    expect(await may()).toEqual([200, 200, 403])
  })

  it.each([
    [{ staff: ['lst'] }, 'The page unchosen has no permission “lst”. Try: list'],
    [{ staff: ['page:write'] }, 'has no permission “page:write”'],
    [{ stuff: ['list'] }, 'There is no role “stuff”. There are: configurator, leader, staff, tester, visitor'],
    [{ SOCAdmin: ['list'] }, 'There is no role “SOCAdmin”'],
  ])('gives by choice nothing but its own permissions, to roles that there are: %j', async (grants, message) => {
    const answer = await publish(server, configurator, samplePage('unchosen'), { grants })
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) })
    expect((await server.call('GET', '/api/page-configs/unchosen', undefined, configurator)).status).toBe(404)
  })

  it('uncovers nothing by choice that it did not make', async () => {
    const entry = { perms: 'secretive:amount', name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    const page = samplePage('secretive', undefined, { toolbar: { custom: [button('amount')] } })
    expect(await publish(server, configurator, page, { grants: { staff: ['*'] } })).toMatchObject({ status: 200 })
    await server.call('POST', '/api/sample/secretive/add', { name: 'one', amount: 4711 }, admin)
    expect(JSON.stringify((await server.call('GET', '/api/sample/secretive/list', undefined, staff)).result)).not.toContain('4711')
  })

  it.each([
    ['a role that there is not', { stuff: ['list'] }, { path: '/grants/stuff', code: 'unknown-role', suggestion: 'staff' }],
    ['a permission that it does not have', { staff: ['lst'] }, { path: '/grants/staff/0', code: 'unknown-permission', suggestion: 'list' }],
  ])('is refused when it names %s', async (_, grants, problem) => {
    const answer = await publish(server, configurator, samplePage('wrong', sampleColumns, { grants }))
    expect(answer).toMatchObject({ status: 422, errors: [problem] })
  })
})
