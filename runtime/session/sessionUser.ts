import { atom } from 'jotai'
import type { PermissionEntry, UserInfo } from '../../schemas/api/session'
import { tokenAtom, userAtom } from './session'
import { userRightsAtom } from './userRights'

/** Everything that is known of whoever is signed in; empty where nobody is. */
interface SessionUser {
  token: string | null
  username: string
  realname: string
  avatar: string
  /** Where the server keeps tenants apart. */
  tenantid: string
  /** How the server wants the user to be greeted. */
  welcome: string
  permissionList: readonly PermissionEntry[]
  roleList: readonly string[]
  info: Pick<UserInfo, 'id' | 'username' | 'realname' | 'avatar'> | null
}

/** The state of the session, put together from what sign-in and the permission call have brought. */
export const sessionUserAtom = atom((get): SessionUser => {
  const user = get(userAtom)
  const { username = '', realname = '', avatar, tenantid, welcome } = user ?? {}
  return {
    token: get(tokenAtom),
    username,
    realname,
    avatar: avatar ?? '',
    tenantid: String(tenantid ?? ''),
    welcome: welcome ?? '',
    ...get(userRightsAtom),
    info: user && { id: user.id, username, realname, avatar },
  }
})
