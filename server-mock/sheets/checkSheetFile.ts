import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'
import { UnreadableSheet } from './Sheet'

/** Most bytes that the parts of a file may have when they are unpacked. */
const unpackedLimit = 100 * 1024 * 1024
/** How many times larger than packed they may be; tables seldom reach thirty. Counted from the first megabyte on. */
const ratioLimit = 150
const ratioFrom = 1024 * 1024
const partLimit = 2000

const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
/** What stands in the table of contents of a file that opens with a password, whatever it is encrypted by. */
const lockedPart = Buffer.from('EncryptedPackage', 'utf16le')
const zipFile = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/**
 * Refuses what is no spreadsheet of Excel by its content, and what would fill the memory when it is unpacked: the sizes that a packed file states are
 * added up, and then each part is unpacked piece by piece, since what it states may be a lie.
 */
export async function checkSheetFile(content: Buffer): Promise<void> {
  if (content.subarray(0, 8).equals(compoundFile)) {
    if (content.includes(lockedPart)) throw new UnreadableSheet('locked')
    return
  }
  if (!content.subarray(0, 4).equals(zipFile)) throw new UnreadableSheet('notExcel')
  await checkPacked(content)
}

async function checkPacked(content: Buffer): Promise<void> {
  const zip = await fromBufferPromise(content, { lazyEntries: true }).catch(() => {
    throw new UnreadableSheet('broken')
  })
  const names = new Set<string>()
  let stated = 0
  let unpacked = 0
  const take = (size: number) => {
    unpacked += size
    refuseLarge(unpacked, content.length)
  }
  for await (const entry of zip.eachEntry()) {
    names.add(entry.fileName)
    stated += entry.uncompressedSize
    refuseLarge(stated, content.length)
    if (names.size > partLimit) throw new UnreadableSheet('tooBig')
    if (entry.isEncrypted()) throw new UnreadableSheet('locked')
    await measure(await zip.openReadStreamPromise(entry), take)
  }
  if (!names.has('xl/workbook.xml')) throw new UnreadableSheet('notExcel')
}

function refuseLarge(size: number, packed: number): void {
  if (size > unpackedLimit || (size > ratioFrom && size > packed * ratioLimit)) throw new UnreadableSheet('tooBig')
}

async function measure(part: Readable, take: (size: number) => void): Promise<void> {
  for await (const piece of part) take((piece as Buffer).length)
}
