import type { FastifyRequest } from 'fastify'
import type { ImportForm } from '../../../schemas/api/imports'
import { importRowLimit } from '../../../schemas/page/limits'
import { CallFailure } from '../../kernel/CallFailure'
import { isRowId } from '../../resource'
import { readSheets } from '../../sheets/readSheets'
import { type Sheet, sheetColumnLimit, UnreadableSheet } from '../../sheets/Sheet'
import { readMultipart } from '../upload/readUpload'

/** What an import was sent as. */
export interface SentImport {
  fileName: string
  content: Buffer
  isSingleTable: boolean
  foreignKeys: string[]
  skipsBad: boolean
  importId?: string
}

/** The file and the fields of an import. The first file counts, whatever its field is called: `files[]` and others. */
export async function readImportForm(request: FastifyRequest): Promise<SentImport> {
  if (!request.isMultipart()) throw new CallFailure('bad-request', 'imports.noFile')
  const { file, fields } = await readMultipart(request)
  if (!file?.name || file.content.length === 0) throw new CallFailure('bad-request', 'imports.noFile')
  if (!/\.xlsx?$/i.test(file.name)) throw new CallFailure('bad-request', 'imports.wrongEnding', { name: file.name.slice(0, 100) })
  const sent: Partial<Record<keyof ImportForm, string>> = fields
  const onError = sent.onError ?? 'skip'
  if (onError !== 'skip' && onError !== 'stop')
    throw new CallFailure('bad-request', 'imports.badChoice', { name: 'onError', known: 'skip, stop' })
  if (sent.importId !== undefined && !isRowId(sent.importId)) throw new CallFailure('bad-request', 'imports.takenId')
  return {
    fileName: file.name,
    content: file.content,
    isSingleTable: /^(true|1|y)$/i.test(sent.isSingleTableImport ?? ''),
    foreignKeys: (sent.foreignKeys ?? '').split(',').flatMap((key) => (key.trim() === '' ? [] : [key.trim()])),
    skipsBad: onError === 'skip',
    importId: sent.importId,
  }
}

/** The sheets of the file; what is wrong with it is said in a sentence. */
export async function sheetsOf({ content, fileName }: SentImport): Promise<readonly Sheet[]> {
  try {
    return await readSheets(content, importRowLimit)
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    throw new CallFailure('bad-request', `imports.${error.problem}`, {
      name: fileName.slice(0, 100),
      most: error.problem === 'tooWide' ? sheetColumnLimit : importRowLimit,
    })
  }
}
