import * as spreadsheets from '@e965/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { download, sendFile } from './uploads'

let server: TestServer
let token: string
const files: Record<string, Buffer> = {}

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
  const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
  for (const format of ['gif', 'jpeg', 'png', 'webp'] as const) files[format] = await picture.clone().toFormat(format).toBuffer()
  const book = spreadsheets.utils.book_new()
  spreadsheets.utils.book_append_sheet(book, spreadsheets.utils.aoa_to_sheet([['a', 1]]), 'Sheet')
  files.xlsx = spreadsheets.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  files.xls = spreadsheets.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer
  // The end of an empty archive, which is the whole of it.
  files.zip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])
  files.text = Buffer.from('a;b')
})
afterAll(() => server.close())

const contentOf = (kind: string) => files[kind] ?? Buffer.alloc(0)

/** The name under which a file is offered to whoever downloads it. */
async function offeredName(path: string): Promise<string> {
  const answer = await download(server, path, token)
  expect(answer.status).toBe(200)
  const [, encoded = ''] = /filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]*)$/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(encoded)
}

const lastOf = (path: string) => path.split('/').at(-1) ?? ''

describe('the name of an uploaded file', () => {
  it.each([
    ['80 Chinese characters', '文'.repeat(80)],
    ['300 Chinese characters', '验'.repeat(300)],
    ['characters of four bytes', '𠀀'.repeat(200)],
    ['one before them, so that a cut falls within', `a${'𠀀'.repeat(200)}`],
    ['decomposed letters', 'e\u0301\u0323'.repeat(200)],
    ['Thai with its signs', 'ที่'.repeat(100)],
    ['5,000 letters', 'x'.repeat(5000)],
  ])('may be of any length and script: %s', async (_, base) => {
    const answer = await sendFile(server, contentOf('png'), `${base}.png`, token)
    expect(answer).toMatchObject({ status: 200, success: true })
    const name = lastOf(answer.message)
    expect(Buffer.byteLength(name)).toBeLessThan(255)
    expect(name).toMatch(/^[^_].*_\d{13}\.png$/su)
    expect(name).not.toMatch(/\p{Cs}|\uFFFD|__/u)
    const offered = await offeredName(answer.message)
    expect(`${base}.png`.startsWith(offered.slice(0, -4))).toBe(true)
    expect(Buffer.byteLength(offered)).toBeLessThan(255)
  })

  it('is cut between what people see as characters', async () => {
    const family = '👨‍👩‍👧‍👦'
    const offered = await offeredName((await sendFile(server, contentOf('png'), `${family.repeat(20)}.png`, token)).message)
    expect(offered).toBe(`${family.repeat(8)}.png`)
    const letter = 'ก่'
    const { message } = await sendFile(server, contentOf('png'), `ab${letter.repeat(100)}.png`, token)
    expect(lastOf(message)).toMatch(new RegExp(`^ab(${letter}){33}_\\d{13}\\.png$`))
  })

  it('is cut between code points where one character is longer than a name may be', async () => {
    const { message } = await sendFile(server, contentOf('png'), `a${'\u0301'.repeat(500)}.png`, token)
    expect(Buffer.byteLength(lastOf(message))).toBeLessThan(255)
    expect(await offeredName(message)).toMatch(/^[aá]\u0301{98,99}\.png$/u)
  })

  it('is written so that every sign of it arrives', async () => {
    const name = `it's (a) "50 %" *test*; ü€ 图`
    const { message } = await sendFile(server, contentOf('png'), `${name}.png`, token)
    // Browsers write a quotation mark in the form as %22.
    expect((await offeredName(message)).replaceAll('%22', '"')).toBe(`${name}.png`)
  })

  it('stays bounded for files that were kept before names were', async () => {
    const { message } = await sendFile(server, contentOf('png'), 'old.png', token)
    const long = { file_name: `${'x'.repeat(5000)}.png` }
    await server.database.kysely.updateTable('sys_file').set(long).where('path', '=', message).execute()
    expect(await offeredName(message)).toBe(`${'x'.repeat(200)}.png`)
  })
})

describe('the ending of an uploaded file', () => {
  it.each([
    ['gif', 'x.html', 'x.gif'],
    ['png', 'report.pdf', 'report.png'],
    ['png', 'noname', 'noname.png'],
    ['png', 'Version 1.2', 'Version 1.2.png'],
    ['png', 'twice.png.exe', 'twice.png.png'],
    ['jpeg', 'photo.JPG', 'photo.jpg'],
    ['jpeg', 'photo.jpeg', 'photo.jpeg'],
    ['jpeg', 'photo.svg', 'photo.jpg'],
    ['webp', 'x.htm', 'x.webp'],
    ['zip', 'tool.exe', 'tool.zip'],
    ['zip', 'letter.docx', 'letter.zip'],
    ['xlsx', 'list.xlsx', 'list.xlsx'],
    ['xlsx', 'list.zip', 'list.xlsx'],
    ['xls', 'list.xls', 'list.xls'],
    ['xls', 'letter.doc', 'letter.doc'],
    ['xls', 'setup.msi', 'setup.cfb'],
    ['text', 'list.CSV', 'list.csv'],
    ['text', 'notes.md', 'notes.md'],
  ])('is that of what it is: %s called %s becomes %s', async (kind, name, expected) => {
    const { status, message } = await sendFile(server, contentOf(kind), name, token)
    expect(status).toBe(200)
    expect(await offeredName(message)).toBe(expected)
    const ending = expected.slice(expected.lastIndexOf('.'))
    expect(message).toMatch(new RegExp(`_\\d{13}\\${ending}$`))
  })

  it.each(['list.html', 'list.htm', 'list.js', 'list.svg', 'list.xml', 'list.bat', 'list', 'list.constructor', 'list.txt.exe'])(
    'of a plain text is one of a few: %s is refused',
    async (name) => {
      expect((await sendFile(server, contentOf('text'), name, token)).status).toBe(400)
    },
  )
})
