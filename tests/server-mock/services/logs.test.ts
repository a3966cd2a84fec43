import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VisitCounts, VisitDays } from '../../../schemas/api/logs'
import type { Row, RowPage } from '../../../schemas/api/Result'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { translateMenuLog } from '../../../server-mock/system/migrateTexts'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { fetchSheet } from '../../support/fetchSheet'
import { passwords } from '../../support/openSeededDatabase'
import { signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer({ pages: ['system/sign-in-log', 'system/menu-log', 'system/online-sessions'] })
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const day = 24 * 60 * 60
const get = <T>(path: string, token = admin) => server.call<T>('GET', `/api${path}`, undefined, token)
const signInLog = async (query = '') => (await get<RowPage>(`/sys/log/signInList?pageNo=1&pageSize=100${query}`)).result.records

/** Somebody signed in some days ago. */
async function visited(daysAgo: number, ip: string): Promise<void> {
  const id = await insertSystemRow(server.database.kysely, 'sys_sign_in_log', { username: 'staff', outcome: '1', ip })
  const time = `${timeNow(-daysAgo * day).slice(0, 10)} 12:00:00`
  await systemTables(server.database.kysely).updateTable('sys_sign_in_log').set({ create_time: time }).where('id', '=', id).execute()
}

it('P7-logs who signs in, and who tries to, is written down with name, address and outcome', async () => {
  await server.signIn('staff')
  const tried = (password: string) => server.call('POST', '/api/sys/login', { username: 'nobody', password })
  for (let time = 0; time < 6; time++) await tried('wrong')
  const [last, ...before] = await signInLog('&username=nobody')
  expect(last).toMatchObject({ username: 'nobody', realname: null, ip: '127.0.0.1', outcome: '3', outcome_dictText: 'Locked' })
  expect(before.map(({ outcome }) => outcome)).toEqual(['2', '2', '2', '2', '2'])
  expect(await signInLog('&username=staff')).toMatchObject([{ username: 'staff', realname: '张三', outcome: '1', ip: '127.0.0.1' }])
  expect(JSON.stringify(await signInLog())).not.toContain('wrong')
})

it('P7-logs opening a menu entry is listed with who it was, whoever the body names', async () => {
  const staff = await server.signIn('staff')
  const entry = { createName: 'admin', createBy: 'Boss', menuId: 'm1', menuName: 'Orders', ip: '9.9.9.9' }
  expect(await server.call('POST', '/api/system/sysMenuLog/add', entry, staff)).toMatchObject({ success: true })
  const { result } = await get<RowPage>('/system/sysMenuLog/list?menuName=Orders')
  expect(result.records).toMatchObject([{ createName: 'staff', realname: '张三', menuId: 'm1', menuName: 'Orders', ip: '127.0.0.1' }])
})

describe('P7-logs a menu entry in the access log', () => {
  const add = (entry: { menuId: string; menuName: string }) => server.call('POST', '/api/system/sysMenuLog/add', entry, admin)
  const inLanguage = async (language: string, query: string) => {
    const path = `/api/system/sysMenuLog/list?menuId=noted*&pageSize=100&${query}`
    return (await server.call<RowPage>('GET', path, undefined, admin, { 'Accept-Language': language })).result.records
  }
  const names = async (language: string, query = '') => (await inLanguage(language, query)).map(({ menuName }) => menuName)
  beforeAll(async () => {
    const texts = { 'en-US': 'Zebras', 'de-DE': 'Affen' }
    const entries = [
      { id: 'noted1', name: '动物', name_texts: texts, menu_type: 1 },
      { id: 'noted2', name: '植物', name_texts: { 'en-US': 'Plants' }, menu_type: 1 },
    ]
    for (const entry of entries) await insertSystemRow(server.database.kysely, 'sys_permission', entry)
    await add({ menuId: 'noted1', menuName: 'what a client says' })
    await add({ menuId: 'noted2', menuName: '植物' })
    await add({ menuId: 'noted3', menuName: 'Not in the menu' })
  })

  it('has the name that the server knows, in the language of who reads', async () => {
    expect((await names('zh-CN')).sort()).toEqual(['Not in the menu', '动物', '植物'])
    expect((await names('en-US')).sort()).toEqual(['Not in the menu', 'Plants', 'Zebras'])
    expect((await names('de-DE')).sort()).toEqual(['Affen', 'Not in the menu', '植物'])
  })

  it('is found, filtered and sorted by the name that is read', async () => {
    expect(await names('de-DE', 'menuName=Affen')).toEqual(['Affen'])
    expect(await names('de-DE', 'menuName=Zebras')).toEqual([])
    expect(await names('en-US', 'menuName=*in the*')).toEqual(['Not in the menu'])
    expect(await names('en-US', 'column=menuName&order=desc')).toEqual(['Zebras', 'Plants', 'Not in the menu'])
    expect((await names('de-DE', 'column=menuName&order=asc')).slice(0, 2)).toEqual(['Affen', 'Not in the menu'])
  })

  it('goes by that name into a sheet', async () => {
    const path = '/api/system/sysMenuLog/exportXls?menuId=noted1'
    const { rows } = await fetchSheet(server, { path, token: admin, language: 'de-DE' })
    expect(rows?.[1]).toContain('Affen')
    expect(rows?.flat()).not.toContain('动物')
  })

  it('keeps its names when it leaves the menu', async () => {
    await server.database.kysely.deleteFrom('sys_permission').where('id', '=', 'noted1').execute()
    expect(await names('de-DE', 'menuName=Affen')).toEqual(['Affen'])
    expect(await names('zh-CN', 'menuName=动物')).toEqual(['动物'])
  })

  it('has the names in every language also where it was noted before these were kept', async () => {
    const log = systemTables(server.database.kysely).updateTable('sys_menu_log').where('menu_id', 'like', 'noted%')
    await log.set({ menu_name: '旧', menu_name_texts: null }).execute()
    await translateMenuLog(server.database)
    expect((await names('en-US')).sort()).toEqual(['Plants', '旧', '旧'])
    expect(await names('zh-CN')).toEqual(['旧', '旧', '旧'])
  })
})

it('P7-visits loginfo counts all and today, visitInfo gives a series of days without a gap', async () => {
  const before = (await get<VisitCounts>('/sys/loginfo')).result
  const series = (await get<VisitDays>('/sys/visitInfo')).result
  await visited(0, '10.0.0.1')
  await visited(2, '10.0.0.1')
  await visited(2, '10.0.0.1')
  await visited(2, '10.0.0.2')
  await visited(30, '10.0.0.3')
  expect((await get<VisitCounts>('/sys/loginfo')).result).toEqual({
    totalVisitCount: before.totalVisitCount + 5,
    todayVisitCount: before.todayVisitCount + 1,
    todayIp: before.todayIp + 1,
  })
  const days = (await get<VisitDays>('/sys/visitInfo')).result
  expect(days).toHaveLength(7)
  const date = timeNow(-2 * day).slice(0, 10)
  expect(days[4]).toEqual({ visit: 3, ip: 2, tian: date.replaceAll('-', '/'), type: date.slice(5).replace('-', '/') })
  expect(days[3]).toMatchObject({ visit: 0, ip: 0 })
  expect(days[6]?.visit).toBe((series[6]?.visit ?? 0) + 1)
  const month = (await get<VisitDays>('/sys/visitInfo?days=31')).result
  expect(month).toHaveLength(31)
  expect(month[0]).toMatchObject({ visit: 1, ip: 1 })
  expect((await get('/sys/visitInfo?days=0')).status).toBe(400)
})

it('P7-logs open sessions are listed without their tokens and ended at once', async () => {
  const staff = await server.signIn('staff')
  const { result } = await get<RowPage>('/sys/online/list?username=staff&pageSize=100')
  expect(result.records[0]).toEqual({
    id: expect.any(String),
    username: 'staff',
    realname: '张三',
    isCurrent: null,
    device: null,
    ip: '127.0.0.1',
    createTime: expect.any(String),
    lastUsedAt: expect.any(String),
    expiresAt: expect.any(String),
  })
  const own = (await get<RowPage>('/sys/online/list?pageSize=100')).result.records.filter(({ isCurrent }) => isCurrent === '1')
  expect(own).toMatchObject([{ username: 'admin' }])
  const inBrowser = await server.call<{ token: string }>(
    'POST',
    '/api/sys/login',
    { username: 'staff', password: passwords.staff },
    undefined,
    {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    },
  )
  await get('/user/info', inBrowser.result.token)
  const [newest] = (await get<RowPage>('/sys/online/list?username=staff')).result.records
  expect(newest).toMatchObject({ device: 'Firefox · Linux', isCurrent: null })
  const endedOne = await server.call<number>('POST', '/api/sys/online/forceLogout', { ids: newest?.id }, admin)
  expect(endedOne).toMatchObject({ message: 'Sessions ended: 1', result: 1 })
  expect((await get('/user/info', staff)).status).toBe(200)
  const ids = result.records.map(({ id }) => id).join(',')
  const ended = await server.call<number>('POST', '/api/sys/online/forceLogout', { ids }, admin)
  expect(ended).toMatchObject({ code: 200, result: result.total })
  expect((await get('/user/info', staff)).status).toBe(401)
  expect((await get<RowPage>('/sys/online/list?username=staff')).result.records).toEqual([])
  expect((await get('/user/info')).status).toBe(200)
})

it('P7-logs P7-visits logs, counts and sessions take their rights, and nobody writes a log', async () => {
  const reader = await signInWith(server, ['log:read'])
  const revoker = await signInWith(server, ['session:revoke'])
  const none = await signInWith(server, [])
  const reading = ['/sys/log/signInList', '/system/sysMenuLog/list', '/sys/loginfo', '/sys/visitInfo']
  for (const path of reading) {
    expect({ path, status: (await get(path, reader.token)).status }).toEqual({ path, status: 200 })
    expect({ path, status: (await get(path, revoker.token)).status }).toEqual({ path, status: 403 })
    expect({ path, status: (await server.call('GET', `/api${path}`)).status }).toEqual({ path, status: 401 })
  }
  expect((await get('/sys/online/list', revoker.token)).status).toBe(200)
  for (const { token } of [reader, none]) {
    expect((await get('/sys/online/list', token)).status).toBe(403)
    expect((await server.call('POST', '/api/sys/online/forceLogout', { ids: 'x' }, token)).status).toBe(403)
  }
  expect((await server.call<Row>('POST', '/api/sys/log/signInList', { username: 'x' }, admin)).status).toBe(404)
})
