import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishResult } from '../../../schemas/api/pages'
import { documentKinds } from '../../../schemas/documents'
import { documentRows, documentText, nameOf, rightDocuments } from '../../fixtures/meaningless/documents'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('configurator')
})
afterAll(() => server.close())

const call = <T>(method: string, path: string, body?: unknown) => server.call<T>(method, `/api/page-configs/${path}`, body, token)
const send = (name: string, text: string) => call<PublishResult>('POST', `${name}/publish`, { text })

describe('a document beside pages that says what makes no sense', () => {
  it('C-publish is refused with its problem, never with a failure of the server, and leaves nothing behind', async () => {
    const answers: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [title, kind, change, problem] of documentRows) {
      if (problem.startsWith('!')) continue
      const answer = await send(nameOf(kind), documentText(kind, change))
      const errors = (answer.errors ?? []).filter(({ severity = 'error' }) => severity === 'error')
      answers[title] = [answer.status, ...errors.map(({ code, path }) => `${code} ${path}`)]
      expected[title] = [422, problem]
    }
    expect(answers).toEqual(expected)
    for (const kind of documentKinds) expect([kind, (await call('GET', nameOf(kind))).status]).toEqual([kind, 404])
  })

  it('C-publish is refused in a set together with what is right, and nothing of it is published', async () => {
    const right = { code: nameOf('fillRule'), text: JSON.stringify(rightDocuments.fillRule) }
    for (const [title, kind, change, problem] of documentRows) {
      if (problem.startsWith('!') || kind !== 'dictionary') continue
      const pages = [right, { code: nameOf(kind), text: documentText(kind, change) }]
      expect([title, (await call('POST', 'publish', { pages })).status]).toEqual([title, 422])
    }
    expect((await call('GET', right.code)).status).toBe(404)
  })

  it('C-publish is published where it is only warned about', async () => {
    for (const kind of documentKinds)
      expect(await send(nameOf(kind), JSON.stringify(rightDocuments[kind])), kind).toMatchObject({ status: 200 })
    for (const [title, kind, change, problem] of documentRows) {
      if (problem.startsWith('!')) expect(await send(nameOf(kind), documentText(kind, change)), title).toMatchObject({ status: 200 })
    }
  })
})
