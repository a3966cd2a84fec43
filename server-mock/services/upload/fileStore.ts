import type { Readable } from 'node:stream'
import type { Database } from '../../db/Database'
import { sqlStateOf, uniqueViolation } from '../../db/databaseErrors'
import { CallFailure } from '../../kernel/CallFailure'
import { systemTables } from '../../system/SystemTables'
import { insertSystemRow, type NewSystemRow } from '../../system/systemRows'
import type { Services } from '../Services'
import { cleanPicture } from './cleanPicture'
import { pathName, shownName, splitName } from './fileName'
import { detectType } from './fileType'

export interface StoredFile {
  path: string
  fileName: string
  contentType: string
  fileSize: number
  createBy: string
}

/** A file that may be kept, with the names and the content that it is kept with. */
export interface CheckedFile {
  /** Folder and name of its path, without the time that makes it the only one. */
  place: string
  /** With the dot. */
  ending: string
  /** The name that it is downloaded under. */
  fileName: string
  contentType: string
  content: Buffer
}

/** Says what a file is, names it after that, and takes out of a picture what is not the picture. Refuses what may not be kept. */
export async function checkFile(biz: string, sentName: string, sent: Buffer): Promise<CheckedFile> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(biz)) throw new CallFailure('bad-request', 'http.uploadPlace')
  const { base, ending: sentEnding } = splitName(sentName)
  const { contentType, ending } = await detectType(sent, sentEnding)
  const content = contentType.startsWith('image/') ? await cleanPicture(sent) : sent
  return { place: `${biz}/${pathName(base)}`, ending, fileName: shownName({ base, ending }), contentType, content }
}

/** Takes a path that holds the time; of two files of one name at one moment, on any server, the second takes the next. Answers the path. */
async function takePath(
  database: Database,
  pathAt: (time: number) => string,
  row: Omit<NewSystemRow<'sys_file'>, 'path'>,
  by: string,
): Promise<string> {
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

/** Keeps a file and answers its path: `biz/name_1763700000000.ext`. */
export async function storeFile(
  { files, database }: Pick<Services, 'files' | 'database'>,
  { place, ending, fileName, contentType, content }: CheckedFile,
  by: string,
): Promise<string> {
  const row = { file_name: fileName, content_type: contentType, file_size: content.length }
  const path = await takePath(database, (time) => `${place}_${time}${ending}`, row, by)
  try {
    await files.put(path, content, contentType)
  } catch (error) {
    await systemTables(database.kysely).deleteFrom('sys_file').where('path', '=', path).execute()
    throw error
  }
  return path
}

/** What is known of a kept file. Only what was stored here is found. */
export async function findFile({ database }: Pick<Services, 'database'>, path: string): Promise<StoredFile | null> {
  const row = await systemTables(database.kysely).selectFrom('sys_file').selectAll().where('path', '=', path).executeTakeFirst()
  if (!row) return null
  return {
    path,
    fileName: row.file_name,
    contentType: row.content_type,
    fileSize: row.file_size,
    createBy: row.create_by ?? '',
  }
}

/** The bytes of a kept file; null when they are gone. */
export function openFile({ files }: Pick<Services, 'files'>, { path }: StoredFile): Promise<Readable | null> {
  return files.open(path)
}
