import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { Access } from '../../../server-mock/kernel/Access'
import type { MountedCall } from '../../../server-mock/resource/ResourceRegistry'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { openTab } from '../../support/openTab'
import { allPermissionsBut, type SignedInUser, signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { callOnNewRow, fetchStatus } from './callOnNewRow'
import { publish, samplePage } from './samplePage'

let server: TestServer
let admin: string
let nobody: SignedInUser
const routes: { method: string; url: string; access: Access }[] = []

const text = (key: string, more: Record<string, unknown> = {}) => ({ key, type: 'input', title: { 'zh-CN': key }, ...more })
const callNames = ['list', 'grid', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXlsUrl', 'importExcelUrl']
const allUrls = (code: string) => Object.fromEntries(callNames.map((call) => [call, `/sample/${code}/${call}`]))
const lines = { key: 'lines', title: { 'zh-CN': '行' }, foreignKey: 'mainId', columns: [text('name'), text('price')] }
const walked = samplePage('walked', [text('name'), text('amount')], {
  url: allUrls('walked'),
  grants: undefined,
  subTables: [lines],
  resource: {
    table: 'walked',
    trash: true,
    history: true,
    comments: true,
    attachments: true,
    actions: [{ url: '/sample/walked/close', name: 'close', set: { amount: 'closed' } }],
  },
})
const other = samplePage('other', [text('name'), text('amount')], { grants: undefined })
const owned = samplePage('owned', [text('name'), text('amount')], {
  url: allUrls('owned'),
  grants: undefined,
  subTables: [lines],
  resource: {
    table: 'owned',
    owner: 'createBy',
    trash: true,
    actions: [{ url: '/sample/owned/close', name: 'close', set: { amount: 'closed' } }],
  },
})
const report = {
  kind: 'report',
  version: 1,
  code: 'walked-report',
  title: { 'zh-CN': '报表' },
  source: { from: 'owned' },
  columns: [text('name')],
}

beforeAll(async () => {
  server = await startTestServer({
    prepare: (app) =>
      app.addHook('onRoute', ({ method, url, config }) => {
        for (const name of [method].flat()) if (config?.access) routes.push({ method: name, url, access: config.access })
      }),
  })
  admin = await server.signIn('admin')
  for (const page of [walked, other, owned, report]) expect(await publish(server, admin, page)).toMatchObject({ status: 200 })
  for (const perms of ['announcement:release', 'system:api']) {
    const entry = { perms, name: 'x', menu_type: 2, perms_type: '1', status: '1', hidden: 0 }
    await insertSystemRow(server.database.kysely, 'sys_permission', entry)
  }
  nobody = await signInWith(server, [])
})
afterAll(() => server.close())

const add = async (code: string, body: unknown, token = admin) =>
  (await server.call<Row>('POST', `/api/sample/${code}/add`, body, token)).result

/** The right that each call of a page asks for. Written down here once more, so that a changed line over there is noticed. */
const rightOf: Record<MountedCall['call'], string | undefined> = {
  list: 'list',
  grid: 'list',
  queryById: 'list',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'delete',
  deleted: 'delete',
  restore: 'delete',
  history: 'list',
  comments: 'list',
  addComment: 'list',
  editComment: 'list',
  removeComment: 'list',
  attachments: 'list',
  addAttachment: 'list',
  removeAttachment: 'list',
  attachedFile: 'list',
  exportXlsUrl: 'export',
  exportGrid: 'export',
  importExcelUrl: 'import',
  template: 'import',
  find: undefined,
  action: 'close',
}
const walkedCalls = (Object.keys(rightOf) as MountedCall['call'][]).filter((call) => rightOf[call] !== undefined)

describe('P6-gate every call of a page', () => {
  it.each(walkedCalls)('%s asks for exactly its right: with it alone the call is made, with all others it is refused', async (call) => {
    const right = `walked:${rightOf[call]}`
    const [one, others] = [await signInWith(server, [right]), await signInWith(server, await allPermissionsBut(server, [right]))]
    const statusOf = (token?: string) => callOnNewRow({ server, admin, code: 'walked' }, call, token)
    expect({
      with: await statusOf(one.token),
      withOthers: await statusOf(others.token),
      withoutRole: await statusOf(nobody.token),
      anonymous: await statusOf(),
    }).toEqual({ with: 200, withOthers: 403, withoutRole: 403, anonymous: 401 })
  })

  it('is walked here: a kind of call that joins them is missed', () => {
    const calls = server.services.registry.mountedCalls().map(({ call }) => call)
    expect([...new Set(calls)].sort()).toEqual([...walkedCalls].sort())
  })

  it('answers the page itself, its validators and its report to who may open it', async () => {
    const reader = await signInWith(server, ['walked:list', 'walked-report:list'])
    const others = await signInWith(server, await allPermissionsBut(server, ['walked:list', 'walked-report:list']))
    for (const path of [
      '/page-configs/walked.json',
      '/api/online/cgreport/api/getRpColumns/walked-report',
      '/api/online/cgreport/api/getQueryInfo/walked-report',
      '/api/online/cgreport/api/getData/walked-report',
    ]) {
      const statusOf = async (token?: string) => (await fetchStatus(server, path, token)) as number
      expect({
        path,
        with: await statusOf(reader.token),
        withOthers: await statusOf(others.token),
        anonymous: await statusOf(),
      }).toEqual({ path, with: 200, withOthers: 403, anonymous: 401 })
    }
  })

  it('is sent to open tabs of who may list the rows, and to no others', async () => {
    const reader = await signInWith(server, ['walked:list'])
    const others = await signInWith(server, await allPermissionsBut(server, ['walked:list']))
    const tabs = await Promise.all([reader, others].map((user) => openTab(server.url, user.token, user.id, 'page')))
    const [near, far] = tabs
    const { id } = await add('walked', { name: 'told' })
    await near?.next((message): message is typeof message => JSON.stringify(message).includes(id))
    await far?.beat()
    expect(JSON.stringify(far?.messages)).not.toContain(id)
    for (const tab of tabs) tab.close()
  })
})

describe('P6-gate every route of the product', () => {
  const guarded = () => routes.filter(({ access }) => typeof access === 'object')

  it('that asks for a permission is made with it alone, and refused with all others and to who has no role', async () => {
    expect(guarded().length).toBeGreaterThan(8)
    const users = new Map<string, { one: SignedInUser; others: SignedInUser }>()
    for (const { method, url, access } of guarded()) {
      const permission = (access as { permission: string }).permission
      const { one, others } = users.get(permission) ?? {
        one: await signInWith(server, [permission]),
        others: await signInWith(server, await allPermissionsBut(server, [permission])),
      }
      users.set(permission, { one, others })
      const path = url.replace(/:\w+/g, 'none')
      const statusOf = async (token: string) => {
        const body = method === 'GET' || method === 'HEAD' ? undefined : '{}'
        const headers = { 'X-Access-Token': token, ...(body ? { 'Content-Type': 'application/json' } : {}) }
        return (await fetch(server.url + path, { method, body, headers })).status
      }
      expect({ url, others: await statusOf(others.token), nobody: await statusOf(nobody.token) }).toEqual({ url, others: 403, nobody: 403 })
      expect({ url, isRefused: [401, 403].includes(await statusOf(one.token)) }).toEqual({ url, isRefused: false })
    }
  }, 120_000)

  it('and of its own tables asks for what the table says', async () => {
    const announcements = '/api/sys/annountCement/list'
    const release = await signInWith(server, ['announcement:release'])
    const others = await signInWith(server, await allPermissionsBut(server, ['announcement:release']))
    expect((await server.call('GET', announcements, undefined, release.token)).status).toBe(200)
    expect((await server.call('GET', announcements, undefined, others.token)).status).toBe(403)
    expect((await server.call('GET', announcements, undefined, nobody.token)).status).toBe(403)
  })
})

describe('rows with an owner', () => {
  const rights = ['list', 'add', 'edit', 'delete', 'close'].map((name) => `owned:${name}`)
  let owner: SignedInUser
  let stranger: SignedInUser
  let row: Row

  beforeAll(async () => {
    owner = await signInWith(server, [...rights, 'walked-report:list'])
    stranger = await signInWith(server, [...rights, 'walked-report:list'])
    row = await add('owned', { name: 'MINE', sub: { lines: { added: [{ name: 'MY-LINE' }] } } }, owner.token)
  })

  const reads: [string, (token: string) => Promise<{ status: number; result: unknown }>][] = [
    ['list', (token) => server.call('GET', '/api/sample/owned/list', undefined, token)],
    ['list with a query', (token) => server.call('GET', '/api/sample/owned/list?name=MINE', undefined, token)],
    ['grid', (token) => server.call('POST', '/api/sample/owned/grid', { pageNo: 1, pageSize: 10 }, token)],
    ['queryById', (token) => server.call('GET', `/api/sample/owned/queryById?id=${row.id}`, undefined, token)],
    ['look-up', (token) => server.call('GET', '/api/sys/dict/getDictItems/owned,name,id', undefined, token)],
    ['look-up of sub rows', (token) => server.call('GET', '/api/sys/dict/getDictItems/owned_lines,name,id', undefined, token)],
    ['tree', (token) => server.call('GET', '/api/sys/dict/loadTreeData?tableName=owned&text=name&pidField=amount', undefined, token)],
    ['report', (token) => server.call('GET', '/api/online/cgreport/api/getData/walked-report', undefined, token)],
  ]
  it.each(reads)('are answered by %s to their owner, and to a stranger with the same rights not', async (_, read) => {
    expect(JSON.stringify((await read(owner.token)).result)).toMatch(/MINE|MY-LINE/)
    expect(JSON.stringify((await read(stranger.token)).result)).not.toMatch(/MINE|MY-LINE/)
  })

  const version = () => ({ id: row.id, rowVersion: row.rowVersion })
  const writes: [string, () => [string, string, unknown?]][] = [
    ['edit', () => ['PUT', 'edit', { ...version(), name: 'TAKEN' }]],
    ['a sub row', () => ['PUT', 'edit', { ...version(), sub: { lines: { added: [{ name: 'x' }] } } }]],
    ['delete', () => ['DELETE', `delete?id=${row.id}`]],
    ['deleteBatch', () => ['DELETE', `deleteBatch?ids=${row.id}`]],
    ['an action', () => ['POST', 'close', { ids: row.id }]],
  ]
  it.each(writes)('are not changed by a stranger through %s', async (_, write) => {
    const [method, path, body] = write()
    expect((await server.call(method, `/api/sample/owned/${path}`, body, stranger.token)).success).toBe(false)
    const { result } = await server.call<Row>('GET', `/api/sample/owned/queryById?id=${row.id}`, undefined, owner.token)
    expect(result).toMatchObject({ name: 'MINE', rowVersion: row.rowVersion, sub: { lines: [{ name: 'MY-LINE' }] } })
  })
})

describe('columns that are withheld', () => {
  const entry = (perms: string, type: '1' | '2') =>
    insertSystemRow(server.database.kysely, 'sys_permission', {
      perms,
      perms_type: type,
      status: '1',
      name: 'x',
      menu_type: 2,
      hidden: 0,
      component: 'withheld',
    })
  let user: SignedInUser

  beforeAll(async () => {
    await entry('walked:amount', '2')
    await entry('walked:lines:price', '2')
    await entry('other:amount', '1')
    user = await signInWith(server, ['walked:list', 'walked:add', 'walked:edit', 'other:list', 'other:edit'])
  })

  it('may be seen and not changed by type 2: in the row, in its sub rows, added and edited', async () => {
    const row = await add('walked', { name: 'one', amount: '5', sub: { lines: { added: [{ name: 'line', price: '7' }] } } })
    const [line] = (row.sub as { lines: Row[] }).lines
    const edit = (change: object) =>
      server.call('PUT', '/api/sample/walked/edit', { id: row.id, rowVersion: row.rowVersion, ...change }, user.token)
    const ofLine = { id: line?.id, rowVersion: line?.rowVersion }
    for (const [change, path] of [
      [{ amount: '6' }, '/amount'],
      [{ sub: { lines: { edited: [{ ...ofLine, price: '8' }] } } }, '/sub/lines/edited/0/price'],
      [{ sub: { lines: { added: [{ name: 'new', price: '8' }] } } }, '/sub/lines/added/0/price'],
    ] as const) {
      expect(await edit(change)).toMatchObject({ success: false, errors: [{ path }] })
    }
    const unchanged = { name: 'two', amount: '5', sub: { lines: { edited: [{ ...ofLine, name: 'changed', price: '7' }] } } }
    expect(await edit(unchanged)).toMatchObject({ status: 200, result: { name: 'two', amount: '5', sub: { lines: [{ price: '7' }] } } })
  })

  it('are those of each page for itself, in one session, whichever is read first', async () => {
    await add('other', { name: 'one', amount: 'HIDDEN' })
    const read = async (code: string) =>
      (await server.call<RowPage>('GET', `/api/sample/${code}/list`, undefined, user.token)).result.records[0]
    for (const order of [
      ['walked', 'other'],
      ['other', 'walked'],
    ]) {
      server.services.rights.forget()
      const rows = new Map<string, Row | undefined>()
      for (const code of order) rows.set(code, await read(code))
      expect(rows.get('walked')).toHaveProperty('amount')
      expect(rows.get('other')).not.toHaveProperty('amount')
    }
  })
})
