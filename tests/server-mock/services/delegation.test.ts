import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>
const day = 24 * 60 * 60

beforeAll(async () => {
  const demo = ['demo/responsible', 'demo/responsible-report']
  server = await startTestServer({ pages: ['task/task-list', 'task/my-task', 'user-agent/user-agent', 'user-agent/agent-log', ...demo] })
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body: unknown, user: TestUser) =>
  server.call<T>(method, `/api${path}`, body, tokens[user])
const titlesOf = async (user: TestUser) => {
  const { result } = await call<RowPage>('GET', '/taskcenter/myTask/list', undefined, user)
  return result.records.map(({ title }) => title)
}
const addTask = async (title: string, assignee: string) =>
  (await call('POST', '/document/task/add', { title, kind: 'test', assignee, status: 'new' }, 'admin')).result
const delegate = async (principal: TestUser, agentUserName: string, from: number, to: number, status = '1') =>
  (await call('POST', '/sys/sysUserAgent/add', { agentUserName, status, startTime: timeNow(from), endTime: timeNow(to) }, principal)).result

describe('B2.7-agent while a delegation is valid', () => {
  let task: Row
  let delegation: Row

  it('the proxy sees the tasks of the principal, and nobody else does', async () => {
    task = await addTask('Shaker check', 'staff')
    await addTask('Furnace check', 'admin')
    expect(await titlesOf('staff')).toEqual(['Shaker check'])
    expect(await titlesOf('configurator')).toEqual([])
    delegation = await delegate('staff', 'configurator', -day, day)
    expect(await titlesOf('configurator')).toEqual(['Shaker check'])
    expect(await titlesOf('staff')).toEqual(['Shaker check'])
  })

  it('the proxy opens, changes and starts them, and the log says who did it and for whom', async () => {
    const read = await call('GET', `/taskcenter/myTask/queryById?id=${task.id}`, undefined, 'configurator')
    expect(read.result).toMatchObject({ title: 'Shaker check', assignee: 'staff' })
    const { rowVersion } = read.result
    const edited = await call('PUT', '/taskcenter/myTask/edit', { id: task.id, rowVersion, result: 'Looked at' }, 'configurator')
    expect(edited.result).toMatchObject({ result: 'Looked at', updateBy: 'configurator' })
    expect(await call('POST', '/taskcenter/myTask/start', { ids: task.id }, 'configurator')).toMatchObject({ success: true, result: 1 })

    const log = (await call<RowPage>('GET', '/sys/sysUserAgent/log?column=createTime&order=asc', undefined, 'staff')).result.records
    expect(log).toMatchObject([
      {
        userName: 'staff',
        agentUserName: 'configurator',
        createBy: 'configurator',
        kind: 'edit',
        rowName: 'Shaker check',
        page: 'my-task',
      },
      { userName: 'staff', agentUserName: 'configurator', kind: 'start', rowId: task.id },
    ])
    for (const other of ['configurator', 'admin'] as const) {
      expect((await call<RowPage>('GET', '/sys/sysUserAgent/log?userName=staff', undefined, other)).result.total).toBe(0)
    }
  })

  it.each([
    ['zh-CN', '我的任务', '开始处理'],
    ['de-DE', 'Meine Aufgaben', 'Beginnen'],
  ])('the log calls pages and actions as the pages do, in %s', async (language, page, action) => {
    const { result } = await server.call<RowPage>('GET', '/api/sys/sysUserAgent/log?column=createTime&order=asc', undefined, tokens.staff, {
      'Accept-Language': language,
    })
    expect(result.records.map((row) => row.page_dictText)).toEqual([page, page])
    expect(result.records.map((row) => row.kind_dictText)).toEqual([undefined, action])
  })

  it('what somebody does with their own tasks is written down for nobody', async () => {
    const own = await addTask('Own', 'configurator')
    const { rowVersion } = (await call('GET', `/taskcenter/myTask/queryById?id=${own.id}`, undefined, 'configurator')).result
    await call('PUT', '/taskcenter/myTask/edit', { id: own.id, rowVersion, result: 'Done' }, 'configurator')
    expect((await call<RowPage>('GET', '/sys/sysUserAgent/log', undefined, 'staff')).result.total).toBe(2)
  })

  it('the proxy cannot move a task out of what they reach', async () => {
    const { rowVersion } = (await call('GET', `/taskcenter/myTask/queryById?id=${task.id}`, undefined, 'configurator')).result
    const moved = await call('PUT', '/taskcenter/myTask/edit', { id: task.id, rowVersion, assignee: 'admin' }, 'configurator')
    expect(moved.success).toBe(false)
  })

  it('the tasks of the dashboard are those of the principal, too', async () => {
    const { result } = await call<{ records: { title: string }[] }>('GET', '/dashboard/tasks', undefined, 'configurator')
    expect(result.records.map(({ title }) => title)).toContain('Shaker check')
  })

  it('lists, reports and exports have the rows of the principal, where several are responsible too', async () => {
    await call('POST', '/demo/responsible/add', { matter: 'Ours', users: 'staff,configurator' }, 'staff')
    await call('POST', '/demo/responsible/add', { matter: 'Yours', users: 'staff' }, 'staff')
    const matters = async (path: string, user: TestUser) =>
      (await call<RowPage>('GET', path, undefined, user)).result.records.map(({ matter }) => matter).sort()
    const list = '/demo/responsible/list'
    const report = '/online/cgreport/api/getData/demo-responsible-report'
    expect(await matters(list, 'configurator')).toEqual(['Ours', 'Yours'])
    expect(await matters(report, 'configurator')).toEqual(['Ours', 'Yours'])
    expect(await matters(report, 'admin')).toEqual([])
    const headers = { 'X-Access-Token': tokens.configurator }
    const exported = await fetch(`${server.url}/api/demo/responsible/exportXls?pageNo=1&pageSize=10000000`, { headers })
    expect(exported.headers.get('x-row-count')).toBe('2')
  })

  it.each([
    ['switched off', () => call('PUT', '/sys/sysUserAgent/editStatus', { id: delegation.id, status: '0' }, 'staff')],
    ['deleted', () => call('DELETE', `/sys/sysUserAgent/delete?id=${delegation.id}`, undefined, 'staff')],
  ])('a delegation that is %s opens nothing any more', async (_, end) => {
    await call('PUT', '/sys/sysUserAgent/editStatus', { id: delegation.id, status: '1' }, 'staff')
    expect(await titlesOf('configurator')).toContain('Shaker check')
    await end()
    expect(await titlesOf('configurator')).not.toContain('Shaker check')
    expect((await call('GET', `/taskcenter/myTask/queryById?id=${task.id}`, undefined, 'configurator')).status).toBe(404)
  })

  it('a delegation that has not begun or is over opens nothing', async () => {
    await delegate('staff', 'configurator', 2 * day, 3 * day)
    await delegate('staff', 'configurator', -3 * day, -2 * day)
    await delegate('staff', 'configurator', -day, day, '0')
    expect(await titlesOf('configurator')).not.toContain('Shaker check')
  })

  it('whoever stands in for a proxy does not stand in for the principal', async () => {
    await delegate('staff', 'configurator', -day, day)
    await delegate('configurator', 'admin', -day, day)
    expect(await titlesOf('configurator')).toContain('Shaker check')
    expect(await titlesOf('admin')).not.toContain('Shaker check')
    expect(await titlesOf('admin')).toContain('Own')
  })
})
