import { matchRoutes } from 'react-router-dom'
import type { MenuItem } from '../../schemas/api/session'
import { findItem } from './layout/Menu'
import { pageRoutes } from './pageRoutes'
import { homePath } from './redirect'

const fixed: Readonly<Record<string, string>> = { '/': homePath, '/dashboard': '/dashboard/workplace' }

/** Where an address inside the frame leads on to; `null` when a page stands there. What neither the product nor the menu has leads to /404. */
export function redirectOf(pathname: string, menu: readonly MenuItem[]): string | null {
  const leadsTo = fixed[pathname]
  if (leadsTo) return leadsTo
  const item = findItem(menu, pathname)
  if (item?.redirect && item.redirect !== pathname) return item.redirect
  if (item && item.route !== '0') return null
  const isOwn = matchRoutes(pageRoutes, pathname)?.some(({ route }) => route.path !== '*')
  return isOwn ? null : '/404'
}
