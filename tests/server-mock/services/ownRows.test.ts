import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnnouncementLists } from '../../../schemas/api/notices'
import type { Row, RowPage } from '../../../schemas/api/Result'
import type { UserInfo } from '../../../schemas/api/session'
import type { ListPageConfig } from '../../../schemas/page/kinds/list'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let staff: string
let admin: string

beforeAll(async () => {
  server = await startTestServer({
    pages: ['messages/user-announcement', 'user-agent/user-agent', 'bank/bank-account'],
  })
  staff = await server.signIn('staff')
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

describe('P2-linked /isps/userAnnouncement', () => {
  const base = '/api/sys/sysAnnouncementSend'
  const list = async (query: string, token: string, name = 'getMyAnnouncementSend') =>
    (await server.call<RowPage>('GET', `${base}/${name}?${query}`, undefined, token)).result

  it('lists what was sent to the user, in their language, with what it stands for', async () => {
    const { records, total } = await list('pageNo=1&pageSize=2', staff)
    expect([records.length, total]).toEqual([2, 4])
    expect(records[0]).toMatchObject({
      titile: 'System maintenance',
      readFlag: '0',
      readFlag_dictText: 'Unread',
      priority_dictText: 'High',
    })
    expect(await list('titile=*canteen*', staff)).toMatchObject({ total: 1, records: [{ titile: 'Summer menu of the canteen' }] })
    expect(await list('msgCategory=1', staff)).toMatchObject({ total: 2 })
  })

  it.each(['user-announcement', 'user-information'])('in page %s the title of one that opens a page leads to it', async (code) => {
    const { records } = await list('titile=*calibration*', staff)
    expect(records[0]).toMatchObject({ openType: 'url', openPage: '/p/test-equipment' })
    const page = JSON.parse(readFileSync(`pages/messages/${code}.page.json`, 'utf8')) as ListPageConfig
    expect(page.columns.find(({ key }) => key === 'titile')).toMatchObject({ link: { type: 'address', url: 'row.openPage' } })
  })

  it('what one user has read is unread for another', async () => {
    const [first] = (await list('', staff)).records
    await server.call('POST', `${base}/readMessages`, { ids: String(first?.id) }, staff)
    expect(await list('readFlag=1', staff)).toMatchObject({ total: 1, records: [{ id: first?.id, readFlag: '1' }] })
    expect(await list('readFlag=1', admin)).toMatchObject({ total: 0 })
  })

  it('notifications are the system’s, and what was sent to the user alone', async () => {
    const { kysely } = server.database
    const [userId, canteen] = [await idOf(staff), (await list('titile=canteen', staff)).records[0]?.id]
    await kysely.updateTable('sys_announcement').set({ msg_type: 'USER' }).where('id', '=', canteen).execute()
    expect(await list('', admin, 'getMyNotifications')).toMatchObject({ total: 2 })
    expect(await server.call('GET', `${base}/queryById?id=${canteen}`, undefined, admin)).toMatchObject({ status: 404 })
    const sent = { id: 'sent1', annt_id: canteen, user_id: userId, read_flag: 0 }
    await kysely.insertInto('sys_announcement_send').values(sent).execute()
    expect(await list('', staff, 'getMyNotifications')).toMatchObject({ total: 3 })
    expect(await server.call('GET', `${base}/queryById?id=${canteen}`, undefined, staff)).toMatchObject({ status: 200 })
  })

  it('P2-centre all is read at once, or all of one kind, by whoever asks and by nobody else', async () => {
    const unread = async (token: string) => {
      const lists = await server.call<AnnouncementLists>('GET', '/api/sys/annountCement/listByUser', undefined, token)
      return [lists.result.sysMsgTotal, lists.result.anntMsgTotal]
    }
    const [system = 0, park = 0] = await unread(staff)
    expect(Math.min(system, park)).toBeGreaterThan(0)
    expect(await server.call('PUT', `${base}/readAll`, { msgCategory: '2' }, staff)).toMatchObject({ status: 200 })
    expect(await unread(staff)).toEqual([system, 0])
    await server.call('PUT', `${base}/readAll`, {}, staff)
    expect(await unread(staff)).toEqual([0, 0])
    expect(await list('readFlag=0', staff)).toMatchObject({ total: 0 })
    expect((await unread(admin))[0]).toBeGreaterThan(0)
    expect(await server.call('PUT', `${base}/readAll`, { msgCategory: '9' }, staff)).toMatchObject({ status: 400 })
  })

  it.each(['pageSize=0', 'pageSize=1001', 'pageNo=x'])('refuses %s', async (query) => {
    expect((await server.call('GET', `${base}/getMyAnnouncementSend?${query}`, undefined, staff)).status).toBe(400)
  })
})

const idOf = async (token: string) =>
  (await server.call<{ userInfo: UserInfo }>('GET', '/api/sys/user/getUserInfo', undefined, token)).result.userInfo.id

describe('P2-linked /account/settings/BaseSetting', () => {
  const read = async (token: string) => (await server.call<Row>('GET', '/api/sys/user/querySelf?id=self', undefined, token)).result
  const edit = (body: unknown, token: string) => server.call<Row>('PUT', '/api/sys/user/editSelf', body, token)

  it('shows and changes the own account, whatever id is sent', async () => {
    const mine = await read(staff)
    const edited = await edit({ id: await idOf(admin), rowVersion: mine.rowVersion, realname: '张小三', email: 'zhang@example.com' }, staff)
    expect(edited).toMatchObject({ status: 200, result: { username: 'staff', realname: '张小三' } })
    expect(await read(admin)).toMatchObject({ username: 'admin', realname: '管理员' })
    expect(Object.keys(mine).join()).not.toMatch(/password/i)
  })

  it.each([{ username: 'root' }, { status: '0' }, { phone: '13900000000' }, { orgCode: 'A9' }, { passwordHash: 'x' }])(
    'refuses what nobody changes about themselves: %j',
    async (change) => {
      const before = await read(staff)
      expect((await edit({ rowVersion: before.rowVersion, ...change }, staff)).status).toBe(400)
      expect(await read(staff)).toEqual(before)
    },
  )

  it('refuses an address that is none, one that somebody else has, and a stale version', async () => {
    const { rowVersion } = await read(staff)
    expect((await edit({ rowVersion, email: 'nobody' }, staff)).status).toBe(422)
    expect((await edit({ rowVersion, email: 'wang.wei@example.com' }, staff)).status).toBe(422)
    expect((await edit({ rowVersion: 0, realname: 'late' }, staff)).status).toBe(409)
    expect((await edit({ rowVersion, realname: '' }, staff)).status).toBe(400)
  })
})

describe('P2-linked personal rows', () => {
  const agent = { agentUserName: 'admin', status: '1', startTime: '2026-12-01 08:00:00', endTime: '2026-12-02 08:00:00' }
  it.each([
    ['/api/sys/sysUserAgent', agent, 'layoutSelect'],
    ['/api/account/bank', { bankName: 'ACME', accountName: 'Ann', accountNo: '12345678' }],
  ])('%s: everybody has their own', async (base, body, list = 'list') => {
    const added = await server.call<Row>('POST', `${base}/add`, { ...body, userName: 'admin' }, staff)
    expect(added).toMatchObject({ status: 200, result: { userName: 'staff' } })
    const idsFor = async (token: string) =>
      (await server.call<RowPage>('GET', `${base}/${list}`, undefined, token)).result.records.map(({ id }) => id)
    expect(await idsFor(staff)).toEqual([added.result.id])
    expect(await idsFor(admin)).toEqual([])
    expect((await server.call('GET', `${base}/queryById?id=${added.result.id}`, undefined, admin)).status).toBe(404)
  })

  it('a delegation ends after it begins', async () => {
    const answer = await server.call('POST', '/api/sys/sysUserAgent/add', { ...agent, endTime: agent.startTime }, staff)
    expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('start time is later than end time') })
  })
})
