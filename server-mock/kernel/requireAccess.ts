import type { Access } from './Access'
import type { CallContext } from './CallContext'
import { CallFailure } from './CallFailure'

/** Throws when the caller may not make a call of this access. */
export function requireAccess(access: Access, context: CallContext): void {
  if (access === 'public') return
  if (!context.user) throw new CallFailure('session-expired', 'session.expired')
  if (access !== 'user' && !context.can(access.permission)) {
    throw new CallFailure('no-permission', 'http.noPermission', { permission: access.permission })
  }
}

/** true when the caller may make a call of this access. */
export function isOpenTo(access: Access, context: CallContext): boolean {
  if (access === 'public') return true
  return context.user !== null && (access === 'user' || context.can(access.permission))
}
