import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChartOption } from '../../../schemas/api/charts'
import type { DashboardCounts, DashboardTasks } from '../../../schemas/api/dashboard'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { MenuItem, PermissionResult } from '../../../schemas/api/session'
import type { PageConfig } from '../../../schemas/page/kinds'
import { permissionOf } from '../../../schemas/rights/pagePermissions'
import { areas } from '../../support/areas'
import { areaWork } from '../../support/areaWork'
import { openAreas } from '../../support/openAreas'
import type { TestServer, TestUser } from '../../support/startTestServer'

let server: TestServer
let tokens: Record<TestUser, string>
const configs = new Map<string, PageConfig>()

beforeAll(async () => {
  const opened = await openAreas()
  server = opened.server
  tokens = opened.tokens
}, 240_000)
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown, user: TestUser = 'admin') =>
  server.call<T>(method, `/api${path}`, body, tokens[user])
const menuOf = async (user: TestUser) =>
  (await call<PermissionResult>('GET', '/sys/permission/getUserPermissionByToken', undefined, user)).result.menu

/** The calls of a published list or calendar page. */
async function urlOf(page: string) {
  const known = configs.get(page) ?? (await call<{ config: PageConfig }>('GET', `/page-configs/${page}`)).result.config
  configs.set(page, known)
  if (known.kind !== 'list' && known.kind !== 'calendar') throw new Error(`${page} is no list`)
  return known.url
}

/** The values, with an id of a row of the page in the place of each `@page`. */
async function withIds(values: Readonly<Record<string, unknown>>) {
  const named = Object.entries(values).map(async ([key, value]) => {
    if (typeof value !== 'string' || !value.startsWith('@')) return [key, value]
    const { result } = await call<RowPage>('GET', `${(await urlOf(value.slice(1))).list}?pageSize=1`)
    return [key, result.records[0]?.id]
  })
  return Object.fromEntries(await Promise.all(named)) as Record<string, unknown>
}

describe('P2-areas every business area', () => {
  let menu: MenuItem[]
  beforeAll(async () => {
    menu = await menuOf('admin')
  })

  it.each(areas)(
    'P2-areas $name stands in the menu as a page of JSON alone, and answers its demonstration rows',
    async ({ group, page, reader }) => {
      const children = menu.find(({ path }) => path === `/menu/${group}`)?.children ?? []
      const entry = children.find(({ meta }) => meta.page === page)
      expect(entry).toMatchObject({ component: 'PageView', meta: { titleEn: expect.any(String), titleDe: expect.any(String) } })
      const { result } = await call<RowPage>('GET', String((await urlOf(page)).list), undefined, reader)
      expect(result.total).toBeGreaterThan(0)
      expect(result.records.length).toBeGreaterThan(0)
    },
  )

  it('P2-areas workbench and dashboard tell what the pages say of their rows', async () => {
    const workbench = menu.find(({ path }) => path === '/dashboard')?.children ?? []
    expect(workbench.map(({ path }) => path)).toEqual(expect.arrayContaining(['/dashboard/analysis', '/dashboard/workplace']))
    const { result: tasks } = await call<DashboardTasks>('GET', '/dashboard/tasks', undefined, 'tester')
    expect(new Set(tasks.records.map(({ page }) => page)).size).toBeGreaterThan(1)
    const { result: counts } = await call<DashboardCounts>('GET', '/dashboard/counts', undefined, 'leader')
    expect(counts.charts.map(({ page }) => page)).toEqual(expect.arrayContaining(['test-info', 'test-project', 'tpm-order']))
  })

  it.each(Object.entries(areaWork))(
    'P2-areas %s takes a row, finds it, relates it, changes it, counts it and deletes it',
    async (page, work) => {
      const { list, queryById, add, edit, delete: remove } = await urlOf(page)
      const given = await withIds(work.row)
      const added = await call<Row>('POST', String(add), given)
      expect(added).toMatchObject({ status: 200 })
      const { id } = added.result
      const read = async () => (await call<Row>('GET', `${queryById}?id=${id}`)).result
      const found = await call<RowPage>('GET', `${list}?id=${id}&pageSize=500`)
      expect(found.result.records.map((row) => row.id)).toContain(id)
      expect(String((await read())[`${work.related}_dictText`] ?? '')).toMatch(/\S/)

      const changed = await call<Row>('PUT', String(edit), { id, rowVersion: (await read()).rowVersion, ...work.change })
      expect(changed).toMatchObject({ status: 200 })
      expect(await read()).toMatchObject(work.change)

      const chart = { url: `/p/${page}`, chartName: 'Rows', chartTypeId: '1', xfieldCode: work.chartBy, yfieldCode: '*' }
      const { result: option } = await call<ChartOption>('POST', '/layoutChart/commonLayoutChart/getChartOption', chart)
      expect(JSON.stringify(option)).toMatch(/"data":\[[^\]]*\d/)

      expect(await call('DELETE', `${remove}?id=${id}`)).toMatchObject({ status: 200 })
      expect(await call('GET', `${queryById}?id=${id}`)).toMatchObject({ status: 404 })
    },
  )

  it.each(areas.filter(({ report }) => report !== undefined))('P2-areas $name answers its report', async ({ report }) => {
    const { result } = await call<RowPage>('GET', `/online/cgreport/api/getData/${report}?pageSize=50`)
    expect(result.total).toBeGreaterThan(1)
  })

  it('P2-areas work out what a row says of itself: sums, verdicts and states', async () => {
    const firstOf = async (page: string, query: string) =>
      (await call<RowPage>('GET', `${(await urlOf(page)).list}?${query}`)).result.records[0]
    expect(await firstOf('quotation', 'subject=车身控制器环境试验&status=accepted')).toMatchObject({
      net: expect.any(Number),
      gross: expect.any(Number),
    })
    expect(await firstOf('measured-value', 'state=high')).toMatchObject({ state_dictText: 'Above limit', remark: expect.any(String) })
    expect(await firstOf('test-info', 'status=failed')).toMatchObject({ failures: 1 })
    expect(await firstOf('tpm-plan', 'cycle=weekly')).toMatchObject({ nextDue: expect.stringMatching(/^2026-/) })
    expect(await firstOf('sample-info', 'status=scrapped')).toMatchObject({ onHand: 0 })
  })
})

describe('what a role sees of the areas', () => {
  const pagesOf = async (user: TestUser) =>
    (await menuOf(user)).flatMap(({ children = [] }) => children.flatMap(({ meta }) => meta.page ?? []))
  const rowsOf = async (page: string, user: TestUser, query = '') =>
    (await call<RowPage>('GET', `${(await urlOf(page)).list}?pageSize=100&${query}`, undefined, user)).result.records
  const idOf = async (page: string, query: string) => (await rowsOf(page, 'admin', query))[0] as Row

  it('is a menu of its own', async () => {
    const menus = Object.fromEntries(
      await Promise.all((['leader', 'tester', 'visitor', 'staff'] as const).map(async (user) => [user, await pagesOf(user)])),
    )
    expect(menus.leader).toEqual(expect.arrayContaining(['group-task', 'group-workload', 'quotation', 'purchase-request', 'test-info']))
    expect(menus.tester).toEqual(expect.arrayContaining(['my-test', 'my-task', 'test-info', 'measured-value', 'tpm-order']))
    expect(menus.visitor).toEqual(expect.arrayContaining(['test-info', 'test-project', 'document-library', 'sample-list']))
    for (const hidden of ['group-task', 'group-workload', 'quotation', 'quotation-report', 'invoice']) {
      for (const user of ['tester', 'visitor']) expect(menus[user]).not.toContain(hidden)
    }
    for (const hidden of ['my-test', 'tpm-order', 'meeting', 'purchase-request', 'task-list']) expect(menus.visitor).not.toContain(hidden)
    expect(menus.staff).not.toContain('group-task')
  })

  it('are the rows that concern it', async () => {
    const testers = async (user: TestUser) => new Set((await rowsOf('test-info', user)).map(({ tester }) => tester))
    expect([...(await testers('tester'))]).toEqual(['tester'])
    expect((await testers('leader')).size).toBeGreaterThan(3)
    expect(new Set((await rowsOf('test-info', 'visitor')).map(({ status }) => status))).toEqual(new Set(['passed', 'failed']))
    expect(new Set((await rowsOf('purchase-request', 'tester')).map(({ applicant }) => applicant))).toEqual(new Set(['tester']))
    expect(new Set((await rowsOf('test-schedule', 'tester')).map(({ status }) => status))).toEqual(new Set(['released']))
    for (const { groupCode } of await rowsOf('group-task', 'leader')) expect(groupCode).toBe('A01A02A01')
    expect((await rowsOf('group-task', 'configurator')).length).not.toBe((await rowsOf('group-task', 'leader')).length)
  })

  it('are the columns that it may know', async () => {
    const keysOf = async (page: string, user: TestUser) => Object.keys((await rowsOf(page, user))[0] ?? {})
    for (const [page, key] of [
      ['test-project', 'budget'],
      ['test-project', 'remaining'],
      ['partner', 'remark'],
      ['tpm-order', 'cost'],
    ] as const) {
      expect(await keysOf(page, 'leader')).toContain(key)
      expect(await keysOf(page, 'tester')).not.toContain(key)
    }
    expect(await keysOf('partner', 'tester')).toContain('phone')
    expect(await keysOf('partner', 'visitor')).not.toContain('phone')
    expect(await call('GET', '/test/project/list?budget_begin=1&budget=1', undefined, 'tester')).toMatchObject({ status: 400 })
  })

  it('is all that the server does for it', async () => {
    const planned = await idOf('test-info', 'status=planned&tester=chen.yong')
    const request = await idOf('purchase-request', 'status=submitted&applicant=tester')
    const refused: [TestUser, string, string, unknown?][] = [
      ['tester', 'GET', '/angebot/quotation/list'],
      ['visitor', 'GET', '/process/purchase/list'],
      ['staff', 'GET', '/groupleader/task/list'],
      ['tester', 'POST', '/test/info/add', { name: 'x', kind: 'climate' }],
      ['visitor', 'POST', '/sample/info/add', { name: 'x', quantity: 1 }],
      ['visitor', 'POST', '/test/info/start', { ids: planned.id }],
      ['tester', 'DELETE', `/test/info/delete?id=${planned.id}`],
      ['tester', 'POST', '/process/purchase/approve', { ids: request.id }],
      ['staff', 'POST', '/process/purchase/reject', { ids: request.id, input: { decision: 'No' } }],
      ['tester', 'GET', '/online/cgreport/api/getData/quotation-report'],
    ]
    for (const [user, method, path, body] of refused) expect([path, (await call(method, path, body, user)).status]).toEqual([path, 403])
    expect(await call('GET', `/test/info/queryById?id=${planned.id}`, undefined, 'tester')).toMatchObject({ status: 404 })
    expect(await call('POST', '/test/info/start', { ids: planned.id }, 'tester')).not.toMatchObject({ status: 200 })
  })

  it.each(['admin', 'configurator', 'leader', 'tester', 'visitor', 'staff'] as const)(
    'P6-roles is for %s what the buttons offer: the server does that, and refuses all else',
    async (user) => {
      const { auth, menu } = (await call<PermissionResult>('GET', '/sys/permission/getUserPermissionByToken', undefined, user)).result
      const granted = new Set(auth.map(({ action }) => action))
      const shown = new Set(menu.flatMap(({ children = [] }) => children.flatMap(({ meta }) => meta.page ?? [])))
      const wrong: string[] = []
      for (const { page } of areas) {
        const url = await urlOf(page)
        const config = configs.get(page) as PageConfig
        const nobody = '0'.repeat(32)
        const calls = {
          list: ['GET', url.list],
          add: ['visitors' in config ? '' : 'POST', url.add, {}],
          edit: ['PUT', url.edit, { id: nobody, rowVersion: 1 }],
          delete: ['DELETE', url.delete && `${url.delete}?id=${nobody}`],
        } as const
        for (const [right, [method, path, body]] of Object.entries(calls)) {
          if (!path || !method || !('resource' in config)) continue
          const isOffered = user === 'admin' || granted.has(permissionOf(config, right))
          const { status } = await call(method, path, body, user)
          if ((status !== 403) !== isOffered) wrong.push(`${page}:${right} ${isOffered ? 'offered' : 'not offered'}, answered ${status}`)
        }
        for (const detail of 'details' in config && shown.has(page) ? (config.details ?? []) : []) {
          await urlOf(detail.page)
          const beside = configs.get(detail.page) as PageConfig
          if (user !== 'admin' && !granted.has(permissionOf(beside, 'list')))
            wrong.push(`${detail.page} stands beside ${page}, and is closed`)
        }
        if (shown.has(page) && user !== 'admin' && !granted.has(permissionOf(config, 'list'))) wrong.push(`${page} stands in the menu`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('is work that goes from one to the other: a tester asks, the leader decides', async () => {
    const body = { subject: 'Strain gauges', sub: { items: { added: [{ item: 'Gauge', quantity: 10, price: 12 }] } } }
    const { result: own } = await call<Row>('POST', '/process/purchase/add', body, 'tester')
    expect(own).toMatchObject({ applicant: 'tester', status: 'draft', total: 120, number: expect.stringMatching(/^B\d+/) })
    expect(await call('POST', '/process/purchase/submit', { ids: own.id }, 'tester')).toMatchObject({ status: 200, result: 1 })
    expect(await call('POST', '/process/purchase/approve', { ids: own.id, input: { decision: 'Fine' } }, 'leader')).toMatchObject({
      status: 200,
    })
    const [decided] = await rowsOf('purchase-request', 'tester', 'subject=Strain gauges')
    expect(decided).toMatchObject({ status: 'approved', decidedBy: 'leader', decision: 'Fine' })
  })
})
