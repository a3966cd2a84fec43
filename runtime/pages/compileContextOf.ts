import { disabledCodes, hiddenCodes } from '../../schemas/rights/decide'
import type { FieldSurface } from '../../schemas/rights/fieldCodes'
import { administratorRole, hasRole } from '../../schemas/rights/roles'
import { reportError } from '../kit/reportError'
import type { CompileContext } from '../model/CompileContext'
import type { PageHost } from '../session/PageHost'

const none: ReadonlySet<string> = new Set()

/** What is known of whoever a page is compiled for. */
export type Reader = Pick<PageHost, 'language' | 'permissions' | 'can' | 'user'>

/** How a page is compiled for somebody. */
export function compileContextOf({ language, permissions, can, user }: Reader): CompileContext {
  const isAdministrator = hasRole(administratorRole, user?.roles ?? [])
  return {
    language,
    report: reportError,
    can: (action: string) => can(action),
    hiddenCodes: (authPre: string, surface: FieldSurface) => (isAdministrator ? none : hiddenCodes(authPre, surface, permissions)),
    disabledCodes: (authPre: string) => (isAdministrator ? none : disabledCodes(authPre, permissions)),
  }
}
