import type { FastifyRequest } from 'fastify'
import { defaults } from '../../../schemas/json/propertyShapes'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { CallFailure } from '../../kernel/CallFailure'

interface Upload {
  biz: string
  name: string
  content: Buffer
}

/** The one file of a call and the folder that it is for. Read to the end before it is kept: the folder may be named after the file. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new CallFailure('bad-request', 'http.uploadMissing')
  const { file, fields } = await readMultipart(request)
  if (!file) throw new CallFailure('bad-request', 'http.uploadMissing')
  // The types promise a name; a part without one is a file all the same when its type says so.
  if (!file.name) throw new CallFailure('bad-request', 'http.uploadNameless')
  return { biz: fields.biz || defaults['UploadField.biz'], ...file }
}

interface SentForm {
  file?: { name: string; content: Buffer }
  fields: Readonly<Record<string, string>>
}

/** The one file of a multipart call and its fields, read to the end. */
export function readMultipart(request: FastifyRequest): Promise<SentForm> {
  return readParts(request).catch((error: unknown) => {
    throw refusalOf(error, request)
  })
}

async function readParts(request: FastifyRequest): Promise<SentForm> {
  const fields: Record<string, string> = {}
  let file: SentForm['file']
  for await (const part of request.parts({ limits: { files: 1, fileSize: fileSizeLimit, fields: 10, fieldSize: 1000 } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    file = { name: part.filename, content: await part.toBuffer() }
  }
  return { file, fields }
}

/**
 * What reading a form throws comes from what was sent. The reader states its own limits with a status; of a form that is cut off or has no boundary it
 * only knows that it cannot go on.
 */
function refusalOf(error: unknown, request: FastifyRequest): unknown {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown }
  if (statusCode === 413) return new CallFailure('too-large', 'http.uploadTooLarge', { most: fileSizeLimit / 1024 / 1024 })
  const isRefusal = error instanceof CallFailure || statusCode !== undefined
  if (isRefusal) return error
  request.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'an upload could not be read')
  return new CallFailure('bad-request', 'http.uploadBroken')
}
