import type { Language } from '../../schemas/page/Text'
import type { DataRowRule } from '../../schemas/rights/dataRules'
import type { FieldSurface } from '../../schemas/rights/fieldCodes'
import type { ExpressionUser } from '../../schemas/rules/ExpressionUser'

/** Who calls, as the session says; nothing in it comes from the body. */
export interface CallContext {
  /** true for the server itself where it brings rows in: it writes what no form lets anybody type. */
  isServer?: boolean
  user: ExpressionUser | null
  /** Those whose delegation to the caller is valid now, each as a caller of their own. */
  principals?: readonly CallContext[]
  /** The tenant that the caller acts for: the rows of others are out of reach. Undefined for whoever belongs to none. */
  tenant?: string
  language: Language
  /** The zone by whose clock the caller sees moments that the server notes; the server's own when left out. */
  timeZone?: string
  ip: string
  /** true when the caller holds the permission; administrators hold every one. */
  can(permission: string): boolean
  /** What people call a permission, in the caller's language; undefined for one without a name. */
  nameOfPermission?(permission: string): string | undefined
  /** Field keys under `authPre` that the caller may not see in that place. */
  hiddenFields(authPre: string, surface: FieldSurface): ReadonlySet<string>
  /** Field keys under `authPre` that the caller may see and not change. */
  disabledFields(authPre: string): ReadonlySet<string>
  /** The rules that administrators have made over the rows of a page, whoever was granted them; none where it is left out. */
  dataRules?(page: string): readonly DataRowRule[]
}

/** Whom a session belongs to; what the user may do is read anew for each call. */
export interface SessionUser extends Omit<ExpressionUser, 'roles'> {
  /** The tenant that the user belongs to. */
  tenantId?: string | null
  /** Whom the user stands in for at this moment. */
  principals?: readonly Omit<SessionUser, 'principals' | 'tenantId'>[]
}
