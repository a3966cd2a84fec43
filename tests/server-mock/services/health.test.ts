import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input', 'task/task-list', 'task/task-request'] })
})
afterAll(() => server.close())

it('says to anybody that it is up and which database it works with', async () => {
  const answer = await server.call<{ status: string; database: string }>('GET', '/api/health')
  expect(answer).toMatchObject({ status: 200, success: true, result: { status: 'up', database: server.database.kind } })
})
