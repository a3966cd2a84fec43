import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import apiSchema from '../../../schemas/json/api.schema.json'
import { defineRoute, RouteAnswer, type RouteTypes } from '../../../server-mock/kernel/Route'
import { startTestServer, type TestServer } from '../../support/startTestServer'

interface FoundRoute {
  call: string
  types: RouteTypes | undefined
  schema: unknown
}

let server: TestServer
const routes: FoundRoute[] = []

beforeAll(async () => {
  server = await startTestServer({
    prepare: (app) =>
      app.addHook('onRoute', ({ method, url, config, schema }) => {
        routes.push({ call: `${[method].flat().join('|')} ${url}`, types: config?.types, schema })
      }),
  })
})
afterAll(() => server.close())

/** Calls that come and go with pages, and what is no call: each row call checks its own body, the socket its messages. */
const withoutTypes = ['/api/*', '/vxeSocket/:userId/:pageId']

describe('every route', () => {
  it('states the types of body, query, params and answer', () => {
    const fixed = routes.filter(({ call }) => !withoutTypes.includes(call.split(' ')[1] ?? ''))
    expect(fixed.length).toBeGreaterThan(60)
    expect(fixed.filter(({ types }) => types === undefined).map(({ call }) => call)).toEqual([])
    for (const { call, types, schema } of fixed) {
      const { body, query, params, answer } = types as RouteTypes
      const named = [body, query, params, answer].filter((name) => name !== null)
      expect(named.filter((name) => !Object.hasOwn(apiSchema.definitions, name))).toEqual([])
      const text = JSON.stringify(schema)
      expect(named.filter((name) => !text.includes(`api#/definitions/${name}"`)).map((name) => `${call}: ${name}`)).toEqual([])
    }
  })

  it('states the parameters of its path, and no others', () => {
    const wrong = routes
      .filter(({ types }) => types !== undefined)
      .filter(({ call, types }) => /[:*]/.test(call) !== (types?.params !== null))
    expect(wrong.map(({ call }) => call)).toEqual([])
  })
})

describe('a route', () => {
  const stated = { method: 'GET', url: '/api/sys/health', access: 'public', query: null, params: null } as const

  it('does not compile when it answers something else than it states, or takes its body for another type', () => {
    defineRoute({
      ...stated,
      body: null,
      answer: 'HealthInfo',
      handler: () => ({ status: 'up' as const, database: 'pglite' as const, build: null }),
    })
    // @ts-expect-error a word is no HealthInfo
    defineRoute({ ...stated, body: null, answer: 'HealthInfo', handler: () => 'up' })
    // @ts-expect-error neither is it in an Answer
    defineRoute({ ...stated, body: null, answer: 'HealthInfo', handler: async () => new RouteAnswer('up') })
    // @ts-expect-error a draft has no version
    defineRoute({ ...stated, body: 'DraftBody', answer: 'AnyJson', handler: ({ body }) => body.version })
    // @ts-expect-error no such type
    defineRoute({ ...stated, body: 'NoSuchBody', answer: 'Nothing', handler: () => null })
    // @ts-expect-error its answer is not stated
    expect(defineRoute({ ...stated, body: null, handler: () => null })).toBeDefined()
  })
})
