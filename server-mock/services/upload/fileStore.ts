import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import type { Database } from '../../db/Database'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../CallFailure'
import type { Services } from '../Services'
import { insertSystemRow } from '../systemRows'

/** Extensions that are taken when the content tells no type of its own: plain texts. */
const plainTypes: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
}

/** Detected types that are taken; nothing that a browser would run. */
const takenTypes =
  /^(image\/(png|jpeg|gif|webp|bmp)|application\/(pdf|zip|x-cfb|msword|vnd\.(ms-excel|ms-powerpoint|openxmlformats-officedocument\.[\w.]+))|audio\/mpeg|video\/mp4)$/

/** Most pixels of a picture: larger ones are made to exhaust memory. */
const pixelLimit = 50_000_000

export interface StoredFile {
  path: string
  fileName: string
  contentType: string
  fileSize: number
  createBy: string
}

async function detectType(content: Buffer, fileName: string): Promise<string> {
  const detected = await fileTypeFromBuffer(content)
  if (detected) {
    if (!takenTypes.test(detected.mime)) throw new CallFailure('bad-request', 'http.uploadKind')
    return detected.mime
  }
  const type = plainTypes[extname(fileName).toLowerCase()]
  if (!type || content.includes(0)) throw new CallFailure('bad-request', 'http.uploadKind')
  return type
}

/** A picture must be one that can be read, within the limit of pixels. */
async function checkPicture(content: Buffer): Promise<void> {
  const { default: sharp } = await import('sharp')
  await sharp(content, { limitInputPixels: pixelLimit })
    .metadata()
    .catch(() => {
      throw new CallFailure('bad-request', 'http.uploadKind')
    })
}

/** Letters, digits and hyphens of any language; everything else of a name becomes `_`. */
function safeName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_-]+/gu, '_')
      .slice(0, 80) || 'file'
  )
}

/** Takes a path that holds the time; of two files of one name at one moment, on any server, the second takes the next. Answers the path. */
async function takePath(database: Database, pathAt: (time: number) => string, row: Record<string, unknown>, by: string): Promise<string> {
  for (let time = Date.now(); ; time++) {
    const path = pathAt(time)
    try {
      await insertSystemRow(database.kysely, 'sys_file', { path, ...row }, by)
      return path
    } catch (error) {
      if (sqlStateOf(error) !== uniqueViolation) throw error
    }
  }
}

/** Keeps a file and answers its path: `biz/name_1763700000000.ext` (wire facts, section 5). */
export async function storeFile(
  { files, database }: Pick<Services, 'files' | 'database'>,
  biz: string,
  fileName: string,
  content: Buffer,
  by: string,
): Promise<StoredFile> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(biz)) throw new CallFailure('bad-request', 'http.uploadPlace')
  const contentType = await detectType(content, fileName)
  if (contentType.startsWith('image/')) await checkPicture(content)
  const extension = extname(fileName)
  const ending = /^\.[A-Za-z0-9]{1,8}$/.test(extension) ? extension.toLowerCase() : ''
  const name = safeName(fileName.slice(0, fileName.length - extension.length))
  const row = { file_name: fileName, content_type: contentType, file_size: content.length }
  const path = await takePath(database, (time) => `${biz}/${name}_${time}${ending}`, row, by)
  try {
    await files.put(path, content, contentType)
  } catch (error) {
    await database.kysely.deleteFrom('sys_file').where('path', '=', path).execute()
    throw error
  }
  return { path, fileName, contentType, fileSize: content.length, createBy: by }
}

/** What is known of a kept file. Only what was stored here is found. */
export async function findFile({ database }: Pick<Services, 'database'>, path: string): Promise<StoredFile | null> {
  const row = await database.kysely.selectFrom('sys_file').selectAll().where('path', '=', path).executeTakeFirst()
  if (!row) return null
  return {
    path,
    fileName: String(row.file_name),
    contentType: String(row.content_type),
    fileSize: Number(row.file_size),
    createBy: String(row.create_by ?? ''),
  }
}

/** The bytes of a kept file; null when they are gone. */
export function openFile({ files }: Pick<Services, 'files'>, { path }: StoredFile): Promise<Readable | null> {
  return files.open(path)
}
