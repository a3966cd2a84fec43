import type { PermissionResult, UserInfo } from '../../schemas/api/session'
import type { Language } from '../../schemas/page/Text'
import { decideAllowed } from '../../schemas/rights/decide'
import type { PageHost } from '../session/PageHost'

/** Whoever is signed in, as pages see them: who they are, and what they may do. */
export function readerOf(
  user: UserInfo | null,
  { roleCodes, auth, allAuth }: PermissionResult,
  language: Language,
): Pick<PageHost, 'user' | 'language' | 'permissions' | 'can'> {
  // One and the same for every question: what was granted is sorted out once.
  const permissions = { auth, allAuth }
  return {
    user: user && { id: user.id, username: user.username, realname: user.realname, orgCode: user.orgCode ?? null, roles: roleCodes },
    language,
    permissions,
    can: (action) => decideAllowed(action, permissions, roleCodes).isSo,
  }
}
