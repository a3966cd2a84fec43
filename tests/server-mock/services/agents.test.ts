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

describe('P2-topbar B5.6 delegations', () => {
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

describe('B7.5-calls the eight delegation calls', () => {
  const inChinese = { 'Accept-Language': 'zh-CN' }
  const record = { ...wanted, userName: 'staff', realName: '张三', agentRealName: '配置员', teamMemberId: '', id: '' }

  it('take the record, an id, ids, a status or a user name, and answer it, a page of them, or nothing', async () => {
    const { id: _, ...sent } = record
    const added = await call('POST', 'add', sent)
    expect(added).toMatchObject({ success: true, code: 200, result: wanted })
    const { id, rowVersion } = added.result
    expect((await call('GET', `queryById?id=${id}`, undefined)).result).toMatchObject({ ...wanted, id, userName: 'staff' })
    expect((await call('GET', 'queryByUserName?userName=staff', undefined)).result).toMatchObject({ id })
    expect((await call<RowPage>('GET', 'layoutSelect', undefined)).result).toMatchObject({ total: 1, records: [{ id, createBy: 'staff' }] })
    const whole = (await own('staff')) as Row
    const edited = await call('PUT', 'edit', { ...whole, endTime: '2026-12-31 18:00:00' })
    expect(edited).toMatchObject({ success: true, code: 200, result: { endTime: '2026-12-31 18:00:00', updateBy: 'staff' } })
    expect(edited.result.rowVersion).not.toBe(rowVersion)
    expect(await call('PUT', 'editStatus', { id, status: '0' })).toMatchObject({ success: true, code: 200, result: { status: '0' } })
    expect(await call('DELETE', `delete?id=${id}`, undefined)).toMatchObject({ success: true })
    const later = { ...wanted, startTime: wanted.endTime, endTime: '2026-12-31 18:00:00' }
    const ids = [(await call('POST', 'add', wanted)).result.id, (await call('POST', 'add', later)).result.id]
    expect(await call('DELETE', `deleteBatch?ids=${ids.join(',')},`, undefined)).toMatchObject({ success: true, result: 2 })
    expect((await call<RowPage>('GET', 'layoutSelect', undefined)).result.total).toBe(0)
  })

  it('a record without a status is saved as valid, and a status that is none is refused', async () => {
    const { status: _, ...untouched } = wanted
    const { result } = await call('POST', 'add', untouched)
    expect(result.status).toBe('1')
    expect((await call('PUT', 'editStatus', { id: result.id, status: '2' })).status).toBe(400)
    await call('DELETE', `delete?id=${result.id}`, undefined)
  })

  it.each([
    ['the same moment', wanted.startTime],
    ['a moment before it begins', '2026-11-30 08:00:00'],
  ])('refuse a delegation that ends at %s, when it is added and when it is changed', async (_, endTime) => {
    const problem = { success: false, errors: [{ path: '/endTime', message: '开始时间晚于结束时间' }] }
    expect(await server.call('POST', `${base}/add`, { ...wanted, endTime }, tokens.staff, inChinese)).toMatchObject(problem)
    const { id, rowVersion } = (await call('POST', 'add', wanted)).result
    expect(await server.call('PUT', `${base}/edit`, { id, rowVersion, endTime }, tokens.staff, inChinese)).toMatchObject(problem)
    await call('DELETE', `delete?id=${id}`, undefined)
  })
})

describe('B2.7-agent a delegation to the same person at the same time', () => {
  const refused = (path: string, body: object, language: string, method = 'POST') =>
    server.call(method, `${base}/${path}`, body, tokens.staff, { 'Accept-Language': language })
  const none = '配置员在此期间已是您的代理人（2026/12/1 08:00 – 2026/12/24 18:00），请改选时间或修改已有代理'
  const wanting = { startTime: '2026-12-20 08:00:00', endTime: '2027-01-20 08:00:00' }
  let first: Row
  beforeAll(async () => {
    first = (await call('POST', 'add', wanted)).result
  })

  it.each([
    ['zh-CN', none],
    [
      'en-US',
      '配置员 already stands in for you: Dec 1, 2026, 8:00 AM – Dec 24, 2026, 6:00 PM. Choose other times, or change that delegation',
    ],
    [
      'de-DE',
      '配置员 vertritt Sie bereits: 01.12.2026, 08:00 – 24.12.2026, 18:00. Bitte andere Zeiten wählen oder die vorhandene Vertretung ändern',
    ],
  ])('is refused at its field, in %s with person and times', async (language, message) => {
    const answer = await refused('add', wanted, language)
    expect({ ...answer, message: answer.message.replaceAll(/[\u2009\u202f]/g, ' ') }).toMatchObject({
      status: 422,
      success: false,
      message,
    })
    expect(answer).toMatchObject({ errors: [{ path: '/startTime', message: answer.message }] })
  })

  it.each([
    ['begins within it', wanting, '/startTime'],
    ['ends within it', { startTime: '2026-11-01 08:00:00', endTime: '2026-12-01 08:00:01' }, '/endTime'],
    ['lies around it', { startTime: '2026-11-01 08:00:00', endTime: '2027-02-01 08:00:00' }, '/endTime'],
  ])('is refused where it %s', async (_, times, path) => {
    expect(await refused('add', { ...wanted, ...times }, 'zh-CN')).toMatchObject({ success: false, errors: [{ path }] })
  })

  it('is refused when another one is moved or switched over it, and that one stays as it was', async () => {
    const { result } = await call('POST', 'add', { ...wanted, ...wanting, status: '0' })
    expect(await refused('editStatus', { id: result.id, status: '1' }, 'zh-CN', 'PUT')).toMatchObject({ success: false, message: none })
    const off = (await call('GET', `queryById?id=${result.id}`, undefined)).result
    expect(off).toMatchObject({ status: '0', ...wanting })
    const { id, rowVersion } = off
    const moved = (await call('PUT', 'edit', { id, rowVersion, status: '1', startTime: wanted.endTime })).result
    expect(moved).toMatchObject({ status: '1' })
    const back = { id, rowVersion: moved.rowVersion, startTime: wanting.startTime }
    expect(await refused('edit', back, 'zh-CN', 'PUT')).toMatchObject({ success: false, errors: [{ path: '/startTime', message: none }] })
    await call('DELETE', `delete?id=${id}`, undefined)
  })

  it('is refused when both come together', async () => {
    const later = { ...wanted, startTime: '2027-03-01 08:00:00', endTime: '2027-03-02 08:00:00' }
    const answers = await Promise.all([call('POST', 'add', later), call('POST', 'add', later)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
  })

  it('is taken once it has ended, once it is switched off, and at the same time for another person or by another principal', async () => {
    for (const body of [
      { ...wanted, agentUserName: 'admin' },
      { ...wanted, startTime: wanted.endTime, endTime: '2026-12-31 18:00:00' },
    ])
      expect(await call('POST', 'add', body)).toMatchObject({ success: true })
    expect(await call('POST', 'add', wanted, 'admin')).toMatchObject({ success: true })
    await call('PUT', 'editStatus', { id: first.id, status: '0' })
    expect(await call('POST', 'add', wanted)).toMatchObject({ success: true })
  })
})
