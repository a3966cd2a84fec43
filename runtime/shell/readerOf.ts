import type { PermissionResult, UserInfo } from '../../schemas/api/session'
import type { Language } from '../../schemas/page/Text'
import { decideAllowed } from '../../schemas/rights/decide'
import type { Reader } from '../pages/compileContextOf'

let last: { user: UserInfo | null; rights: PermissionResult; reader: Reader } | undefined

/** Whoever is signed in, as pages see them: who they are, and what they may do. The same one for the same facts: pages are compiled once for each. */
export function readerOf(user: UserInfo | null, rights: PermissionResult, language: Language): Reader {
  if (last?.user === user && last.rights === rights && last.reader.language === language) return last.reader
  const reader = newReader(user, rights, language)
  last = { user, rights, reader }
  return reader
}

function newReader(user: UserInfo | null, { roleCodes, auth, allAuth }: PermissionResult, language: Language): Reader {
  // One and the same for every question: what was granted is sorted out once.
  const permissions = { auth, allAuth }
  return {
    user: user && { id: user.id, username: user.username, realname: user.realname, orgCode: user.orgCode ?? null, roles: roleCodes },
    language,
    permissions,
    can: (action) => decideAllowed(action, permissions, roleCodes).isSo,
  }
}
