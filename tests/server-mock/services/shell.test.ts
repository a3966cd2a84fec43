import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnnouncementLists } from '../../../schemas/api/notices'
import type { DepartInfo, UserInfo } from '../../../schemas/api/session'
import { newId } from '../../../server-mock/kernel/newId'
import { timeNow } from '../../../server-mock/kernel/timeNow'
import { systemTables } from '../../../server-mock/system/SystemTables'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
const tokens = {} as Record<TestUser, string>

beforeAll(async () => {
  server = await startTestServer()
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterAll(() => server.close())

const lists = async (user: TestUser, language = 'en-US') =>
  (
    await server.call<AnnouncementLists>('GET', '/api/sys/annountCement/listByUser', undefined, tokens[user], {
      'Accept-Language': language,
    })
  ).result

describe('announcements', () => {
  it('P2-notice lists system and park notices with how they are shown and where they lead', async () => {
    const { sysMsgList, sysMsgTotal, anntMsgList, anntMsgTotal } = await lists('staff')
    expect([sysMsgTotal, anntMsgTotal]).toEqual([2, 2])
    expect(sysMsgList.map(({ titile, msgShowType }) => [titile, msgShowType])).toEqual([
      ['System maintenance', '3'],
      ['New calibration intervals for test equipment', '3'],
    ])
    expect(sysMsgList[1]).toMatchObject({ openType: 'url', openPage: '/p/test-equipment', msgContent: null })
    expect(anntMsgList[0]).toMatchObject({ titile: 'Changes to the car park', msgShowType: '1', openType: null, msgCategory: '2' })
  })

  it('P2-notice speaks the language of its reader', async () => {
    expect((await lists('staff', 'de-DE')).sysMsgList[0]?.titile).toBe('Systemwartung')
    expect((await lists('staff', 'zh-CN')).sysMsgList[0]?.titile).toBe('系统维护通知')
  })

  it('P2-notice does not show again what one user put away, and still shows it to others', async () => {
    const [first] = (await lists('configurator')).sysMsgList
    const path = '/api/sys/sysInformationSend/editByInfoIdAndUserId'
    for (const _ of [1, 2]) {
      expect(await server.call('PUT', path, { anntId: first?.anntId }, tokens.configurator)).toMatchObject({ status: 200, success: true })
    }
    const after = await lists('configurator')
    expect([after.sysMsgTotal, after.sysMsgList[0]?.titile]).toEqual([1, 'New calibration intervals for test equipment'])
    expect((await lists('staff')).sysMsgTotal).toBe(2)
    expect(await server.call('PUT', path, { anntId: newId() }, tokens.staff)).toMatchObject({ status: 404, success: false })
    expect(await server.call('PUT', path, {}, tokens.staff)).toMatchObject({ status: 400 })
  })

  it('shows nobody what is not sent, over, to come, older than two months or for somebody else, and five at most', async () => {
    const add = (values: Record<string, unknown>) =>
      insertSystemRow(server.database.kysely, 'sys_announcement', {
        ...{ titile: 'Hidden', msg_category: '2', msg_show_type: '1', msg_type: 'ALL', send_status: '1', send_time: timeNow() },
        ...values,
      })
    await add({ send_status: '0' })
    await add({ end_time: timeNow(-60) })
    await add({ start_time: timeNow(3600) })
    await add({ send_time: timeNow(-70 * 24 * 3600) })
    const forAdmin = await add({ titile: 'For one', msg_type: 'USER' })
    const admin = await systemTables(server.database.kysely)
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    await insertSystemRow(server.database.kysely, 'sys_announcement_send', { annt_id: forAdmin, user_id: admin.id, read_flag: 0 })
    expect((await lists('staff')).anntMsgList.map(({ titile }) => titile)).not.toContain('Hidden')
    expect((await lists('staff')).anntMsgTotal).toBe(2)
    expect((await lists('admin')).anntMsgList.map(({ titile }) => titile)).toContain('For one')
    for (let number = 0; number < 5; number++) await add({ titile: `More ${number}` })
    expect((await lists('staff')).anntMsgList).toHaveLength(5)
    expect((await lists('staff')).anntMsgTotal).toBe(7)
  })

  it('leads nowhere outside of the product', async () => {
    const values = { titile: 'Away', msg_category: '1', msg_show_type: '2', msg_type: 'ALL', send_status: '1', open_type: 'url' }
    for (const page of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)']) {
      await insertSystemRow(server.database.kysely, 'sys_announcement', { ...values, open_page: page, send_time: timeNow() })
    }
    const away = (await lists('staff')).sysMsgList.filter(({ titile }) => titile === 'Away')
    expect(away.map(({ openType, openPage }) => [openType, openPage])).toEqual(Array.from({ length: 4 }, () => [null, null]))
  })
})

describe('menu log', () => {
  it('P4-menulog writes who opened what, and takes who and where from the session', async () => {
    const body = { createName: 'admin', createBy: '管理员', menuId: 'm1', menuName: '订单', ip: '1.2.3.4' }
    expect(await server.call('POST', '/api/system/sysMenuLog/add', body, tokens.staff)).toMatchObject({ success: true, code: 200 })
    const rows = await server.database.kysely.selectFrom('sys_menu_log').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      create_name: 'staff',
      realname: '张三',
      menu_id: 'm1',
      menu_name: '订单',
      ip: '127.0.0.1',
      create_by: 'staff',
    })
  })

  it('takes a title of 300 characters, and no longer one', async () => {
    const send = (length: number) =>
      server.call('POST', '/api/system/sysMenuLog/add', { menuId: 'm', menuName: '长'.repeat(length) }, tokens.staff)
    expect((await send(300)).status).toBe(200)
    expect((await send(301)).status).toBe(400)
  })
})

describe('departments', () => {
  it.each(['PUT', 'POST'])('P4-depart switches to another own department by %s and answers the user with it', async (method) => {
    const { result } = await server.call<{ list: DepartInfo[]; orgCode: string }>(
      'GET',
      '/api/sys/user/getCurrentUserDeparts',
      undefined,
      tokens.staff,
    )
    const other = result.list.find(({ orgCode }) => orgCode !== result.orgCode) ?? result.list[0]
    const answer = await server.call<{ userInfo: UserInfo }>(
      method,
      '/api/sys/selectDepart',
      { orgCode: other?.orgCode, username: 'admin' },
      tokens.staff,
    )
    expect(answer).toMatchObject({
      success: true,
      code: 200,
      result: { userInfo: { username: 'staff', orgCode: other?.orgCode, orgCodeTxt: other?.departName } },
    })
  })

  it('P4-depart refuses a department that is not the user’s', async () => {
    expect(await server.call('PUT', '/api/sys/selectDepart', { orgCode: 'ZZ99' }, tokens.staff)).toMatchObject({
      success: false,
      message: 'You do not belong to this department',
    })
  })
})

describe('avatar', () => {
  const change = (avatar: string) => server.call<UserInfo>('PUT', '/api/sys/user/avatar', { avatar }, tokens.staff)

  it('takes a built-in one, an own uploaded picture, and none', async () => {
    expect((await change('builtin:fox')).result.avatar).toBe('builtin:fox')
    const file = { path: 'avatar/me_1.png', file_name: 'me.png', content_type: 'image/png', file_size: 1 }
    await insertSystemRow(server.database.kysely, 'sys_file', file, 'staff')
    expect((await change(file.path)).result.avatar).toBe(file.path)
    expect((await change('')).result.avatar).toBeNull()
  })

  it.each(['https://elsewhere.example/a.png', '../x.png', 'builtin:<b>', 'avatar/not-mine.png', 'avatar/text.txt'])(
    'refuses %s',
    async (avatar) => {
      const { kysely } = server.database
      if (avatar.includes('not-mine'))
        await insertSystemRow(kysely, 'sys_file', { path: avatar, file_name: 'x', content_type: 'image/png', file_size: 1 }, 'admin')
      if (avatar.includes('text'))
        await insertSystemRow(kysely, 'sys_file', { path: avatar, file_name: 'x', content_type: 'text/plain', file_size: 1 }, 'staff')
      expect(await change(avatar)).toMatchObject({ status: 400, success: false })
    },
  )
})
