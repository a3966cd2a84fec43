import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { insertSystemRow } from '../../../server-mock/system/systemRows'
import { startTestServer, type TestServer } from '../../support/startTestServer'

let server: TestServer
let token: string
let picture: Buffer

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
  picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

type Uploaded = Result<null> & { status: number }

async function send(form: FormData, path = '/sys/common/upload'): Promise<Uploaded> {
  const headers = { 'X-Access-Token': token, 'Accept-Language': 'en-US' }
  const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form })
  return { status: answer.status, ...((await answer.json()) as Result<null>) }
}

function upload(content: Buffer | string, name: string, biz?: string): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  // After the file, as some clients send it.
  if (biz !== undefined) form.append('biz', biz)
  return send(form)
}

const download = (path: string, headers: Record<string, string> = { 'X-Access-Token': token }) =>
  fetch(`${server.url}/api/sys/common/static/${path}`, { headers })

describe('an upload', () => {
  it('P7-upload answers the path under which the file is kept, in the folder that was named', async () => {
    const answer = await upload(picture, 'Foto 1.PNG', 'orders')
    expect(answer).toMatchObject({ status: 200, success: true, code: 0 })
    expect(answer.message).toMatch(/^orders\/Foto_1_\d{13}\.png$/)
    expect((await upload(picture, '图片.png')).message).toMatch(/^temp\/图片_\d{13}\.png$/)
  })

  it('P7-upload is taken at the second address, too', async () => {
    const form = new FormData()
    form.append('biz', 'attachments')
    form.append('file', new Blob(['text']), 'note.txt')
    const { message } = await send(form, '/heli/common/attachment/upload')
    expect(message).toMatch(/^attachments\/note_\d{13}\.txt$/)
    expect(await (await download(message)).text()).toBe('text')
  })

  it('P7-upload is read again byte by byte under that path', async () => {
    const { message } = await upload(picture, 'seen.png')
    const answer = await download(message)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
  })

  it('that is no picture is never opened in the page: attachment, nosniff, and nothing of it runs', async () => {
    const text = 'name;amount\n'.repeat(500)
    const { message } = await upload(text, 'Liste “neu”.csv')
    const answer = await download(message)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('Liste “neu”.csv')}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(await answer.text()).toBe(text)
  })

  it('is called what it is, not what its name says', async () => {
    const { message } = await upload(picture, 'report.pdf')
    expect((await download(message)).headers.get('content-type')).toBe('image/png')
  })

  it('gets a place of its own when several of one name come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => upload(`file ${index}`, 'same.txt')))
    const texts = await Promise.all(answers.map(async ({ message }) => (await download(message)).text()))
    expect(texts).toEqual(['file 0', 'file 1', 'file 2', 'file 3', 'file 4'])
  })

  it.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['page.txt.html', 'text'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['tool.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['tool.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['script.js', 'alert(1)'],
    ['noname', 'text'],
    ['zero.txt', 'a\0b'],
    ['broken.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('P7-upload refuses %s, whatever its name says', async (name, content) => {
    expect(await upload(content, name)).toMatchObject({ status: 400, success: false, message: 'Files of this kind are not accepted' })
  })

  it('refuses a picture that would unpack to more than its bytes promise', async () => {
    const huge = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: 'white' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(huge.length).toBeLessThan(1024 * 1024)
    expect((await upload(huge, 'huge.png')).status).toBe(400)
  })

  it('refuses a picture of 12,000 × 12,000 pixels by a sentence that says how many are taken', async () => {
    const huge = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const message = 'The picture is too large: 50 million pixels at most'
    expect(await upload(huge, 'huge.png')).toMatchObject({ status: 400, success: false, message })
  })

  it('refuses what is too large by a sentence that says how much is taken', async () => {
    const message = 'The file is too large: 20 MB at most'
    expect(await upload(Buffer.alloc(fileSizeLimit + 1, 'a'), 'large.txt')).toMatchObject({
      status: 413,
      success: false,
      code: 413,
      message,
    })
  })

  it.each(['..', '../x', 'a/b', '/etc', 'a\\b', 'a b', '.hidden', 'x'.repeat(41), 'a\0'])('refuses the folder %j', async (biz) => {
    expect(await upload('text', 'file.txt', biz)).toMatchObject({ status: 400, message: 'The folder name is not of the right form' })
  })

  it('refuses a call without a file, with two, or of another form', async () => {
    expect(await send(new FormData())).toMatchObject({ status: 400, message: 'No file was sent' })
    const two = new FormData()
    two.append('file', new Blob(['a']), 'a.txt')
    two.append('file', new Blob(['b']), 'b.txt')
    expect((await send(two)).status).toBe(413)
    expect(await server.call('POST', '/api/sys/common/upload', { file: 'x' }, token)).toMatchObject({
      status: 400,
      message: 'No file was sent',
    })
  })

  it('keeps its name inside the folder, whatever the name says', async () => {
    expect((await upload('text', '../../etc/passwd.txt')).message).toMatch(/^temp\/[^/]*passwd_\d{13}\.txt$/)
    expect((await upload('text', '...txt')).message).toMatch(/^temp\/[^/.]+\.txt$/)
    expect((await upload('text', `${'long'.repeat(100)}.txt`)).message).toMatch(/^temp\/(long){50}_\d{13}\.txt$/)
  })
})

describe('the folder of uploads', () => {
  it.each([
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    'temp/../../package.json',
    'temp/..%2f..%2fpackage.json',
    '/etc/passwd',
    '%00',
    'temp/',
    '',
    'temp/none_1763700000000.png',
  ])('has no second door: %s', async (path) => {
    expect([400, 404]).toContain((await download(path)).status)
  })

  it('gives out only what was uploaded, and nothing that a link leads to', async () => {
    const { uploadFolder } = server
    await mkdir(join(uploadFolder, 'temp'), { recursive: true })
    await writeFile(join(uploadFolder, 'temp', 'unknown.txt'), 'not uploaded')
    expect((await download('temp/unknown.txt')).status).toBe(404)
    await symlink('/etc/hostname', join(uploadFolder, 'temp', 'link.txt'))
    const link = { path: 'temp/link.txt', file_name: 'link.txt', content_type: 'text/plain', file_size: 3 }
    await insertSystemRow(server.database.kysely, 'sys_file', link)
    expect((await download('temp/link.txt')).status).toBe(404)
  })
})
