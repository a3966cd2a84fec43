import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { passwords } from '../../support/openSeededDatabase'
import { startTestServer, type TestAnswer, type TestServer } from '../../support/startTestServer'
import { blockCalls } from './specified/blockCalls'
import { fillIn, type SpecifiedCall } from './specified/SpecifiedCall'
import { shellCalls } from './specified/shellCalls'

let server: TestServer
let admin: string
/** What the calls find, and what they have made themselves. */
const given: Record<string, string> = { password: passwords.staff }

const pages = ['demo/customer', 'order/order', 'demo/customer-report', 'demo/columns', 'demo/import']
beforeAll(async () => {
  server = await startTestServer({ pages })
  admin = await server.signIn('admin')
  const tables = systemTables(server.database.kysely)
  const [user, role, permission, depart, category, announcement] = await Promise.all([
    tables.selectFrom('sys_user').select('id').where('username', '=', 'staff').executeTakeFirstOrThrow(),
    tables.selectFrom('sys_role').select('id').where('role_code', '=', 'staff').executeTakeFirstOrThrow(),
    tables.selectFrom('sys_permission').select('id').where('menu_type', '=', 0).executeTakeFirstOrThrow(),
    tables
      .selectFrom('sys_user_depart as u')
      .innerJoin('sys_depart as d', 'd.id', 'u.depart_id')
      .innerJoin('sys_user as p', 'p.id', 'u.user_id')
      .select(['d.id', 'd.org_code'])
      .where('p.username', '=', 'admin')
      .executeTakeFirstOrThrow(),
    tables.selectFrom('sys_category').select('id').executeTakeFirstOrThrow(),
    tables.selectFrom('sys_announcement').select('id').where('msg_category', '=', '1').executeTakeFirstOrThrow(),
  ])
  const found = { user, role, permission, depart, category, announcement }
  for (const [name, { id }] of Object.entries(found)) given[name] = id
  given.orgCode = depart.org_code ?? ''
  const tree = await server.call<{ title: string }[]>('GET', '/api/sys/sysDepart/queryTreeList', undefined, admin)
  given.departName = encodeURIComponent(tree.result[0]?.title ?? '')
})
afterAll(() => server.close())

/** What a call makes is there for those after it. */
const makes: Readonly<Record<string, string>> = {
  'POST /demo/columns/add': 'row',
  'POST /sys/sysDepart/add': 'newDepart',
  'POST /sys/role/add': 'departRole',
  'POST /common/layout/commonLayout/add': 'layout',
  'POST /favoriteFolders/commonFavoriteFolders/add': 'folder',
  'POST /favoriteFolders/commonFavoriteContent/add': 'favourite',
  'POST /layoutChart/commonLayoutChart/add': 'chart',
  'POST /sys/sysUserAgent/add': 'agent',
}

async function make(example: SpecifiedCall): Promise<TestAnswer<unknown>> {
  const { call, body, file } = fillIn(example, given)
  const [method = '', path = ''] = call.split(' ')
  // What ends a session ends one of its own.
  const token = path === '/sys/logout' ? await server.signIn('admin') : admin
  return file ? send(path, file) : server.call(method, `/api${path}`, body, token)
}

async function send(path: string, name: string): Promise<TestAnswer<unknown>> {
  const form = new FormData()
  form.set('biz', 'temp')
  form.set(name, new Blob(['walked']), 'walked.txt')
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers: { 'X-Access-Token': admin }, body: form })
  const result = (await answer.json()) as Result<unknown>
  if (path === '/sys/common/upload') given.file = result.message
  return { status: answer.status, ...result }
}

async function makeFile(example: SpecifiedCall): Promise<string[]> {
  const { call, body } = fillIn(example, given)
  const [method, path] = call.split(' ')
  const headers = { 'X-Access-Token': admin, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) }
  const answer = await fetch(`${server.url}/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  return answer.status === 200 ? [] : [`status ${answer.status}`]
}

function holds(result: unknown, name: string): boolean {
  const start = Array.isArray(result) && !/^\d/.test(name) ? result[0] : result
  let value: unknown = start
  for (const part of name.split('.')) {
    if (value === null || typeof value !== 'object' || !(part in value)) return false
    value = (value as Record<string, unknown>)[part]
  }
  return true
}

/** What is wrong with the answer to a call; nothing where it is as specified. */
async function findFaults(example: SpecifiedCall): Promise<string[]> {
  if (example.isFile) return makeFile(example)
  const answer = await make(example)
  const made = makes[example.call]
  if (made) given[made] = (answer.result as { id?: string } | null)?.id ?? ''
  if (answer.status === 404) return ['status 404']
  if (example.isRefused) return !answer.success && answer.message ? [] : ['was not refused in words']
  if (!answer.success) return [`${answer.status} ${answer.message}`]
  if (example.code !== undefined && answer.code !== example.code) return [`code ${answer.code}`]
  return (example.names ?? []).filter((name) => !holds(answer.result, name)).map((name) => `no ${name}`)
}

it('P7-walk answers the calls of the specification with their methods, parameters and names', async () => {
  const faults: Record<string, string[]> = {}
  for (const example of [...shellCalls, ...blockCalls]) {
    const found = await findFaults(example)
    if (found.length > 0) faults[example.call] = found
  }
  expect(faults).toEqual({})
})
