import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserPreferences } from '../../../schemas/api/preferences'
import type { PermissionResult } from '../../../schemas/api/session'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let staff: string
let configurator: string

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.signIn('staff')
  configurator = await server.signIn('configurator')
})
afterAll(() => server.close())

const path = '/api/sys/user/preferences'
const change = (changes: object, token?: string) => server.call<UserPreferences>('PUT', path, { changes }, token)
const read = async (token: string) =>
  (await server.call<PermissionResult>('GET', '/api/sys/permission/getUserPermissionByToken', undefined, token)).result.preferences

beforeEach(() => server.call('DELETE', path, undefined, staff))

describe('C-preferences what somebody has chosen for the screen', () => {
  it('comes with the permissions, to its owner alone', async () => {
    expect(await read(staff)).toEqual({})
    await change({ DEFAULT_LOOK: 'dark', SIDEBAR_TYPE: false, RECENT_PAGES: ['/p/order'] }, staff)
    expect(await read(staff)).toEqual({ DEFAULT_LOOK: 'dark', SIDEBAR_TYPE: false, RECENT_PAGES: ['/p/order'] })
    expect(await read(configurator)).toEqual({})
  })

  it('is changed one by one, taken back by null, and cleared as a whole', async () => {
    await change({ a: 'one', b: 'two' }, staff)
    expect((await change({ b: 'three', a: null }, staff)).result).toEqual({ b: 'three' })
    expect((await server.call('DELETE', path, undefined, staff)).status).toBe(200)
    expect(await read(staff)).toEqual({})
  })

  it('loses nothing where two windows change different things at the same moment', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(names.map((name) => change({ [name]: true }, staff)))
    expect(Object.keys((await read(staff)) ?? {}).sort()).toEqual(names)
  })

  it('is no place to keep anything else, and nobody’s without a session', async () => {
    expect((await change({ a: 'x'.repeat(20_000) }, staff)).success).toBe(false)
    expect((await change({ a: { b: 1 } }, staff)).status).toBe(400)
    expect((await change({ a: 'x' })).status).toBe(401)
    expect(await read(staff)).toEqual({})
  })
})
