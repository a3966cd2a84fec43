import type { LoginResult } from '../../../schemas/api/session'
import { type Call, RouteAnswer } from '../../kernel/Route'
import { textOf } from '../../kernel/text/textOf'
import { giveSessionCookies } from '../upload/fileCookie'

/** What every way of signing in answers. The browser may read uploaded files from now on. */
export function signedIn(
  { request, reply, context }: Pick<Call, 'request' | 'reply' | 'context'>,
  result: LoginResult,
): RouteAnswer<LoginResult> {
  giveSessionCookies(request, reply, result.token)
  return new RouteAnswer(result, { code: 200, message: textOf('session.signedIn', context.language) })
}
