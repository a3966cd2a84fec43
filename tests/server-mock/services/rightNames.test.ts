import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedInUser, signInWith } from '../../support/signInWith'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let nobody: SignedInUser
beforeAll(async () => {
  server = await startTestServer({ pages: ['test-equipment/test-equipment'] })
  nobody = await signInWith(server, [])
})
afterAll(() => server.close())

const refusal = async (language: string, method: string, path: string, body?: unknown) => {
  const { status, message } = await server.call(method, path, body, nobody.token, { 'Accept-Language': language })
  return [status, message]
}

it('P6-gate a call that is refused names the missing right as the tree of rights does, with its page and its code', async () => {
  const add = ['POST', '/api/test/equipment/add', {}] as const
  expect(await refusal('zh-CN', ...add)).toEqual([403, '拒绝访问：缺少权限“试验设备 – 新增 (equipment:add)”'])
  expect(await refusal('en-US', ...add)).toEqual([403, 'Access refused: the permission “Test equipment – Add (equipment:add)” is missing'])
  expect(await refusal('de-DE', ...add)).toEqual([403, 'Zugriff verweigert: das Recht „Prüfgeräte – Anlegen (equipment:add)“ fehlt'])
  expect(await refusal('de-DE', 'GET', '/api/test/equipment/list')).toEqual([
    403,
    'Zugriff verweigert: das Recht „Prüfgeräte (equipment:list)“ fehlt',
  ])
})

it('P6-gate a right of the product is named without the group that it stands in, and one that has no entry by its code', async () => {
  expect(await refusal('en-US', 'PUT', '/api/sys/user/edit', {})).toEqual([
    403,
    'Access refused: the permission “Manage users (user:edit)” is missing',
  ])
  expect(await refusal('en-US', 'GET', '/api/openapi.json')).toEqual([403, 'Access refused: the permission “system:api” is missing'])
})
