import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAssets } from '../../../codegen/packAssets.mjs'
import { startTestServer, type TestServer } from '../../support/startTestServer'

const script = `export const words = [${"'the same again', ".repeat(200)}]\n`
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-client-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Pagewright</title>')
  await writeFile(join(folder, 'assets', 'main-abc123.js'), script)
  await writeFile(join(folder, 'assets', 'small-abc123.js'), 'export const one = 1\n')
  packAssets(join(folder, 'assets'))
  server = await startTestServer({ clientFolder: folder })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

function fetchAsset(name: string, encoding: string): Promise<Response> {
  return fetch(`${server.url}/assets/${name}`, { headers: { 'Accept-Encoding': encoding } })
}

describe('the files of the built browser part', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('arrive packed as the browser can unpack them (%s), with their own type, and whole', async (accepted, used) => {
    const answer = await fetchAsset('main-abc123.js', accepted)
    expect(answer.headers.get('content-encoding')).toBe(used)
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(answer.headers.get('cache-control')).toMatch(/immutable/)
    expect(await answer.text()).toBe(script)
  })

  it('arrive as they are when packing would not pay', async () => {
    const answer = await fetchAsset('small-abc123.js', 'br, gzip')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe('export const one = 1\n')
  })
})
