import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { openFileStorage } from '../../../server-mock/services/upload/FileStorage'
import { startTestServer, type TestServer } from '../../support/startTestServer'

/** An S3 server as far as it is needed: keeps what is put, hands it out, refuses calls that are not signed. */
const bucket = new Map<string, Buffer>()
let s3: Server
let server: TestServer
let token: string

beforeAll(async () => {
  s3 = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end()
    if (request.method === 'PUT') bucket.set(key, Buffer.concat(parts))
    const kept = bucket.get(key)
    if (kept) return response.writeHead(200, { etag: '"1"' }).end(request.method === 'GET' ? kept : undefined)
    return response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
  })
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve))
  server = await startTestServer()
  server.services.files = openFileStorage('', settings())
  token = await server.signIn('staff')
})
afterAll(async () => {
  s3.closeAllConnections()
  s3.close()
  await server.close()
})

const settings = () => ({
  S3_BUCKET: 'files',
  S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})

async function upload(path: string, content: string, name: string): Promise<Result<null>> {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers: { 'X-Access-Token': token }, body: form })
  return (await answer.json()) as Result<null>
}

it.each(['/api/sys/common/upload', '/api/heli/common/attachment/upload'])(
  'P7-upload keeps a file that came by %s in a bucket and hands it out',
  async (path) => {
    const { message, success } = await upload(path, 'a;b', '清单.csv')
    expect(success).toBe(true)
    expect([...bucket.keys()]).toContain(`/files/${message}`)
    const answer = await fetch(`${server.url}/api/sys/common/static/${message}`, { headers: { 'X-Access-Token': token } })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toBe('a;b')
  },
)

it('refuses for a bucket what it refuses for a folder', async () => {
  const before = bucket.size
  expect(await upload('/api/sys/common/upload', '<html><script>x</script>', 'page.html')).toMatchObject({ success: false })
  expect(bucket.size).toBe(before)
})

it('gives two files of one name at one moment two paths', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, number) => upload('/api/sys/common/upload', `text ${number}`, 'same.txt')),
  )
  expect(new Set(answers.map(({ message }) => message)).size).toBe(5)
})

it('finds nothing where nothing was stored, and forgets a file that the bucket did not take', async () => {
  const files = openFileStorage('', settings())
  expect(await files.open('temp/none.txt')).toBeNull()
  await files.put('temp/some.txt', Buffer.from('x'), 'text/plain')
  const kept = await files.open('temp/some.txt')
  expect(kept && (await text(kept))).toBe('x')
  server.services.files = openFileStorage('', { ...settings(), S3_ACCESS_KEY_ID: 'stranger' })
  expect(await upload('/api/sys/common/upload', 'lost', 'lost.txt')).toMatchObject({ success: false, code: 500 })
  server.services.files = files
  const rows = await server.database.kysely.selectFrom('sys_file').select('path').where('file_name', '=', 'lost.txt').execute()
  expect(rows).toEqual([])
})

it('refuses to start with half of the credentials', () => {
  expect(() => openFileStorage('', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' })).toThrow('S3_SECRET_ACCESS_KEY')
})
