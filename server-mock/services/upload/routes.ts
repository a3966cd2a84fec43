import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../CallFailure'
import { Answer, answered, defineRoute, type Route } from '../http/Route'
import type { Services } from '../Services'
import { userOf } from '../session/routes'
import { findFile, storeFile } from './fileStore'

/** Most bytes of one file. */
export const fileLimit = 20 * 1024 * 1024

/** The one file of a call and the folder that it is for. Read to the end before it is kept: the folder may be named after the file. */
async function readUpload(request: FastifyRequest): Promise<{ biz: string; name: string; content: Buffer }> {
  let biz = 'temp'
  let file: { name: string; content: Buffer } | undefined
  if (!request.isMultipart()) throw new CallFailure('bad-request', 'http.uploadMissing')
  for await (const part of request.parts({ limits: { files: 1, fileSize: fileLimit, fields: 10, fieldSize: 1000 } })) {
    if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() }
    else if (part.fieldname === 'biz' && part.value) biz = String(part.value)
  }
  if (!file) throw new CallFailure('bad-request', 'http.uploadMissing')
  return { biz, ...file }
}

const uploadPaths = ['/api/sys/common/upload', '/api/heli/common/attachment/upload']

export function uploadRoutes(services: Services): Route[] {
  return [
    ...uploadPaths.map((url) =>
      defineRoute({
        method: 'POST',
        url,
        access: 'user',
        bodyLimit: fileLimit + 1024 * 1024,
        async handler({ request, context }) {
          const { biz, name, content } = await readUpload(request)
          const { path } = await storeFile(services, biz, name, content, userOf(context).username)
          return new Answer(null, { message: path })
        },
      }),
    ),
    // Pictures are shown by elements that send no header of ours. A path holds the time in milliseconds, and only stored paths are found.
    defineRoute<unknown, unknown, { '*': string }>({
      method: 'GET',
      url: '/api/sys/common/static/*',
      access: 'public',
      ratePerMinute: 1200,
      async handler({ params, reply }) {
        const found = await findFile(services, params['*'])
        if (!found) throw new CallFailure('not-found', 'http.notFound')
        const { contentType, fileName, fileSize } = found.file
        const isPicture = contentType.startsWith('image/')
        reply
          .header('X-Content-Type-Options', 'nosniff')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('Cache-Control', 'private, max-age=3600')
          .header('Content-Disposition', `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`)
          .header('Content-Length', fileSize)
          .type(contentType)
          .send(found.content)
        return answered
      },
    }),
  ]
}
