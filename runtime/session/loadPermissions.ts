import type { MenuItem, PermissionResult } from '../../schemas/api/session'
import { isLoadedPermissions, type LoadedPermissions } from '../calls/answerShapes'
import { CallError, type Calls } from '../calls/Calls'
import { permissionsRequest } from './permissionsRequest'
import { removeStored, writeStored } from './storage'
import { readServerZone } from './timeZone'

const grantedKey = 'LOGIN_USER_BUTTON_AUTH'
const everyKey = 'SYS_BUTTON_AUTH'

/** What the user may see and do: the menu, the two permission lists (kept in session storage), the roles. */
export async function loadPermissions(calls: Calls, signal?: AbortSignal): Promise<PermissionResult> {
  const { path, params } = permissionsRequest
  const loaded = await calls.get<LoadedPermissions>(path, params, { signal, isValid: isLoadedPermissions, isQuiet: true })
  if (loaded.menu.length === 0) {
    throw new CallError('refused', 'getPermissionList: permissions must be a non-null array !')
  }
  writeStored(grantedKey, loaded.auth, null, 'session')
  writeStored(everyKey, loaded.allAuth, null, 'session')
  readServerZone(loaded.timeZone)
  const { menu, sendRouterArray, auth, allAuth, roleCodes } = loaded
  return {
    ...loaded,
    sendRouterArray: sendRouterArray ?? [],
    auth: auth ?? [],
    allAuth: allAuth ?? [],
    roleCodes: roleCodes ?? [],
    menu: menu.map(hideEmptyParent),
  }
}

export function clearPermissions(): void {
  removeStored(grantedKey, 'session')
  removeStored(everyKey, 'session')
}

/** A parent whose children are all hidden is hidden itself. */
export function hideEmptyParent(item: MenuItem): MenuItem {
  if (!item.children?.length) return item
  const children = item.children.map(hideEmptyParent)
  return { ...item, children, ...(children.every((child) => child.hidden) ? { hidden: true } : {}) }
}
