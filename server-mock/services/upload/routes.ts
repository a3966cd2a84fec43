import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure } from '../CallFailure'
import { Answer, answered, type Call, defineRoute, type Route } from '../http/Route'
import type { Services } from '../Services'
import { findSession, type SessionUser } from '../session/sessions'
import { fileTokenOf } from './fileCookie'
import { findFile, openFile, type StoredFile, storeFile } from './fileStore'
import { isOwnFile, nameVisitor, takesVisitorFiles } from './visitorFiles'

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

const uploadPaths = ['/api/sys/common/upload', '/api/heli/common/attachment/upload'] as const

/** Who is asking for a file: by the header of every call, or by the cookie that pictures bring. */
async function readerOf({ database }: Services, { context, request }: Pick<Call, 'context' | 'request'>): Promise<SessionUser | null> {
  if (context.user) return context.user
  const token = fileTokenOf(request)
  return token ? findSession(database, token) : null
}

/** A file is for people who have signed in, and for the visitor who has sent it. Nobody else learns whether it is there. */
async function findReadable(services: Services, call: Pick<Call, 'context' | 'request'>, path: string): Promise<StoredFile> {
  const [reader, file] = await Promise.all([readerOf(services, call), findFile(services, path)])
  if (file && (reader || isOwnFile(call.request, file.createBy))) return file
  throw reader ? new CallFailure('not-found', 'http.notFound') : new CallFailure('session-expired', 'session.expired')
}

function sendFile(reply: FastifyReply, { contentType, fileName, fileSize }: StoredFile, content: Readable): void {
  const isPicture = contentType.startsWith('image/')
  reply
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', 'private, max-age=3600')
    // After signing out, what this browser has kept is asked for again.
    .header('Vary', 'Cookie, X-Access-Token')
    .header('Content-Disposition', `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('Content-Length', fileSize)
    .type(contentType)
    .send(content)
}

export function uploadRoutes(services: Services): Route[] {
  return [
    ...uploadPaths.map((url) =>
      defineRoute({
        method: 'POST',
        url,
        // Visitors send files with the forms that are open to them, and with no others.
        access: 'public',
        visitorsPerMinute: 20,
        bodyLimit: fileLimit + 1024 * 1024,
        async handler({ request, reply, context }) {
          if (!context.user && !takesVisitorFiles(services)) throw new CallFailure('session-expired', 'session.expired')
          const { biz, name, content } = await readUpload(request)
          const by = context.user?.username ?? nameVisitor(request, reply)
          const { path } = await storeFile(services, biz, name, content, by)
          return new Answer(null, { message: path })
        },
      }),
    ),
    defineRoute<unknown, unknown, { '*': string }>({
      method: 'GET',
      url: '/api/sys/common/static/*',
      // The session may come in a cookie, which no other call takes: it is asked for below.
      access: 'public',
      ratePerMinute: 1200,
      async handler(call) {
        const file = await findReadable(services, call, call.params['*'])
        const content = await openFile(services, file)
        if (!content) throw new CallFailure('not-found', 'http.notFound')
        sendFile(call.reply, file, content)
        return answered
      },
    }),
  ]
}
