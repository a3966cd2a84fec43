import { afterAll, beforeAll, expect, it } from 'vitest'
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
