import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { refuseOpenRoutes } from '../../../server-mock/app/http/registerRoutes'
import type { Access } from '../../../server-mock/kernel/Access'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** Every call that anybody may make. A call that joins them must be entered here, and looked at. */
const openCalls = [
  'GET /api/health',
  'POST /api/sys/login',
  'GET /api/sys/logout',
  'POST /api/sys/logout',
  'GET /api/sys/signInOptions',
  'GET /api/sys/passwordKey',
  'POST /api/sys/accountLogin',
  'POST /api/sys/phoneLogin',
  'POST /api/account/sms',
  'GET /api/sys/cas/client/validateLogin',
  'GET /api/sys/thirdLogin/getLoginUser/:token/:type',
  'POST /api/sys/portal/oauth',
  'POST /api/auth/register',
  'POST /api/auth/forge-password',
  'GET /api/sys/duplicate/check',
  'GET /api/sys/dict/getDictItems/:code',
  // Asks whether the caller may open the page: visitors open public forms.
  'POST /api/page-configs/:code/choices',
  // Whose ticket the server of the chat was given; each is good once.
  'GET /api/eoa/im/user',
  // Files, for who may read them, and for visitors where a page asks them for some.
  'GET /api/sys/common/static/*',
  'POST /api/sys/common/upload',
  'POST /api/heli/common/attachment/upload',
  'GET /page-configs/:code.json',
  'GET /page-configs/:code.validators.js',
  // The socket asks for its token itself.
  'GET /vxeSocket/:userId/:pageId',
  // The calls of pages: each asks for the access of its page.
  'GET /api/*',
  'POST /api/*',
  'PUT /api/*',
  'DELETE /api/*',
]

/** Calls that the pages of this test open to visitors. */
const anonymousCalls = ['/document/task/add', '/document/task/find']

let server: TestServer
const routes: { call: string; access: Access | undefined }[] = []

beforeAll(async () => {
  server = await startTestServer({
    pages: ['demo/input', 'task/task-list', 'task/task-request'],
    prepare: (app) =>
      app.addHook('onRoute', ({ method, url, config }) => {
        // HEAD is the GET beside it without the body.
        for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ call: `${name} ${url}`, access: config?.access })
      }),
  })
})
afterAll(() => server.close())

describe('every route', () => {
  it('states its access', () => {
    expect(routes.length).toBeGreaterThan(30)
    expect(routes.filter(({ access }) => access === undefined)).toEqual([])
  })

  it('is closed to visitors unless it is listed here', () => {
    expect(
      routes
        .filter(({ access }) => access === 'public')
        .map(({ call }) => call)
        .sort(),
    ).toEqual([...openCalls].sort())
  })

  it('answers 401 without a token, or with a wrong one, when it is not public', async () => {
    const closed = routes.filter(({ access }) => access !== 'public')
    for (const { call } of closed) {
      const [method = '', url = ''] = call.split(' ')
      const path = url.replace(/:\w+/g, 'x')
      for (const token of [undefined, 'a'.repeat(43)]) {
        const answer = await server.call(method, path, method === 'GET' ? undefined : {}, token)
        expect({ call, status: answer.status, code: answer.code }).toEqual({ call, status: 401, code: 401 })
      }
    }
  })

  it('cannot be added without saying who may call it', () => {
    const app = fastify()
    refuseOpenRoutes(app)
    expect(() => app.get('/api/open', () => 'hello')).toThrow('route GET /api/open does not state its access')
  })

  it('answers 401 for the calls of pages, too', async () => {
    const calls = server.services.registry.mountedCalls()
    expect(calls.length).toBeGreaterThan(5)
    for (const { method, path } of calls) {
      if (anonymousCalls.includes(path)) continue
      const answer = await server.call(method, `/api${path}`, method === 'GET' ? undefined : {})
      expect({ path, status: answer.status }).toEqual({ path, status: 401 })
    }
  })

  it('is found by its address only, however that is written', async () => {
    for (const path of ['/%61pi/sys/user/list', '/api/%73ys/user/list', '/api/demo/%69nput/list']) {
      expect({ path, status: (await server.call('GET', path)).status }).toEqual({ path, status: 401 })
    }
    for (const path of [
      '/api',
      '/API/sys/user/list',
      '//api/sys/user/list',
      '/api/../api/none',
      '/api/demo/input/list/',
      '/api/constructor',
      '/nothing.json',
    ]) {
      expect({ path, status: (await server.call('GET', path)).status }).toEqual({ path, status: 404 })
    }
  })
})

describe('permissions', () => {
  const pageCalls: [string, string, unknown?][] = [
    ['GET', '/api/page-configs'],
    ['GET', '/api/page-configs/demo-input'],
    ['GET', '/api/page-configs/demo-input/draft'],
    ['PUT', '/api/page-configs/demo-input/draft', { text: '{}', base: 1 }],
    ['POST', '/api/page-configs/demo-input/validate', { text: '{}' }],
    ['GET', '/api/page-configs/demo-input/history'],
    ['GET', '/api/page-configs/demo-input/versions/1'],
    ['POST', '/api/page-configs/demo-input/publish', { text: '{}' }],
    ['POST', '/api/page-configs/demo-input/rollback', { version: 1 }],
  ]

  it.each(pageCalls)('%s %s is refused to staff with 403 and code 510, and not to configurators', async (method, path, body) => {
    const refused = await server.call(method, path, body, await server.signIn('staff'))
    expect(refused).toMatchObject({ status: 403, success: false, code: 510, message: expect.stringMatching(/page:(write|publish)/) })
    const answer = await server.call(method, path, body, await server.signIn('configurator'))
    expect([200, 422]).toContain(answer.status)
  })

  it('separates writing pages from publishing them', async () => {
    const { kysely } = server.database
    const entry = await kysely.selectFrom('sys_permission').select('id').where('perms', '=', 'page:publish').executeTakeFirstOrThrow()
    await kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
    server.services.rights.forget()
    const token = await server.signIn('configurator')
    expect((await server.call('POST', '/api/page-configs/demo-input/validate', { text: '{}' }, token)).status).toBe(200)
    expect((await server.call('POST', '/api/page-configs/demo-input/publish', { text: '{}' }, token)).status).toBe(403)
    expect((await server.call('POST', '/api/page-configs/demo-input/rollback', { version: 1 }, token)).status).toBe(403)
  })

  it('take effect on the call that a page makes: without its list permission there is neither page nor row', async () => {
    const token = await server.signIn('staff')
    const { kysely } = server.database
    const entry = await kysely.selectFrom('sys_permission').select('id').where('perms', '=', 'demo-input:list').executeTakeFirstOrThrow()
    const grants = await kysely.selectFrom('sys_role_permission').selectAll().where('permission_id', '=', entry.id).execute()
    await kysely.deleteFrom('sys_role_permission').where('permission_id', '=', entry.id).execute()
    server.services.rights.forget()
    const list = await server.call('GET', '/api/demo/input/list', undefined, token)
    const page = await server.call('GET', '/page-configs/demo-input.json', undefined, token)
    await kysely.insertInto('sys_role_permission').values(grants).execute()
    server.services.rights.forget()
    expect([list.status, page.status]).toEqual([403, 403])
    expect((await server.call('GET', '/api/demo/input/list', undefined, token)).status).toBe(200)
  })
})

describe('a column that is controlled and not granted', () => {
  let staff: string
  let id: string
  const list = <T = RowPage>(query: string) => server.call<T>('GET', `/api/demo/input/list?${query}`, undefined, staff)

  beforeAll(async () => {
    await insertSystemRow(server.database.kysely, 'sys_permission', {
      name: '邮箱',
      menu_type: 2,
      perms: 'demo-input:email',
      perms_type: '1',
      status: '1',
      hidden: 0,
    })
    server.services.rights.forget()
    staff = await server.signIn('staff')
    const added = await server.call<Row>(
      'POST',
      '/api/demo/input/add',
      { name: 'one', email: 'secret@example.com' },
      await server.signIn('admin'),
    )
    id = added.result.id
  })

  it('P6-gate is absent from lists and rows, and there for the administrator', async () => {
    const { records } = (await list('')).result
    expect(records).toContainEqual(expect.objectContaining({ id, name: 'one' }))
    expect(JSON.stringify(records)).not.toContain('secret@example.com')
    expect(records[0]).not.toHaveProperty('email')
    const row = await server.call<Row>('GET', `/api/demo/input/queryById?id=${id}`, undefined, staff)
    expect(row.result).not.toHaveProperty('email')
    const whole = await server.call<Row>('GET', `/api/demo/input/queryById?id=${id}`, undefined, await server.signIn('admin'))
    expect(whole.result.email).toBe('secret@example.com')
  })

  it.each([
    ['sorted', 'column=email&order=asc'],
    ['queried', 'email=secret*'],
    ['queried by a range', 'email_begin=a'],
    [
      'queried in an advanced query',
      `superQueryParams=${encodeURIComponent(encodeURIComponent('[{"field":"email","rule":"eq","val":"secret@example.com"}]'))}`,
    ],
  ])('cannot be %s', async (_, query) => {
    expect(await list(query)).toMatchObject({ status: 400, success: false })
  })

  it('cannot be written', async () => {
    const answer = await server.call('PUT', '/api/demo/input/edit', { id, rowVersion: 1, email: 'other@example.com' }, staff)
    expect(answer.success).toBe(false)
    const added = await server.call('POST', '/api/demo/input/add', { name: 'two', email: 'x@example.com' }, staff)
    expect(added.success).toBe(false)
  })

  it('cannot be reached through a dictionary or a duplicate check', async () => {
    for (const path of [
      '/api/sys/dict/getDictItems/demo_input,email,id',
      '/api/sys/dict/loadDict/demo_input,name,email',
      `/api/sys/dict/loadDictItem/demo_input,email,id?key=${id}`,
      '/api/sys/dict/loadTreeData?tableName=demo_input&text=email&code=id&pidField=name',
      '/api/sys/duplicate/check?tableName=demo_input&fieldName=email&fieldVal=secret@example.com',
    ]) {
      expect({ path, status: (await server.call('GET', path, undefined, staff)).status }).toEqual({ path, status: 400 })
    }
  })
})
