import { setImmediate as rest } from 'node:timers/promises'
import { mostRecordBytes, xlsRecord } from './xlsRecords'

/** Texts of which is known that they are there already. Those that hardly ever repeat are not worth the memory. */
const mostKnown = 50_000
const chunkBytes = 1_048_576
/** Length in characters, and whether these take two bytes. */
const headBytes = 3

/**
 * The texts of an .xls file, which stand before its cells: these name them by number. Each stands once as far as that pays, and is held as the bytes that it
 * is written with.
 */
export class XlsTexts {
  private readonly known = new Map<string, number>()
  private readonly chunks: Buffer[] = []
  private chunk = Buffer.alloc(0)
  private end = 0
  private count = 0
  private uses = 0

  /** The number of a text. */
  numberOf(text: string): number {
    this.uses += 1
    const found = this.known.get(text)
    if (found !== undefined) return found
    const number = this.count
    this.count += 1
    if (this.known.size < mostKnown) this.known.set(text, number)
    this.add(text)
    return number
  }

  private add(text: string): void {
    const isWide = /[\u0100-\uffff]/.test(text)
    const size = headBytes + text.length * (isWide ? 2 : 1)
    if (this.end + size > this.chunk.length) this.startChunk(Math.max(chunkBytes, size))
    this.chunk.writeUInt16LE(text.length, this.end)
    this.chunk[this.end + 2] = isWide ? 1 : 0
    this.chunk.write(text, this.end + headBytes, isWide ? 'utf16le' : 'latin1')
    this.end += size
  }

  private startChunk(size: number): void {
    if (this.end > 0) this.chunks.push(this.chunk.subarray(0, this.end))
    this.chunk = Buffer.allocUnsafe(size)
    this.end = 0
  }

  /** The texts as records; other calls go first in between. */
  async records(): Promise<Buffer[]> {
    this.startChunk(0)
    const counts = Buffer.alloc(8)
    counts.writeUInt32LE(this.uses, 0)
    counts.writeUInt32LE(this.count, 4)
    const writer = new ContinuedRecord(counts)
    for (const chunk of this.chunks) {
      writer.take(chunk)
      await rest()
    }
    return writer.finish()
  }
}

/** Puts texts into records: what is longer than one goes on in the next, which says anew how wide its letters are. */
class ContinuedRecord {
  private readonly done: Buffer[] = []
  private pieces: Buffer[]
  private used: number

  constructor(start: Buffer) {
    this.pieces = [start]
    this.used = start.length
  }

  take(chunk: Buffer): void {
    let from = 0
    let at = 0
    const cut = () => {
      this.pieces.push(chunk.subarray(from, at))
      this.flush()
      from = at
    }
    while (at < chunk.length) {
      const width = chunk[at + 2] === 1 ? 2 : 1
      let left = chunk.readUInt16LE(at) * width
      // The length of a text and its first letter stand in one record.
      if (this.used + headBytes + Math.min(left, width) > mostRecordBytes) cut()
      at += headBytes
      this.used += headBytes
      for (;;) {
        const room = mostRecordBytes - this.used
        const size = Math.min(left, room - (room % width))
        at += size
        this.used += size
        left -= size
        if (left === 0) break
        cut()
        this.pieces.push(Buffer.from([width - 1]))
        this.used = 1
      }
    }
    this.pieces.push(chunk.subarray(from, at))
  }

  finish(): Buffer[] {
    this.flush()
    return this.done
  }

  private flush(): void {
    this.done.push(xlsRecord(this.done.length === 0 ? 'texts' : 'continued', Buffer.concat(this.pieces)))
    this.pieces = []
    this.used = 0
  }
}
