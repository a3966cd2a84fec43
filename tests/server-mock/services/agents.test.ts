import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>
const base = '/api/sys/sysUserAgent'
const wanted = { agentUserName: 'configurator', status: '1', startTime: '2026-12-01 08:00:00', endTime: '2026-12-24 18:00:00' }

beforeAll(async () => {
  server = await startTestServer({ pages: ['user-agent/user-agent'] })
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

const call = <T = Row>(method: string, path: string, body: unknown, user: TestUser = 'staff') =>
  server.call<T>(method, `${base}/${path}`, body, tokens[user])
const own = async (user: TestUser) => (await call<Row | null>('GET', 'queryByUserName?userName=staff', undefined, user)).result

describe('P2-topbar delegations', () => {
  it('belong to who makes them, whatever name is sent, and say the names of both', async () => {
    expect(await own('staff')).toBeNull()
    const added = await call('POST', 'add', { ...wanted, userName: 'admin', realName: 'x', agentRealName: 'y' })
    expect(added).toMatchObject({ success: true, code: 200 })
    expect(await own('staff')).toMatchObject({ ...wanted, userName: 'staff', realName: '张三', agentRealName: '配置员' })
    expect(await own('configurator')).toBeNull()
    expect((await call<RowPage>('GET', 'layoutSelect', undefined, 'admin')).result.total).toBe(0)
  })

  it('are switched, changed and deleted by their owner alone', async () => {
    const row = (await own('staff')) as Row
    expect((await call('PUT', 'editStatus', { id: row.id, status: '0' }, 'admin')).status).toBe(404)
    expect(await call('PUT', 'editStatus', { id: row.id, status: '0' })).toMatchObject({ success: true })
    expect(await call('PUT', 'edit', { id: row.id, rowVersion: Number(row.rowVersion) + 1, agentUserName: 'admin' })).toMatchObject({
      success: true,
      result: { status: '0', agentRealName: '管理员' },
    })
    expect((await call('DELETE', `delete?id=${row.id}`, undefined, 'admin')).status).toBe(404)
    await call('DELETE', `delete?id=${row.id}`, undefined)
    expect(await own('staff')).toBeNull()
  })

  it.each([
    ['agentUserName', '请输入代理人用户名!'],
    ['startTime', '请输入代理开始时间!'],
    ['endTime', '请输入代理结束时间!'],
  ])('need %s', async (key, message) => {
    const answer = await server.call('POST', `${base}/add`, { ...wanted, [key]: null }, tokens.staff, { 'Accept-Language': 'zh-CN' })
    expect(answer).toMatchObject({ success: false, errors: [{ path: `/${key}`, message }] })
  })
})
