import { matchPath } from 'react-router-dom'
import type { MenuItem } from '../../schemas/api/session'
import { usePageHost } from '../session/PageHost'
import { findItem, leaves } from './layout/Menu'
import { shellPageRoutes } from './pageRoutes'
import { homePath, notFoundPath, workplacePath } from './redirect'
import { decideRoute, type RouteRights } from './router/keepRoutes'
import { type RouteList, useRouteList } from './router/RouteList'

const fixed: Readonly<Record<string, string>> = { '/': homePath, '/dashboard': workplacePath }

/**
 * Where an address inside the frame leads on to; `null` when something stands there, if only the sentence that it is for others. What neither the
 * product nor the menu has leads to /404; home, which everybody is led to, to the first page that there is.
 */
function redirectOf(pathname: string, { items, refused }: RouteList, rights: RouteRights): string | null {
  const leadsTo = fixed[pathname]
  if (leadsTo) return leadsTo
  const own = ownRoute(pathname)
  if (own) return pathname !== homePath || decideRoute(own.handle?.permissionList, rights).isSo ? null : firstPage(items)
  if (refused.has(pathname)) return null
  const item = findItem(items, pathname)
  if (item?.redirect && item.redirect !== pathname) return item.redirect
  return item && item.route !== '0' ? null : notFoundPath
}

/** The same for whoever is signed in. */
export function useRedirectOf(pathname: string): string | null {
  const { permissions, user } = usePageHost()
  return redirectOf(pathname, useRouteList(), { auth: permissions.auth, roleCodes: user?.roles ?? [] })
}

/** Whether a page stands at an address, for whoever is signed in. */
export function useIsPage(): (pathname: string) => boolean {
  const { permissions, user } = usePageHost()
  const list = useRouteList()
  return (pathname) => redirectOf(pathname, list, { auth: permissions.auth, roleCodes: user?.roles ?? [] }) === null
}

/** The fixed route at an address. */
export function ownRoute(pathname: string) {
  return shellPageRoutes.find(({ path }) => path && path !== '*' && matchPath(path, pathname))
}

/** What somebody lands on who may not see the dashboard; that says so itself where there is nothing else. */
function firstPage(items: readonly MenuItem[]): string | null {
  return leaves(items).find(({ path }) => path !== homePath)?.path ?? null
}
