import type { MenuItem } from '../../schemas/api/session'
import { actionsOf } from '../../schemas/rights/decide'
import { translatedParts } from '../../schemas/wire/translations'
import type { PermissionRow, UserRights } from './Rights'

/** Derives the route name from the address, as the wire facts give it: `/system/user` → `system-user`. */
function routeName(url: string): string {
  return url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')
}

function isOpenTo(entry: PermissionRow, rights: UserRights): boolean {
  return entry.perms === null || rights.granted.has(entry.id)
}

function toItem(entry: PermissionRow, children: MenuItem[]): MenuItem {
  const url = entry.url ?? `/menu/${entry.code ?? entry.id}`
  const isExternal = /^https?:/.test(url)
  return {
    id: entry.id,
    route: entry.menuType === 1 ? '1' : '0',
    path: url,
    name: routeName(url),
    component: entry.component,
    ...(entry.redirect ? { redirect: entry.redirect } : {}),
    ...(entry.hidden === 1 || (entry.menuType === 0 && children.every((child) => child.hidden)) ? { hidden: true } : {}),
    meta: {
      id: entry.id,
      title: entry.name,
      ...translatedParts('title', 'titles', entry.nameTexts),
      icon: entry.icon,
      keepAlive: entry.keepAlive !== 0,
      ...(entry.hiddenHeader === 1 ? { hiddenHeaderContent: true } : {}),
      internalOrExternal: isExternal,
      componentName: entry.component ?? '',
      ...(isExternal ? { url } : {}),
      ...(entry.perms ? { permissionList: actionsOf({ action: entry.perms }) } : {}),
      ...(entry.page && entry.menuType === 1 ? { page: entry.page } : {}),
    },
    ...(children.length > 0 ? { children } : {}),
  }
}

/** The menu that a user sees: groups with at least one page in them, in their order. */
export function buildMenu(entries: readonly PermissionRow[], rights: UserRights): MenuItem[] {
  const build = (parentId: string | null): MenuItem[] =>
    entries.flatMap((entry) => {
      if (entry.menuType === 2 || entry.parentId !== parentId) return []
      if (!isOpenTo(entry, rights)) return []
      const children = build(entry.id)
      return entry.menuType === 0 && children.length === 0 ? [] : [toItem(entry, children)]
    })
  return build(null)
}
