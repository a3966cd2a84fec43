import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountChart, DashboardCounts, DashboardTasks, OftenUsed } from '../../../schemas/api/dashboard'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { lastMonths } from '../../../server-mock/services/dashboard/months'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
const tokens = {} as Record<TestUser, string>

const states = [
  { value: 'open', label: { 'zh-CN': '未完成', 'en-US': 'Open' }, color: 'blue' },
  { value: 'done', label: { 'zh-CN': '已完成', 'en-US': 'Done' } },
]

const work = samplePage(
  'work',
  [
    { key: 'name', type: 'input', title: { 'zh-CN': '名称' } },
    { key: 'people', type: 'userSelect', multiple: true, title: { 'zh-CN': '负责人' } },
    { key: 'state', type: 'select', options: states, title: { 'zh-CN': '状态' } },
    { key: 'due', type: 'date', title: { 'zh-CN': '期限' } },
  ],
  {
    resource: {
      table: 'work',
      dashboard: {
        tasks: { title: 'name', assignee: 'people', due: 'due', state: 'state', done: ['done'] },
        counts: [
          { title: { 'zh-CN': '按状态', 'en-US': 'By state' }, groupBy: 'state' },
          { title: '按月', groupBy: 'due' },
          { title: '按人', groupBy: 'people' },
        ],
      },
    },
  },
)
const diary = samplePage('diary', [{ key: 'name', type: 'input', title: { 'zh-CN': '名称' } }], {
  resource: { table: 'diary', owner: 'createBy', dashboard: { tasks: { title: 'name' }, counts: [{ title: '日记', groupBy: 'name' }] } },
})

const day = (offset: number) => timeNow(offset * 24 * 60 * 60).slice(0, 10)

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
  for (const page of [work, diary]) await publish(server, tokens.admin, page)
  const add = (code: string, values: Record<string, unknown>, user: TestUser = 'admin') =>
    server.call('POST', `/api/sample/${code}/add`, values, tokens[user])
  await add('work', { name: 'Later', people: 'staff', state: 'open', due: day(20) })
  await add('work', { name: 'Late', people: 'configurator,staff', state: 'open', due: day(-2) })
  await add('work', { name: 'Whenever', people: 'staff' })
  await add('work', { name: 'Finished', people: 'staff', state: 'done', due: day(-3) })
  await add('work', { name: 'Somebody else’s', people: 'admin', state: 'open' })
  // Somebody who is gone.
  await server.database.kysely.updateTable('work').set({ people: 'staffing,admin' }).where('people', '=', 'admin').execute()
  await add('diary', { name: 'mine' }, 'staff')
  await add('diary', { name: 'secret' }, 'configurator')
})
afterAll(() => server.close())

const get = async <T>(what: string, user: TestUser) =>
  (await server.call<T>('GET', `/api/dashboard/${what}`, undefined, tokens[user])).result
const charts = async (user: TestUser) => (await get<DashboardCounts>('counts', user)).charts
const chart = async (user: TestUser, title: string) => (await charts(user)).find((one) => one.title === title) as CountChart

describe('P2-main own tasks', () => {
  it('shows each user what is left for them, the most pressing first', async () => {
    const { records, total, overdue } = await get<DashboardTasks>('tasks', 'staff')
    expect(records.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
      ['Late', true],
      ['Later', false],
      ['mine', false],
      ['Whenever', false],
    ])
    expect([total, overdue]).toEqual([4, 1])
    expect(records[0]).toMatchObject({
      page: 'work',
      path: '/p/work',
      pageTitle: 'Sample work',
      due: day(-2),
      state: { text: 'Open', color: 'blue' },
    })
  })

  it('is asked about nobody else, and by nobody who is not signed in', async () => {
    expect((await get<DashboardTasks>('tasks', 'configurator')).records.map(({ title }) => title)).toEqual(['Late', 'secret'])
    for (const what of ['tasks', 'counts', 'often']) {
      expect((await server.call('GET', `/api/dashboard/${what}`)).status).toBe(401)
    }
  })
})

describe('P2-main counts of rows', () => {
  it('counts by value, in the order of the choices, with their colours and what has no value', async () => {
    const { points, total, by } = await chart('staff', 'By state')
    expect(by).toBe('value')
    expect(points).toEqual([
      { value: 'open', label: 'Open', count: 3, color: 'blue' },
      { value: 'done', label: 'Done', count: 1, color: null },
      { value: null, label: '', count: 1, color: null },
    ])
    expect(total).toBe(5)
  })

  it('counts every one of several values, and calls users by their names', async () => {
    const { points } = await chart('staff', '按人')
    expect(points[0]).toMatchObject({ value: 'staff', label: '张三', count: 4 })
    expect(points.map(({ value }) => value)).toEqual(['staff', 'admin', 'configurator', 'staffing'])
  })

  it('counts the last twelve months, also those without a row', async () => {
    const { points, by } = await chart('staff', '按月')
    expect(by).toBe('month')
    expect(points.map(({ value }) => value)).toEqual(lastMonths(day(0).slice(0, 7)))
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
  })

  it('counts own rows only where rows have owners', async () => {
    expect((await chart('staff', '日记')).points.map(({ label }) => label)).toEqual(['mine'])
  })

  it('tells nothing of pages and columns that the user may not see', async () => {
    const { kysely } = server.database
    const revoke = (perms: string) =>
      kysely
        .deleteFrom('sys_role_permission')
        .where('permission_id', 'in', kysely.selectFrom('sys_permission').select('id').where('perms', '=', perms))
        .execute()
    await revoke('diary:list')
    await kysely
      .insertInto('sys_permission')
      .values({ id: 'hidden-state', perms: 'work:state', perms_type: '1', status: '1', menu_type: 2, name: 'state' })
      .execute()
    server.services.rights.forget()
    expect((await charts('staff')).map(({ title }) => title)).toEqual(['按月', '按人'])
    const { records } = await get<DashboardTasks>('tasks', 'staff')
    expect(records.map(({ page }) => page)).not.toContain('diary')
    expect(records.map(({ state }) => state)).toEqual(records.map(() => null))
    expect((await charts('admin')).map(({ title }) => title)).toContain('By state')
  })
})

describe('P2-main the pages used most', () => {
  it('counts what the user opened by the menu', async () => {
    const open = (menuId: string, user: TestUser) =>
      server.call('POST', '/api/system/sysMenuLog/add', { menuId, menuName: menuId }, tokens[user])
    for (const menuId of ['orders', 'tools', 'orders']) await open(menuId, 'staff')
    await open('studio', 'admin')
    expect((await get<OftenUsed>('often', 'staff')).items).toEqual([
      { menuId: 'orders', count: 2 },
      { menuId: 'tools', count: 1 },
    ])
  })
})

it('the months before one, over the turn of the year', () => {
  expect(lastMonths('2026-02').slice(0, 3)).toEqual(['2025-03', '2025-04', '2025-05'])
  expect(lastMonths('2026-12').at(-1)).toBe('2026-12')
})
