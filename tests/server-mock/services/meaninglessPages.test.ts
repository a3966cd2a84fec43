import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../../fixtures/meaningless'
import { rightPage, textOf } from '../../fixtures/meaningless/page'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { publish } from './samplePage'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({
    pages: ['demo/customer', 'order/order', 'demo/customer-report', 'demo/query', 'task/task-list', 'task/task-request'],
  })
  token = await server.signIn('configurator')
})
afterAll(() => server.close())

describe('a page that says what makes no sense', () => {
  // Some hundred pages, each published once: a slow machine is no failure.
  it('C-publish is refused with its problem, never with a failure of the server, and leaves nothing behind', {
    timeout: 120_000,
  }, async () => {
    const answers: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [title, change, problem] of rows) {
      if (problem.startsWith('!')) continue
      const answer = await publish(server, token, textOf(change), {}, 'meaningless')
      const errors = (answer.errors ?? []).filter(({ severity = 'error' }) => severity === 'error')
      answers[title] = [answer.status, ...errors.map(({ code, path }) => `${code} ${path}`)]
      expected[title] = [422, problem]
    }
    expect(answers).toEqual(expected)
    expect((await server.call('GET', '/api/page-configs/meaningless', undefined, token)).status).toBe(404)
  })

  it('C-publish is published where it is only warned about', async () => {
    expect(await publish(server, token, JSON.stringify(rightPage), {}, 'meaningless')).toMatchObject({ status: 200 })
    for (const [title, change, problem] of rows) {
      if (!problem.startsWith('!')) continue
      expect(await publish(server, token, textOf(change), {}, 'meaningless'), title).toMatchObject({ status: 200 })
    }
  })

  it('C-publish is refused where another page has its place in the menu', async () => {
    const place = { menu: { path: '/meaningless/place' } }
    expect(await publish(server, token, textOf(place), {}, 'meaningless')).toMatchObject({ status: 200 })
    const { resource: _, ...second } = { ...rightPage, ...place, code: 'meaningless-second' }
    const answer = await publish(server, token, JSON.stringify(second), {}, 'meaningless-second')
    expect(answer.errors).toContainEqual(expect.objectContaining({ code: 'address-taken', path: '/menu/path' }))
  })
})
