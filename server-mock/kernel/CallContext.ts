import type { Language } from '../../schemas/page/Text'
import type { FieldSurface } from '../../schemas/rights/fieldCodes'
import type { ExpressionUser } from '../../schemas/rules/ExpressionUser'

/** Who calls, as the session says; nothing in it comes from the body. */
export interface CallContext {
  /** true for the server itself where it brings rows in: it writes what no form lets anybody type. */
  isServer?: boolean
  user: ExpressionUser | null
  language: Language
  ip: string
  /** true when the caller holds the permission; administrators hold every one. */
  can(permission: string): boolean
  /** Field keys under `authPre` that the caller may not see in that place. */
  hiddenFields(authPre: string, surface: FieldSurface): ReadonlySet<string>
  /** Field keys under `authPre` that the caller may see and not change. */
  disabledFields(authPre: string): ReadonlySet<string>
}

/** Whom a session belongs to; what the user may do is read anew for each call. */
export type SessionUser = Omit<ExpressionUser, 'roles'>
