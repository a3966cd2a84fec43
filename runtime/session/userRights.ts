import { atom } from 'jotai'
import type { PermissionEntry, PermissionResult } from '../../schemas/api/session'

interface UserRights {
  permissionList: readonly PermissionEntry[]
  roleList: readonly string[]
}

const none: UserRights = { permissionList: [], roleList: [] }

/** What the user was granted, and the user's roles; nothing before the permissions are there. */
export const userRightsAtom = atom<UserRights>(none)

/** Notes what the permission call has brought. */
export const noteRightsAtom = atom(null, (_get, set, { auth, roleCodes }: Pick<PermissionResult, 'auth' | 'roleCodes'>) =>
  set(userRightsAtom, { permissionList: auth, roleList: roleCodes }),
)

export const clearRightsAtom = atom(null, (_get, set) => set(userRightsAtom, none))
