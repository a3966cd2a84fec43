import { matchRoutes } from 'react-router-dom'
import type { MenuItem } from '../../schemas/api/session'
import { usePageHost } from '../session/PageHost'
import { findItem, leaves, useMenu } from './layout/Menu'
import { shellPageRoutes } from './pageRoutes'
import { homePath } from './redirect'
import { decideRoute, type RouteRights } from './router/keepRoutes'

const fixed: Readonly<Record<string, string>> = { '/': homePath, '/dashboard': '/dashboard/workplace' }

/**
 * Where an address inside the frame leads on to; `null` when a page stands there. What neither the product nor the menu has, or has for others only,
 * leads to /404; from home, which everybody is led to, to the first page that there is.
 */
function redirectOf(pathname: string, menu: readonly MenuItem[], rights: RouteRights): string | null {
  const leadsTo = fixed[pathname]
  if (leadsTo) return leadsTo
  const own = ownRoute(pathname)
  if (own) return decideRoute(own.handle?.permissionList, rights).isSo ? null : elsewhere(pathname, menu)
  const item = findItem(menu, pathname)
  if (item?.redirect && item.redirect !== pathname) return item.redirect
  return item && item.route !== '0' ? null : '/404'
}

/** The same for whoever is signed in. */
export function useRedirectOf(pathname: string): string | null {
  const { permissions, user } = usePageHost()
  return redirectOf(pathname, useMenu(), { auth: permissions.auth, roleCodes: user?.roles ?? [] })
}

function ownRoute(pathname: string) {
  return matchRoutes(shellPageRoutes, pathname)
    ?.map(({ route }) => route)
    .find(({ path }) => path !== '*')
}

function elsewhere(pathname: string, menu: readonly MenuItem[]): string {
  const [first] = pathname === homePath ? leaves(menu).filter(({ path }) => path !== homePath) : []
  return first?.path ?? '/404'
}
