import { createHash } from 'node:crypto'
import type { MenuItem } from '../../schemas/api/session'
import { actionsOf } from '../../schemas/rights/decide'
import { translatedParts } from '../../schemas/wire/translations'
import { entriesByParent } from './entriesByParent'
import type { PermissionRow, UserRights } from './Rights'

/** Derives the route name from the address, as the wire facts give it: `/system/user` → `system-user`. */
function routeName(url: string): string {
  return url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@')
}

/** The name of a component, which clients tell pages by that stay alive: each published page has one of its own. */
function componentName({ component, page }: PermissionRow): string {
  if (!page) return component ?? ''
  return page.replace(/(?:^|-)(.)/g, (_part, letter: string) => letter.toUpperCase())
}

function isOpenTo(entry: PermissionRow, rights: UserRights): boolean {
  return entry.perms === null || rights.granted.has(entry.id)
}

/** Addresses of other servers, and those that a client completes (`{{…}}`). They stand under their md5, as clients of this API know them. */
function isForeign(url: string): boolean {
  return /^(https?:|\{\{)/.test(url)
}

function isFramed(url: string, framedOrigins: readonly string[]): boolean {
  return URL.canParse(url) && framedOrigins.includes(new URL(url).origin)
}

function toItem(entry: PermissionRow, children: MenuItem[], framedOrigins: readonly string[]): MenuItem {
  const url = entry.url ?? `/menu/${entry.code ?? entry.id}`
  const isOutside = isForeign(url) && !isFramed(url, framedOrigins)
  const digest = createHash('md5').update(url).digest('hex')
  return {
    id: entry.id,
    route: entry.menuType === 1 ? '1' : '0',
    // What is shown inside has an address in the browser.
    path: isOutside ? digest : isForeign(url) ? `/${digest}` : url,
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
      internalOrExternal: isOutside,
      componentName: componentName(entry),
      ...(isForeign(url) ? { url } : {}),
      ...(entry.perms ? { permissionList: actionsOf({ action: entry.perms }) } : {}),
      ...(entry.page && entry.menuType === 1 ? { page: entry.page } : {}),
    },
    ...(children.length > 0 ? { children } : {}),
  }
}

/** The menu that a user sees: groups with at least one page in them, in their order. */
export function buildMenu(entries: readonly PermissionRow[], rights: UserRights, framedOrigins: readonly string[] = []): MenuItem[] {
  const below = entriesByParent(entries)
  const build = (parentId: string | null): MenuItem[] =>
    (below.get(parentId) ?? []).flatMap((entry) => {
      if (entry.menuType === 2 || !isOpenTo(entry, rights)) return []
      const children = build(entry.id)
      return entry.menuType === 0 && children.length === 0 ? [] : [toItem(entry, children, framedOrigins)]
    })
  return build(null)
}

/** The root that holds the routes of the menu, as clients build them. */
export function routeRoot(menu: MenuItem[]): MenuItem {
  const title = { 'zh-CN': '首页', 'en-US': 'Home', 'de-DE': 'Startseite' }
  return {
    id: 'dashboard',
    route: '1',
    path: '/',
    name: 'dashboard',
    component: 'layouts/TabLayout',
    redirect: '/dashboard/analysis',
    meta: { title: title['zh-CN'], titleEn: title['en-US'], titleDe: title['de-DE'] },
    children: menu,
  }
}
