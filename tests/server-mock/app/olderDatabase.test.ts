import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DepartNode } from '../../../schemas/api/people'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { DictItem, LoginResult, MenuItem, PermissionResult } from '../../../schemas/api/session'
import type { Database } from '../../../server-mock/db/Database'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { openTestDatabase } from '../../support/openTestDatabase'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** A database as the version of November 2026 left it after its first start with demonstration data, statement by statement. */
const statements = JSON.parse(gunzipSync(readFileSync('tests/fixtures/databases/2026-11.json.gz')).toString()) as string[]
/** Its passwords. */
const passwords = { staff: 'Demo-pass-1234', admin: 'Admin-pass-1234' }

let database: Database
let server: TestServer

beforeAll(async () => {
  database = await openTestDatabase()
  for (const statement of statements) await sql.raw(statement).execute(database.kysely)
  server = await startTestServer({ database })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

async function signIn(user: keyof typeof passwords): Promise<string> {
  const answer = await server.call<LoginResult>('POST', '/api/sys/login', { username: user, password: passwords[user] })
  return answer.result.token
}

const itemsIn = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...itemsIn(item.children ?? [])])
const titlesIn = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ meta, children }) => [String(meta.title), ...titlesIn(children ?? [])])

describe('a database of an earlier version', () => {
  it('keeps its accounts and their passwords', async () => {
    expect(await signIn('admin')).not.toBe('')
    expect(await signIn('staff')).not.toBe('')
  })

  it('keeps its menu and its rights', async () => {
    const { result } = await server.call<PermissionResult>(
      'GET',
      '/api/sys/permission/getUserPermissionByToken',
      undefined,
      await signIn('staff'),
    )
    expect(titlesIn(result.menu)).toEqual(expect.arrayContaining(['订单', '试验设备']))
    expect(result.auth.map(({ action }) => action)).toEqual(expect.arrayContaining(['order:add', 'taskList:edit']))
  })

  it('gives the right to change dictionaries and rules to the roles that may publish pages, once', async () => {
    const { kysely } = database
    const rolesWith = (perms: string) =>
      systemTables(kysely)
        .selectFrom('sys_role_permission as granted')
        .innerJoin('sys_permission as entry', 'entry.id', 'granted.permission_id')
        .select('role_id')
        .where('entry.perms', '=', perms)
        .execute()
    expect(await rolesWith('dict:write')).toEqual(await rolesWith('page:publish'))
    expect(await rolesWith('dict:write')).toHaveLength(1)
    await systemTables(kysely).deleteFrom('sys_permission').where('perms', '=', 'dict:write').execute()
    await (await startTestServer({ database })).close()
    expect(await rolesWith('dict:write')).toEqual([])
  })

  it('keeps its menu, its dictionaries and its departments in German', async () => {
    const token = await signIn('staff')
    const get = async <T>(path: string) => (await server.call<T>('GET', path, undefined, token, { 'Accept-Language': 'de-DE' })).result
    const { menu } = await get<PermissionResult>('/api/sys/permission/getUserPermissionByToken')
    const [orders] = itemsIn(menu).filter(({ meta }) => meta.title === '订单')
    expect(orders?.meta).toMatchObject({ titleEn: 'Orders', titleDe: 'Aufträge', titles: { 'en-US': 'Orders', 'de-DE': 'Aufträge' } })
    const sexes = await get<DictItem[]>('/api/sys/dict/getDictItems/sex')
    expect(sexes.map(({ texts }) => texts?.['de-DE'])).toEqual(['Männlich', 'Weiblich'])
    const tasks = await get<RowPage>('/api/taskcenter/task/list?pageSize=100')
    expect(tasks.records.map((row) => row.status_dictText)).toContain('In Arbeit')
    const [centre] = await get<DepartNode[]>('/api/sys/sysDepart/queryTreeList')
    expect(centre?.title).toBe('Prüfzentrum Peking')
    const { result } = await server.call<RowPage>('GET', '/api/sys/annountCement/list', undefined, await signIn('admin'))
    expect(result.records).toContainEqual(expect.objectContaining({ titile: '系统维护通知', titileDe: 'Systemwartung' }))
  })

  it('keeps its rows, which can be changed', async () => {
    const token = await signIn('staff')
    const { result: list } = await server.call<RowPage>('GET', '/api/taskcenter/task/list?pageSize=100', undefined, token)
    expect(list.total).toBeGreaterThan(3)
    const row = list.records[0] as Row
    const change = { id: row.id, rowVersion: row.rowVersion, title: 'Changed by the new version' }
    expect(await server.call<Row>('PUT', '/api/taskcenter/task/edit', change, token)).toMatchObject({
      status: 200,
      result: { title: 'Changed by the new version', updateBy: 'staff' },
    })
  })

  it('keeps its published pages as they were', async () => {
    const { result } = await server.call<{ code: string; version: number }[]>('GET', '/api/page-configs', undefined, await signIn('admin'))
    expect(result.filter(({ version }) => version === 1).length).toBeGreaterThanOrEqual(50)
    const page = await server.call('POST', '/api/page-configs/order/validate', { config: await pageConfig('order') }, await signIn('admin'))
    expect(page).toMatchObject({ status: 200 })
  })
})

async function pageConfig(code: string): Promise<unknown> {
  const { result } = await server.call<{ config: unknown }>('GET', `/api/page-configs/${code}`, undefined, await signIn('admin'))
  return result.config
}
