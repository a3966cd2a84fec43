import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAssets } from '../../../codegen/packAssets'
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
  const every = ['/assets/page-1.js', '/assets/page-1.css']
  const kinds = { list: [...every, '/assets/list-1.js'], form: [...every, '/assets/form-1.js'] }
  const pieces = { kinds, frame: ['/assets/frame-1.js'] }
  await writeFile(join(folder, 'first-pieces.json'), JSON.stringify(pieces))
  await packAssets(join(folder, 'assets'), (name) => name.startsWith('main'))
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

describe('an address that no file has', () => {
  const open = (path: string, accept: string) => fetch(`${server.url}${path}`, { headers: { Accept: accept } })
  const navigation = 'text/html,application/xhtml+xml,*/*;q=0.8'

  it('comes with the names of what its page needs, and says of no page whether it is there and of which kind it is', async () => {
    const form = {
      kind: 'form',
      version: 1,
      code: 'wish',
      title: 'Wish',
      access: 'public',
      url: { add: '/wish/add' },
      resource: { table: 'wish' },
    }
    const config = { ...form, items: [{ key: 'what', type: 'input', label: 'What' }] }
    const published = await server.call('POST', '/api/page-configs/wish/publish', { config }, await server.signIn('admin'))
    expect(published.errors ?? []).toEqual([])
    const named = async (path: string) => (await open(path, navigation)).headers.get('link')
    const every = '</assets/page-1.js>; rel=modulepreload, </assets/page-1.css>; rel=preload; as=style; crossorigin; fetchpriority=low'
    const framed = `${every}, </assets/frame-1.js>; rel=modulepreload`
    expect(await named('/p/order')).toBe(framed)
    expect(await named('/p/nothing-is-there?x=1')).toBe(framed)
    expect(await named('/p/wish')).toBe(`${every}, </assets/form-1.js>; rel=modulepreload`)
    expect(await named('/user/login')).toBeNull()
  })

  it.each(['/p/order', '/studio/priority.dict', '/studio/number.checkrule?tab=history'])(
    'is shown by the browser part: %s',
    async (path) => {
      const answer = await open(path, navigation)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<title>Pagewright</title>')
    },
  )

  it.each([
    ['/missing.png', 'image/*'],
    ['/robots.txt', '*/*'],
    ['/api/nothing', navigation],
    ['/assets/gone-abc123.js', navigation],
    ['/page-configs/nothing.json', navigation],
  ])('is not found where a file or a call was wanted: %s', async (path, accept) => {
    expect((await open(path, accept)).status).toBe(404)
  })
})
