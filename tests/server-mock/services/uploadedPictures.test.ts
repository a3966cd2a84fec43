import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { download, sendFile } from './uploads'

let server: TestServer
let token: string
const secret = 'at home, 52.52 north'

beforeAll(async () => {
  server = await startTestServer()
  token = await server.signIn('staff')
})
afterAll(() => server.close())

const exif = { IFD0: { Copyright: secret, Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } }
const xmp = `<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta><?xpacket end="w"?>`

/** Red on the left, blue on the right, 40 × 20. */
function leftRed(): Sharp {
  const half = { create: { width: 20, height: 20, channels: 3 as const, background: 'red' } }
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } }).composite([{ input: half, left: 0, top: 0 }])
}

/** Three frames of 8 × 8, each of another colour. */
function threeFrames(): Sharp {
  const pixels = Buffer.concat(['ff0000', '00ff00', '0000ff'].map((colour) => Buffer.from(colour.repeat(64), 'hex')))
  return sharp(pixels, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
}

async function sentAndRead(content: Buffer, name: string): Promise<Buffer> {
  const { status, message } = await sendFile(server, content, name, token)
  expect(status).toBe(200)
  const answer = await download(server, message, token)
  const read = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(read.length))
  return read
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > blue ? 'red' : 'blue'
}

const holds = (content: Buffer) => content.includes(secret) || content.includes('GPS')

/** A chunk of a PNG; readers skip what it says where they do not know its name. */
function pngChunk(name: string, text: string): Buffer {
  const chunk = Buffer.alloc(12 + text.length)
  chunk.writeUInt32BE(text.length)
  chunk.write(name + text, 4, 'latin1')
  return chunk
}

describe('a picture that is uploaded', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('loses place, device and author: %s', async (format) => {
    const content = await leftRed().toFormat(format).withExif(exif).withXmp(xmp).toBuffer()
    expect(holds(content)).toBe(true)
    const kept = await sentAndRead(content, `photo.${format}`)
    const found = await sharp(kept).metadata()
    expect([found.exif, found.xmp, found.iptc, found.comments]).toEqual([undefined, undefined, undefined, undefined])
    expect(holds(kept)).toBe(false)
    expect([found.format, found.width, found.height]).toEqual([format, 40, 20])
    expect([await colourAt(kept, 4, 10), await colourAt(kept, 36, 10)]).toEqual(['red', 'blue'])
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'stands as it was meant to be seen, though nothing says any more how it was held: %s',
    async (format) => {
      // 6: the camera was turned; what is left comes to the top.
      const content = await leftRed().toFormat(format).withMetadata({ orientation: 6 }).toBuffer()
      const kept = await sentAndRead(content, `turned.${format}`)
      const found = await sharp(kept).metadata()
      expect([found.width, found.height, found.orientation ?? 1]).toEqual([20, 40, 1])
      expect([await colourAt(kept, 10, 4), await colourAt(kept, 10, 36)]).toEqual(['red', 'blue'])
    },
  )

  it('stays animated when it is written anew: WebP', async () => {
    const content = await threeFrames()
      .webp({ lossless: true, loop: 2, delay: [100, 200, 300] })
      .withExif(exif)
      .toBuffer()
    const found = await sharp(await sentAndRead(content, 'moving.webp'), { animated: true }).metadata()
    expect(found).toMatchObject({ pages: 3, pageHeight: 8, loop: 2, delay: [100, 200, 300] })
    expect(found.exif).toBeUndefined()
  })

  it('stays animated when it is written anew: GIF', async () => {
    const clean = await threeFrames()
      .gif({ loop: 2, delay: [100, 200, 300] })
      .toBuffer()
    const at = clean.indexOf(Buffer.from('21ff0b', 'hex'))
    const block = Buffer.concat([
      Buffer.from('21ff0b', 'hex'),
      Buffer.from('XMP DataXMP'),
      Buffer.from([secret.length]),
      Buffer.from(secret),
      Buffer.from([0]),
    ])
    const kept = await sentAndRead(Buffer.concat([clean.subarray(0, at), block, clean.subarray(at)]), 'moving.gif')
    expect(holds(kept)).toBe(false)
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 8, loop: 2, delay: [100, 200, 300] })
  })

  it('loses its texts, and what follows its end, with no other byte changed: PNG', async () => {
    const clean = await leftRed().png().toBuffer()
    const first = clean.indexOf('IDAT') - 4
    const density = pngChunk('pHYs', '123456789')
    const texts = [pngChunk('tEXt', `Author\0${secret}`), pngChunk('tIME', '1234567')]
    const whole = Buffer.concat([clean.subarray(0, first), density, ...texts, clean.subarray(first), Buffer.from(secret)])
    const bare = Buffer.concat([clean.subarray(0, first), density, clean.subarray(first)])
    expect((await sentAndRead(whole, 'texts.png')).equals(bare)).toBe(true)
  })

  it('loses comments and what applications keep in it: JPEG', async () => {
    const clean = await leftRed().jpeg().toBuffer()
    const segment = (marker: number) => Buffer.concat([Buffer.from([0xff, marker, 0, secret.length + 2]), Buffer.from(secret)])
    for (const marker of [0xfe, 0xe2, 0xed]) {
      const kept = await sentAndRead(Buffer.concat([clean.subarray(0, 2), segment(marker), clean.subarray(2)]), 'photo.jpg')
      expect({ marker, holds: holds(kept) }).toEqual({ marker, holds: false })
    }
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('with nothing to take out of it stays byte by byte what it was: %s', async (format) => {
    const content = await leftRed().toFormat(format).toBuffer()
    expect((await sentAndRead(content, `clean.${format}`)).equals(content)).toBe(true)
  })

  it('that cannot be read to its end, and so not be written anew, is refused', async () => {
    const content = await leftRed().jpeg().withExif(exif).toBuffer()
    expect(await sendFile(server, content.subarray(0, content.length - 200), 'cut.jpg', token)).toMatchObject({ status: 400 })
  })
})
