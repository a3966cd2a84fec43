import type { CallContext } from './CallContext'
import { CallFailure } from './CallFailure'

/** The signed-in user; a route with access `user` has one. */
export function userOf(context: CallContext): NonNullable<CallContext['user']> {
  if (!context.user) throw new CallFailure('session-expired', 'session.expired')
  return context.user
}
