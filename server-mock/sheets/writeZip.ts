import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, in pieces. */
export interface ZippedFile {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  start: number
  crc: number
  packed: number
  size: number
}

/** Largest size that the plain form of an archive can say. */
const mostBytes = 0xffff_ffff

/** An archive that leaves while its files are read: sizes and check sums follow each file. Throws for one that would be larger than 4 GB. */
export async function* writeZip(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let place = 0
  for (const { name, content } of files) {
    const entry: Written = { name: Buffer.from(name), start: place, crc: 0, packed: 0, size: 0 }
    const header = localHeader(entry.name)
    yield header
    for await (const piece of pack(content, entry)) yield piece
    const sizes = descriptor(entry)
    yield sizes
    place += header.length + entry.packed + sizes.length
    if (place > mostBytes || entry.size > mostBytes) throw new Error('the file is larger than 4 GB')
    written.push(entry)
  }
  const list = written.map(centralHeader)
  yield Buffer.concat([...list, endOfArchive(written.length, Buffer.concat(list).length, place)])
}

/** The content packed, in pieces; it is read no faster than they are taken. */
async function* pack(content: ZippedFile['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 5 })
  // What fails on the way reaches whoever reads the pieces.
  pipeline(Readable.from(counted(content, entry), { highWaterMark: 1 }), deflate, () => {})
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packed += piece.length
    yield piece
  }
}

async function* counted(content: ZippedFile['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const piece = Buffer.from(text)
    entry.crc = crc32(piece, entry.crc)
    entry.size += piece.length
    yield piece
  }
}

/** Sizes follow the content (8), names are UTF-8 (0x800). */
const flags = 0x808
/** Packed by deflate, at the first moment that archives know. */
const [method, time, date] = [8, 0, 0x21]

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt16LE(time, 10)
  header.writeUInt16LE(date, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const found = Buffer.alloc(16)
  found.writeUInt32LE(0x08074b50, 0)
  found.writeUInt32LE(crc, 4)
  found.writeUInt32LE(packed % 2 ** 32, 8)
  found.writeUInt32LE(size % 2 ** 32, 12)
  return found
}

function centralHeader({ name, start, crc, packed, size }: Written): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(method, 10)
  header.writeUInt16LE(time, 12)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(start, 42)
  return Buffer.concat([header, name])
}

function endOfArchive(count: number, size: number, start: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(start, 16)
  return end
}
