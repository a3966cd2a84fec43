import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AnnouncementLists } from '../../../schemas/api/notices'
import type { Row } from '../../../schemas/api/Result'
import type { CommonMessage, ServerMessage } from '../../../schemas/api/socket'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { type OpenTab, openTab } from '../../support/openTab'
import { startTestServer, type TestServer, type TestUser } from '../../support/startTestServer'

let server: TestServer
let other: TestServer
const tokens = {} as Record<TestUser, string>
const tabs: OpenTab[] = []

beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ database: server.database })
  for (const user of ['admin', 'staff', 'configurator'] as const) tokens[user] = await server.signIn(user)
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

async function tabOf(user: TestUser, at: TestServer): Promise<OpenTab> {
  const tab = await openTab(at.url, tokens[user], user, `${user}-events`)
  tabs.push(tab)
  await tab.beat()
  return tab
}

const events =
  (key: string) =>
  (message: ServerMessage): message is CommonMessage =>
    message.type === 'common_send_date' && message.data.key === key

const addAnnouncement = () =>
  insertSystemRow(server.database.kysely, 'sys_announcement', {
    ...{
      titile: '消防演习',
      titile_texts: { 'en-US': 'Fire drill' },
      msg_category: '1',
      msg_show_type: '2',
      msg_type: 'ALL',
      send_status: '0',
    },
  })
const call = (what: string, id: string, user: TestUser) =>
  server.call('GET', `/api/sys/annountCement/${what}?id=${id}`, undefined, tokens[user])
const titles = async () =>
  (await server.call<AnnouncementLists>('GET', '/api/sys/annountCement/listByUser', undefined, tokens.staff)).result.sysMsgList.map(
    ({ titile }) => titile,
  )

describe('C-documents a dictionary that is published', () => {
  it('is told to every open tab, of every server, when its entries can be read there', async () => {
    const [here, there] = [await tabOf('staff', server), await tabOf('staff', other)]
    const config = { kind: 'dictionary', version: 1, code: 'stage', title: 'Stage', items: [{ value: 'open', label: 'Open' }] }
    const publish = await server.call('POST', '/api/page-configs/stage.dict/publish', { config }, tokens.configurator)
    expect(publish).toMatchObject({ status: 200 })
    await here.next(events('document-changed'))
    const told = await there.next(events('document-changed'))
    expect(told.data.args).toEqual(['stage.dict', 'dictionary', 'stage'])
    const { result } = await other.call<{ value: string }[]>('GET', '/api/sys/dict/getDictItems/stage', undefined, tokens.staff)
    expect(result.map(({ value }) => value)).toEqual(['open'])
  })
})

describe('P2-notice a new announcement', () => {
  it('is sent to every open tab, of every server, when it is sent and when it is taken back', async () => {
    const id = await addAnnouncement()
    const [here, there] = [await tabOf('staff', server), await tabOf('configurator', other)]
    expect(await call('doReleaseData', id, 'admin')).toMatchObject({ success: true, code: 200 })
    for (const tab of [here, there]) await tab.next(events('announcements-changed'))
    expect(await titles()).toContain('Fire drill')
    here.messages.splice(0)
    await call('doReovkeData', id, 'admin')
    await here.next(events('announcements-changed'))
    expect(await titles()).not.toContain('Fire drill')
  })

  it('is written by administrators, cleaned, and not sent before they say so', async () => {
    const write = (user: TestUser) =>
      server.call<Row>(
        'POST',
        '/api/sys/annountCement/add',
        {
          ...{ titile: '餐厅', titileEn: 'Canteen', msgCategory: '1', msgShowType: '1', msgType: 'ALL', sendStatus: '1' },
          msgContent: '<p onclick="x()">Fish<script>x()</script></p>',
        },
        tokens[user],
      )
    expect((await write('staff')).status).toBe(403)
    const { id, msgContent, sendStatus } = (await write('admin')).result
    expect([msgContent, sendStatus]).toEqual(['<p>Fish</p>', '0'])
    expect(await titles()).not.toContain('Canteen')
    await call('doReleaseData', id, 'admin')
    expect(await titles()).toContain('Canteen')
  })

  it('is sent by administrators only, and must be there', async () => {
    const id = await addAnnouncement()
    expect((await call('doReleaseData', id, 'staff')).status).toBe(403)
    expect((await call('doReleaseData', 'nothing', 'admin')).status).toBe(404)
    expect(await titles()).not.toContain('Fire drill')
  })
})

describe('P2-photo a changed avatar', () => {
  it('is sent to the tabs of its user, on every server, and to nobody else', async () => {
    const [own, somebody] = [await tabOf('staff', other), await tabOf('admin', other)]
    await server.call('PUT', '/api/sys/user/avatar', { avatar: 'builtin:rocket' }, tokens.staff)
    await own.next(events('user-changed'))
    await somebody.beat()
    expect(somebody.messages.some(events('user-changed'))).toBe(false)
  })
})

describe('B2.5-fav what somebody keeps', () => {
  it('is told to all tabs of its owner, on every server, and to nobody else', async () => {
    const [own, there, somebody] = [await tabOf('staff', server), await tabOf('staff', other), await tabOf('admin', other)]
    const base = '/api/favoriteFolders'
    const folder = { name: 'Daily', icon: 'star', izTemplate: 0, handleType: 0, parentId: '' }
    const made = await server.call<Row>('POST', `${base}/commonFavoriteFolders/add`, folder, tokens.staff)
    expect(made).toMatchObject({ success: true })
    for (const tab of [own, there]) {
      await tab.next(events('favourites-changed'))
      tab.messages.splice(0)
    }
    const favourite = { parentId: made.result.id, name: 'Orders', url: '/p/order' }
    await server.call('POST', `${base}/commonFavoriteContent/add`, favourite, tokens.staff)
    for (const tab of [own, there]) await tab.next(events('favourites-changed'))
    await somebody.beat()
    expect(somebody.messages.some(events('favourites-changed'))).toBe(false)
  })
})

describe('P6-routefilter a right that is given or taken', () => {
  it('is told to every open tab, of every server, when it counts there', async () => {
    const [here, there] = [await tabOf('staff', server), await tabOf('staff', other)]
    const menuOf = async (at: TestServer) =>
      (await at.call<{ auth: { action: string }[] }>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, tokens.staff)).result
        .auth
    const { kysely } = server.database
    const role = await kysely.selectFrom('sys_role').select('id').where('role_code', '=', 'staff').executeTakeFirstOrThrow()
    const entry = await kysely.selectFrom('sys_permission').select('id').where('perms', '=', 'dict:write').executeTakeFirstOrThrow()
    const allowed = async (at: TestServer) => (await menuOf(at)).some(({ action }) => action === 'dict:write')
    expect(await allowed(other)).toBe(false)
    await insertSystemRow(kysely, 'sys_role_permission', { role_id: String(role.id), permission_id: String(entry.id) })
    for (const tab of [here, there]) await tab.next(events('rights-changed'))
    expect([await allowed(server), await allowed(other)]).toEqual([true, true])
  })
})
