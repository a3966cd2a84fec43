import type { LoginResult, MenuItem, PermissionEntry, PermissionResult, UserInfo } from '../../schemas/api/session'

/**
 * What the answers that a session stands on must be. Another shape is a failed call and can be tried again; taken up, it would end the session or leave
 * half of one behind. Lists that are left out count as empty.
 */
function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isItem))
}

function isMenuItem(value: unknown): value is MenuItem {
  return isObject(value) && typeof value.path === 'string' && isObject(value.meta) && isListOf(value.children, isMenuItem)
}

function isPermissionEntry(value: unknown): value is PermissionEntry {
  return isObject(value) && typeof value.action === 'string'
}

/** The lists beside the menu may be missing. */
export type LoadedPermissions = Omit<PermissionResult, BesideMenu> & Partial<Pick<PermissionResult, BesideMenu>>
type BesideMenu = 'sendRouterArray' | 'auth' | 'allAuth' | 'roleCodes'

export function isLoadedPermissions(value: unknown): value is LoadedPermissions {
  if (!isObject(value)) return false
  const { menu, sendRouterArray, auth, allAuth, roleCodes } = value
  return (
    Array.isArray(menu) &&
    menu.every(isMenuItem) &&
    isListOf(sendRouterArray, isMenuItem) &&
    [auth, allAuth].every((list) => isListOf(list, isPermissionEntry)) &&
    isListOf(roleCodes, (role) => typeof role === 'string')
  )
}

export function isUserInfo(value: unknown): value is UserInfo {
  return isObject(value) && typeof value.id === 'string' && typeof value.username === 'string'
}

/** An answer that carries the user in `userInfo`. */
export function hasUserInfo(value: unknown): value is { userInfo: UserInfo } {
  return isObject(value) && isUserInfo(value.userInfo)
}

export function isLoginResult(value: unknown): value is LoginResult {
  return hasUserInfo(value) && typeof (value as Partial<LoginResult>).token === 'string'
}
