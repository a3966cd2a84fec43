import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/startTestServer'

interface Operation {
  description: string
  security?: unknown[]
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
}

let server: TestServer
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }

beforeAll(async () => {
  server = await startTestServer({ pages: ['demo/input'] })
  const answer = await fetch(`${server.url}/api/openapi.json`, { headers: { 'X-Access-Token': await server.signIn('admin') } })
  document = await answer.json()
})
afterAll(() => server.close())

describe('the document of all calls', () => {
  it('is for administrators only', async () => {
    expect((await server.call('GET', '/api/openapi.json')).status).toBe(401)
    expect((await server.call('GET', '/api/openapi.json', undefined, await server.signIn('staff'))).status).toBe(403)
  })

  it('names the fixed calls with what they take and who may make them', () => {
    const publish = document.paths['/api/page-configs/{code}/publish']?.post
    expect(publish?.description).toBe('Needs the permission page:publish.')
    expect(JSON.stringify(publish?.requestBody)).toContain('#/components/schemas/PublishBody')
    expect(document.paths['/api/sys/login']?.post?.security).toEqual([])
  })

  it('names the calls of published pages, as soon as they are published', () => {
    expect(document.paths['/api/demo/input/add']?.post?.description).toBe('Needs the permission demo-input:add.')
    expect(Object.keys(document.paths['/api/demo/input/delete'] ?? {})).toEqual(['delete'])
    expect(document.paths['/api/demo/input/add']?.post?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
    expect(document.paths['/api/demo/input/edit']?.put?.parameters).toBeUndefined()
  })

  it('points only at types that it holds', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(20)
    for (const path of new Set(named)) {
      expect(path.startsWith('components/schemas/'), path).toBe(true)
      expect(document.components.schemas, path).toHaveProperty([path.slice('components/schemas/'.length)])
    }
  })
})
