import type { FastifyRequest } from 'fastify'
import { defaults } from '../../../schemas/json/propertyShapes'
import { CallFailure } from '../../kernel/CallFailure'

/** Most bytes of one file. */
export const fileLimit = 20 * 1024 * 1024

interface Upload {
  biz: string
  name: string
  content: Buffer
}

/** The one file of a call and the folder that it is for. Read to the end before it is kept: the folder may be named after the file. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new CallFailure('bad-request', 'http.uploadMissing')
  return readParts(request).catch((error: unknown) => {
    throw refusalOf(error, request)
  })
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  let biz: string = defaults['UploadField.biz']
  let file: { name: string; content: Buffer } | undefined
  for await (const part of request.parts({ limits: { files: 1, fileSize: fileLimit, fields: 10, fieldSize: 1000 } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'biz' && part.value) biz = String(part.value)
      continue
    }
    const content = await part.toBuffer()
    // The types promise a name; a part without one is a file all the same when its type says so.
    if (!part.filename) throw new CallFailure('bad-request', 'http.uploadNameless')
    file = { name: part.filename, content }
  }
  if (!file) throw new CallFailure('bad-request', 'http.uploadMissing')
  return { biz, ...file }
}

/**
 * What reading a form throws comes from what was sent. The reader states its own limits with a status; of a form that is cut off or has no boundary it
 * only knows that it cannot go on.
 */
function refusalOf(error: unknown, request: FastifyRequest): unknown {
  const isRefusal = error instanceof CallFailure || (error as { statusCode?: unknown } | null)?.statusCode !== undefined
  if (isRefusal) return error
  request.log.info({ reason: error instanceof Error ? error.message : String(error) }, 'an upload could not be read')
  return new CallFailure('bad-request', 'http.uploadBroken')
}
