import type { LoginResult } from '../../../schemas/api/session'
import { type Call, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { giveSessionCookies } from '../upload/fileCookie'
import type { Arrival } from './sessions'

/** Where a sign-in comes from, and whether it is to end when it is not used. */
export function arrivalOf({ request, context }: Pick<Call, 'request' | 'context'>, { isShared }: { isShared?: boolean } = {}): Arrival {
  return { ip: context.ip, userAgent: request.headers['user-agent'], isShared }
}

/** What every way of signing in answers. The browser may read uploaded files from now on. */
export function signedIn(
  { request, reply, context, body }: Pick<Call, 'request' | 'reply' | 'context'> & { body?: { isShared?: boolean } | undefined },
  result: LoginResult,
): RouteAnswer<LoginResult> {
  giveSessionCookies(request, reply, result.token, body?.isShared === true)
  return new RouteAnswer(result, { code: 200, message: textOf('session.signedIn', context.language) })
}
