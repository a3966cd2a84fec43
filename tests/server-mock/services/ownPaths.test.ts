import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwner, ownCalls } from '../../../schemas/wire/ownPaths'
import { mountedCallsOf } from '../../../server-mock/resource/ResourceRegistry'
import { systemResources } from '../../../server-mock/system/tables'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish, samplePage } from './samplePage'

let server: TestServer
const routes = new Set<string>()

beforeAll(async () => {
  server = await startTestServer({ prepare: (app) => app.addHook('onRoute', ({ url }) => void routes.add(url)) })
})
afterAll(() => server.close())

/** Set apart for calls that the product will answer, or that a proxy in front of it does. */
const withoutRoute = ['/api', '/common', '/eoa', '/face', '/layoutChart', '/myTeam', '/online', '/pgms', '/user', '/vxeSocket']

describe('the calls of the product', () => {
  it('stand under the paths that pages may not take, those of its own tables too', () => {
    const calls = [...routes].filter((url) => url.startsWith('/api/') && url !== '/api/*').map((url) => url.slice('/api'.length))
    const ofTables = systemResources.flatMap((declaration) => mountedCallsOf(declaration).map(({ path }) => path))
    expect(calls.length).toBeGreaterThan(30)
    expect([...calls, ...ofTables].filter((path) => findOwner(path, ownCalls) === undefined)).toEqual([])
  })

  it('fill every one of these paths but those that are set apart', () => {
    const calls = [...routes].map((url) => url.replace(/^\/api/, ''))
    const unused = ownCalls.filter((own) => !withoutRoute.includes(own) && !calls.some((path) => findOwner(path, [own])))
    expect(unused).toEqual([])
  })
})

describe('the address of a page in the menu', () => {
  it('leads to one page: a second one that wants it is refused, by its path as by its code', async () => {
    const token = await server.signIn('configurator')
    expect(await publish(server, token, samplePage('first-come', undefined, { menu: { path: '/place/one' } }))).toMatchObject({
      status: 200,
    })
    expect(await publish(server, token, samplePage('second-come', undefined, { menu: { path: '/place/one' } }))).toMatchObject({
      status: 422,
      errors: [{ path: '/menu/path', code: 'address-taken', message: expect.stringContaining('first-come') }],
    })
    expect(await publish(server, token, samplePage('first-come', undefined, { menu: { path: '/place/two' } }))).toMatchObject({
      status: 200,
    })
    expect(await publish(server, token, samplePage('second-come', undefined, { menu: { path: '/place/one' } }))).toMatchObject({
      status: 200,
    })
  })
})
