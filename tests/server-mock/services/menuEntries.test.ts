import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MenuItem } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
let configurator: string

beforeAll(async () => {
  server = await startTestServer()
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const entriesOf = (page: string) =>
  server.database.kysely
    .selectFrom('sys_permission')
    .select(['id', 'perms', 'menu_type', 'code', 'component', 'parent_id', 'hidden'])
    .where('page', '=', page)
    .orderBy('perms')
    .execute()

it('a published page stands in the menu as a page, and what it permits stands below it as buttons', async () => {
  await publish(server, configurator, samplePage('standing'))
  const entries = await entriesOf('standing')
  const page = entries.find(({ perms }) => perms === 'standing:list')
  expect(page).toMatchObject({ menu_type: 1, code: 'standing', component: 'PageView', hidden: 0 })
  const buttons = entries.filter((entry) => entry !== page)
  expect(buttons.map(({ perms }) => perms)).toEqual(['standing:add', 'standing:delete', 'standing:edit'])
  for (const button of buttons) expect(button).toMatchObject({ menu_type: 2, component: null, parent_id: page?.id, hidden: 0 })
})

it('a page that is published again has its new name, place and buttons in the menu', async () => {
  const button = (label: string) => ({ name: 'ring', label, action: { type: 'call', method: 'POST', url: '/ring', foreign: true } })
  const page = (title: string, label: string, menu: object) =>
    samplePage('moving', undefined, { title: { 'zh-CN': title, 'en-US': `${title} en` }, toolbar: { custom: [button(label)] }, menu })
  await publish(server, configurator, page('旧', 'Old', { order: 7, icon: 'user' }))
  expect(await publish(server, configurator, page('新', 'New', { order: 8, icon: 'team', keepAlive: false }))).toMatchObject({
    status: 200,
  })
  const { kysely } = server.database
  const named = (perms: string) => kysely.selectFrom('sys_permission').selectAll().where('perms', '=', perms).executeTakeFirstOrThrow()
  expect(await named('moving:list')).toMatchObject({
    name: '新',
    name_texts: { 'en-US': '新 en' },
    sort_no: 8,
    icon: 'team',
    keep_alive: 0,
  })
  expect(await named('moving:ring')).toMatchObject({ name: 'New', sort_no: 100 })
  const menu = (await server.call<{ menu: MenuItem[] }>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, configurator))
    .result.menu
  const item = menu.flatMap(({ children = [] }) => children).find(({ meta }) => meta.page === 'moving')
  expect(item?.meta).toMatchObject({ title: '新', keepAlive: false })
})
