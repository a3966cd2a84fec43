import type { Metadata, Sharp } from 'sharp'
import { CallFailure } from '../../kernel/CallFailure'

/** Most pixels of a picture: larger ones are made to exhaust memory. */
const mostMegapixels = 50
const pixelLimit = mostMegapixels * 1_000_000

/**
 * A picture without what its camera and its programs wrote into it: place, time, device, author, texts. It must be one that can be read, within the limit
 * of pixels. Bytes stay as they are where nothing is to be taken out; else it is written anew, turned as it was meant to be seen, animated as before.
 */
export async function cleanPicture(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    // The head alone is read here: nothing is unpacked before its size is known.
    const found = await sharp(content, { limitInputPixels: false }).metadata()
    if (found.width * found.height > pixelLimit) throw new CallFailure('bad-request', 'http.uploadPixels', { most: mostMegapixels })
    const isTurned = (found.orientation ?? 1) > 1 && (found.pages ?? 1) === 1
    // Its parts stand side by side, so nothing of the picture itself is touched.
    if (found.format === 'png' && !isTurned) return withoutTexts(content)
    if (!isTurned && !hasMetadata(found, content)) return content
    const picture = sharp(content, { limitInputPixels: pixelLimit, animated: !isTurned })
    return await encode(isTurned ? picture.autoOrient() : picture, found, content).toBuffer()
  } catch (error) {
    if (error instanceof CallFailure) throw error
    throw new CallFailure('bad-request', 'http.uploadKind')
  }
}

function hasMetadata({ format, exif, iptc, xmp }: Metadata, content: Buffer): boolean {
  if (exif || iptc || xmp) return true
  if (format === 'jpeg') return hasForeignSegments(content)
  return format === 'gif' && content.includes('XMP DataXMP')
}

/** Written anew without metadata, in its own format and about as good as it was. */
function encode(picture: Sharp, { format }: Metadata, content: Buffer): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 92 })
  if (format === 'webp') return picture.webp({ quality: 92, lossless: content.subarray(12, 64).includes('VP8L') })
  return format === 'gif' ? picture.gif() : picture.png()
}

/** true when a JPEG holds, before its picture, anything but what is needed to draw it: comments, and what applications keep there. */
function hasForeignSegments(content: Buffer): boolean {
  for (let at = 2; at + 4 <= content.length && content[at] === 0xff; at += 2 + content.readUInt16BE(at + 2)) {
    const marker = content[at + 1] ?? 0
    if (marker === 0xda) return false
    const isColourProfile = marker === 0xe2 && content.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
    const isAdobeTransform = marker === 0xee
    const isOfApplication = marker > 0xe0 && marker <= 0xef && !isColourProfile && !isAdobeTransform
    if (marker === 0xfe || isOfApplication) return true
  }
  return false
}

const pngTexts: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** A PNG without the chunks that hold texts, times and camera data, and without what follows its end. The others stay byte by byte. */
function withoutTexts(content: Buffer): Buffer {
  const kept = [content.subarray(0, 8)]
  let name = ''
  for (let at = 8; at + 12 <= content.length && name !== 'IEND'; ) {
    const end = at + 12 + content.readUInt32BE(at)
    name = content.toString('latin1', at + 4, at + 8)
    if (!pngTexts.has(name)) kept.push(content.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
