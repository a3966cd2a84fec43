import type { MenuItem, PermissionEntry } from '../../../schemas/api/session'
import { actionsOf, type Decision } from '../../../schemas/rights/decide'
import { administratorRole, hasRole } from '../../../schemas/rights/roles'

/** What decides which routes a user has. */
export interface RouteRights {
  auth: readonly PermissionEntry[]
  roleCodes: readonly string[]
}

export type RouteReason = 'administrator' | 'nothingAsked' | 'granted' | 'notGranted'

/** A list stays as it is once it has been read; every entry of the menu asks it. */
const known = new WeakMap<RouteRights['auth'], ReadonlySet<string>>()

/** The single actions that were granted: one entry may hold several, joined by commas. */
function grantedActions({ auth }: RouteRights): ReadonlySet<string> {
  const actions = known.get(auth) ?? new Set(auth.flatMap(actionsOf))
  known.set(auth, actions)
  return actions
}

/** Whether a route with this permission list is the user's: one of the list is granted, or nothing is asked for. */
export function decideRoute(permissionList: readonly string[] | undefined, rights: RouteRights): Decision<RouteReason> {
  if (!permissionList) return { isSo: true, reason: 'nothingAsked' }
  if (hasRole(administratorRole, rights.roleCodes)) return { isSo: true, reason: 'administrator' }
  const granted = grantedActions(rights)
  return permissionList.some((action) => granted.has(action)) ? { isSo: true, reason: 'granted' } : { isSo: false, reason: 'notGranted' }
}

/** The items of the menu that the user has routes to. A group that loses everything below it goes with it. */
export function keepRoutes(items: readonly MenuItem[], rights: RouteRights): MenuItem[] {
  return items.flatMap((item) => {
    if (!decideRoute(item.meta.permissionList, rights).isSo) return []
    if (!item.children?.length) return [item]
    const children = keepRoutes(item.children, rights)
    return children.length === 0 && item.route === '0' ? [] : [{ ...item, children }]
  })
}
