import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fileSizeLimit } from '../../../schemas/page/limits'
import type { CallContext, SessionUser } from '../../kernel/CallContext'
import { CallFailure } from '../../kernel/CallFailure'
import { answered, type Call, defineRoute, type Route, RouteAnswer } from '../../kernel/Route'
import { contextOf } from '../../rights/callContext'
import type { Services } from '../Services'
import { findSession } from '../session/sessions'
import { isOwnFile, nameAnonymousUser, takesAnonymousFiles } from './anonymousFiles'
import { takeAnonymousQuota } from './anonymousQuota'
import { fileTokenOf } from './fileCookie'
import { dispositionOf } from './fileName'
import { checkFile, findFile, openFile, type StoredFile, storeFile } from './fileStore'
import { isWithheld } from './isWithheld'
import { readUpload } from './readUpload'
import { isRowFile } from './rowFilesPlace'

const uploadPaths = ['/api/sys/common/upload', '/api/heli/common/attachment/upload'] as const

/** Who is asking for a file: by the header of every call, or by the cookie that pictures bring. */
async function readerOf({ database }: Services, { context, request }: Pick<Call, 'context' | 'request'>): Promise<SessionUser | null> {
  if (context.user) return context.user
  const token = fileTokenOf(request)
  return token ? findSession(database, token) : null
}

/** The rights of whoever is asking, also of those whose session came in the cookie. */
async function readingContext(services: Services, { context }: Pick<Call, 'context'>, reader: SessionUser | null): Promise<CallContext> {
  return context.user || !reader ? context : contextOf(services, reader, context)
}

/** A file is for people who have signed in, and for the anonymous user who has sent it; while only deleted rows name it, for those who could bring them back. Nobody else learns whether it is there. */
async function findReadable(services: Services, call: Pick<Call, 'context' | 'request'>, path: string): Promise<StoredFile> {
  const [reader, file] = await Promise.all([readerOf(services, call), findFile(services, path)])
  const isMeant = file && !isRowFile(path) && (reader || isOwnFile(call.request, file.createBy))
  if (isMeant && !(await isWithheld(services, path, await readingContext(services, call, reader)))) return file
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
    .header('Content-Disposition', dispositionOf(isPicture ? 'inline' : 'attachment', fileName))
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
        // Anonymous users send files with the forms that are open to them, and with no others.
        access: 'public',
        body: null,
        query: null,
        params: null,
        answer: 'Nothing',
        anonymousPerMinute: 20,
        bodyLimit: fileSizeLimit + 1024 * 1024,
        async handler({ request, reply, context }) {
          if (!context.user && !takesAnonymousFiles(services)) throw new CallFailure('session-expired', 'session.expired')
          const { biz, name, content } = await readUpload(request)
          if (isRowFile(biz)) throw new CallFailure('bad-request', 'http.uploadPlace')
          const by = context.user?.username ?? nameAnonymousUser(request, reply)
          const file = await checkFile(biz, name, content)
          if (!context.user) await takeAnonymousQuota(services.database, by, context.ip, file.content.length)
          return new RouteAnswer(null, { message: await storeFile(services, file, by) })
        },
      }),
    ),
    defineRoute({
      method: 'GET',
      url: '/api/sys/common/static/*',
      // The session may come in a cookie, which no other call takes: it is asked for below.
      access: 'public',
      body: null,
      query: null,
      params: 'FileParams',
      answer: null,
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
